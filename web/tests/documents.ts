/** Documents of a small table, as the server would send them. */

import type { Offer, View } from '../src/games/basilica/wire';

export const offer = (move: string, does: Offer['does'] = { kind: 'replace' }): Offer => ({
  game: 'basilica',
  move,
  words: { key: 'x', data: {} },
  group: null,
  aside: false,
  obvious: false,
  usual: false,
  does,
  brings: { white: 0, black: 0 },
  ends_turn: false,
});

export const view = (more: Partial<View> = {}): View => ({
  game: 'basilica',
  turns: 1,
  seat: 'white',
  decides: 'white',
  asks: 'turn',
  turn: 'white',
  action: 1,
  actions: 3,
  fresh: null,
  chosen: { vault: null, order: null, cell: null },
  hand: null,
  king: 0,
  orders: [null, null, null],
  vaults: [null, null, null],
  top: null,
  pile: 0,
  discards: 0,
  reshuffled: false,
  height: 1,
  cells: [{ name: '1.1', row: 1, column: 1, vault: { colours: ['red'], order: 'glass' } }],
  zones: [],
  scored_now: { white: 0, black: 0 },
  players: [],
  unseen: {},
  ...more,
});
