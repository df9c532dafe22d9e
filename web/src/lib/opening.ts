import { api } from './api';
import { keepLinks } from './links';
import { router } from './router.svelte';
import type { Made, NewTable } from './types';

/** Creates a table and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  enter(await api.open(wish));
}

export function enter(made: Made): void {
  keepLinks(made.table, made.links);
  router.go(`/table/${made.table}`);
}

/** One click: a table for two against a bot that a newcomer can beat. */
export async function playNow(game: string): Promise<void> {
  const levels = await api.levels();
  const level = levels[Math.min(1, levels.length - 1)]?.name;
  await openTable({ game, players: 2, options: {}, seats: [{ who: 'me' }, { who: 'bot', level }] });
}
