"""OpenSpiel: the same tables with nature as an explicit chance player."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.observation import Layout
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.state import NATURE, NOBODY, State
from duomo.core.start import Find
from duomo.research.engine.run import rewards
from duomo.research.studies import Study, make_study

LONGEST_TURN = 100
"""Maximum number of moves in a turn, nature's included; far more than any turn has."""

registered: dict[str, Callable[[Mapping[str, Any]], DuomoGame]] = {}

shared_by_key: dict[tuple[Any, ...], Shared] = {}


def load(
    find: Find, name: str, players: int | None, options: Mapping[str, object] | None, cap: int = TURN_CAP
) -> DuomoGame:
    """Return the game with these parameters, like `pyspiel.load_game`."""
    study = make_study(find, name, players, options, None)
    kind = register(find, study)
    given = {option.name: option.default for option in study.game.options}
    chosen = {key: value for key, value in study.options.values.items() if given[key] != value}
    return kind({"players": study.options.players, "options": pack(chosen), "cap": cap})


def pack(options: Mapping[str, str]) -> str:
    """Return options as one parameter of a game: OpenSpiel allows neither commas nor equals signs in it."""
    return "/".join(f"{key}:{value}" for key, value in options.items())


def unpack(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in filter(None, text.split("/")):
        key, colon, value = part.partition(":")
        if not colon:
            raise OptionError(f"“{part}” is not key:value.")
        options[key] = value
    return options


def register(find: Find, study: Study) -> Callable[[Mapping[str, Any]], DuomoGame]:
    """Register a game with OpenSpiel by name, once."""
    name = study.game.name
    if name not in registered:

        class Registered(DuomoGame):
            def __init__(self, params: Mapping[str, Any] | None = None) -> None:
                given = dict(params or {})
                players = int(given.get("players", 0)) or None
                options = unpack(str(given.get("options", "")))
                cap = int(given.get("cap", TURN_CAP))
                super().__init__(make_study(find, name, players, options, None), cap, given)

        registered[name] = Registered
        pyspiel.register_game(game_type(study, any_table=True), Registered)
    return registered[name]


def game_type(study: Study, any_table: bool = False) -> Any:
    """Return what OpenSpiel knows about a game before it is loaded, or about one table of it."""
    kind = pyspiel.GameType
    alone = study.rules.parties > study.rules.seats
    return kind(
        short_name=f"duomo_{study.game.name.replace('-', '_')}",
        long_name=study.game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if study.layout.secrets()
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.GENERAL_SUM if alone or any_table else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(study.game.players),
        min_num_players=min(study.game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "options": "", "cap": TURN_CAP},
        provides_factored_observation_string=False,
    )


class DuomoGame(pyspiel.Game):
    """One table. Parameters: players, options (`key:value/key:value`) and the turn cap."""

    def __init__(self, study: Study, cap: int, params: Mapping[str, Any]) -> None:
        parties, seats = study.rules.parties, study.rules.seats
        # A solo game is not zero-sum, because the automaton has no seat. OpenSpiel wants no sum then.
        total = {} if parties > seats else {"utility_sum": 0.0}
        info = pyspiel.GameInfo(
            num_distinct_actions=study.actions,
            max_chance_outcomes=study.encoding.outcomes,
            num_players=seats,
            min_utility=-1.0 / (parties - 1),
            max_utility=1.0,
            max_game_length=(cap + 1) * LONGEST_TURN,
            **total,
        )
        super().__init__(game_type(study), info, dict(params))
        self.study = study
        self.shared = Shared(study, cap)

    def new_initial_state(self) -> DuomoState:
        return DuomoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LayoutObserver:
        if params:
            raise ValueError(f"There are no parameters of observations; given: {params}")
        return LayoutObserver(self.study.layout)


class Shared:
    """What all states of a game share, however they are copied or saved."""

    def __init__(self, study: Study, cap: int) -> None:
        self.study = study
        self.cap = cap
        self.rules = study.rules
        self.nature = study.encoding.nature
        self.run = study.run(cap)
        self.key = (study.game.name, study.options.players, tuple(study.options.values.items()), cap)
        shared_by_key[self.key] = self

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_at, (self.key,)


class Held:
    """The engine's state inside a state of OpenSpiel, which copies and saves all its attributes."""

    def __init__(self, shared: Shared, state: State) -> None:
        self.shared = shared
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.shared, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return held_at, (self.shared, self.shared.study.position_text(self.state))


def shared_at(key: tuple[Any, ...]) -> Shared:
    return shared_by_key[key]


def held_at(shared: Shared, position: str) -> Held:
    return Held(shared, shared.study.state_at(position))


class DuomoState(pyspiel.State):
    """Serialised by OpenSpiel as the moves that led to it and the position as a document."""

    def __init__(self, game: DuomoGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.held = Held(self.shared, game.study.rules.start())

    def current_player(self) -> int:
        decider = self.held.state.decider
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decider == NATURE else decider

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        return sorted(self.shared.rules.legal(state)) if state.decider == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = sorted(self.shared.rules.chance(self.held.state))
        total = sum(weight for _, weight in outcomes)
        return [(code - self.shared.nature, weight / total) for code, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        code = action + self.shared.nature if state.decider == NATURE else action
        self.shared.rules.play(state, code, None)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == int(pyspiel.PlayerId.CHANCE)
        return self.shared.rules.text(action + self.shared.nature if chance else action)

    def is_terminal(self) -> bool:
        state = self.held.state
        return state.decider == NOBODY or state.turns > self.shared.cap

    def returns(self) -> list[float]:
        rules, state = self.shared.rules, self.held.state
        return rewards(rules, state, "outcome") if state.decider == NOBODY else [0.0] * rules.seats

    def observe(self, player: int) -> bytes:
        """Return what a seat sees, as in the other environments."""
        run = self.shared.run
        run.state = self.held.state
        return run.observe(player)

    def view(self, player: int) -> dict[str, Any]:
        return self.shared.study.game.view(self.shared.rules, self.held.state, player)

    def __str__(self) -> str:
        return self.shared.study.position_text(self.held.state)


class LayoutObserver:
    """The numbers of an observation as a tensor, and its fields by name."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            entry.name: self.tensor[entry.start : entry.stop].reshape(entry.field.shape)
            for entry in layout.entries
        }

    def set_from(self, state: DuomoState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.observe(player), np.int8)

    def string_from(self, state: DuomoState, player: int) -> str:
        return json.dumps(state.view(player))
