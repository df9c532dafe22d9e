/** The games that the page has a board for: one folder each, found by its `index.ts`. */

import { plainOf } from '../plain';
import type { GameModule, GameTowers } from './game';

const found = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'game' });

export const games: Readonly<Record<string, GameModule>> = Object.fromEntries(
  Object.entries(found)
    .map(([path, game]) => [path.split('/')[1]!, game] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** Their names, in the order in which they are listed. */
export const gameNames: readonly string[] = Object.keys(games);

/** What the page has of a game: its own folder, or for want of one what serves every game. */
export const moduleOf = (name: string): GameModule => games[name] ?? plainOf(name);

/** Pages that tell how a game is played, game after game. */
export const guides = Object.values(games).flatMap(game => game.guides ?? []);

/** The towers of the first game that has some. */
export const towersOf = async (): Promise<GameTowers | null> =>
  (await Object.values(games)
    .find(game => game.towers)
    ?.towers?.()) ?? null;

/** Where the components of the first game are shown. */
export const componentsPath = `/components/${gameNames[0]}`;
