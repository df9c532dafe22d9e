import { backend } from '../lib/backend';

const measured = new Map<string, Promise<number>>();

/** Simulations per second on this device, measured once per game and number of players. */
export function paceOf(game: string, players: number): Promise<number> {
  const address = `/api/pace/${game}?players=${players}`;
  let found = measured.get(address);
  if (!found) {
    found = backend.ask('GET', address).then(({ body }) => JSON.parse(body) as number);
    measured.set(address, found);
  }
  return found;
}
