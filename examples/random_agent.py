"""A random agent in a PettingZoo environment: the five lines every program begins with."""

from duomo.research import aec_env


def main(seed: int = 1) -> dict[str, float]:
    env = aec_env("red-cathedral", players=3, options={"workshops": "advanced"})
    env.reset(seed=seed)
    result: dict[str, float] = {}
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            result[agent] = reward
            scores = info.get("scores")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    print(f"{len(env.run.moves)} moves, chance included; scores {scores}; rewards {result}")
    return result


if __name__ == "__main__":
    main()
