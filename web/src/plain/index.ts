/** A game without a folder in the page: everything is built from what the server provides for every game. */

import type { GameModule } from '../games/game';
import { bringTexts } from '../lib/i18n';
import Picture from './Picture.svelte';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black'];

/** The module of such a game. Its parts are loaded together with the game's own texts. */
export const plainOf = (name: string): GameModule => ({
  place: Number.MAX_SAFE_INTEGER,
  colours: COLOURS,
  colourName: colour => colour,
  defs: '',
  Picture,
  card: () => '',
  board: async () => (await bringTexts(name), import('./Board.svelte')),
  replay: async () => (await bringTexts(name), import('./Board.svelte')),
  explain: async () => (await bringTexts(name), (await import('./explain')).explain),
  scoring: async () => (await bringTexts(name), (await import('./ending')).scoring),
  parts: async () => (await bringTexts(name), (await import('./ending')).parts),
});
