/** The games the page has a board for: one folder each, found by its `index.ts`. */

import { plainOf } from '../plain';
import type { GameModule, GameTowers } from './game';

const found = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'game' });

export const games: Readonly<Record<string, GameModule>> = Object.fromEntries(
  Object.entries(found)
    .map(([path, game]) => [path.split('/')[1]!, game] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** Their names, in list order. */
export const gameNames: readonly string[] = Object.keys(games);

/** The module of a game: its own folder, or the generic one. */
export const moduleOf = (name: string): GameModule => games[name] ?? plainOf(name);

/** The how-to-play pages of all games. */
export const guides = Object.values(games).flatMap(game => game.guides ?? []);

/** The towers of the first game that has some. */
export const towersOf = async (): Promise<GameTowers | null> =>
  (await Object.values(games)
    .find(game => game.towers)
    ?.towers?.()) ?? null;

/** The automaton of the first game that has one. */
export const automatonOf = (): ReturnType<NonNullable<GameModule['automaton']>> | null =>
  Object.values(games)
    .find(game => game.automaton)
    ?.automaton?.() ?? null;

/** Path of the first game's components. */
export const componentsPath = `/components/${gameNames[0]}`;
