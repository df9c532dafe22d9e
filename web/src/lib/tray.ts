/** The tray: where choices lie, never over what is being decided on. A game says what is in it, `ui/Tray.svelte` shows it. */

import type { Phrase } from './types';

/** One thing that can be chosen, or that cannot: then it says why, or that it is done. */
export interface TrayOption {
  id: string;
  /** The move that it begins; null: it cannot be chosen now. */
  move: string | null;
  title: string;
  /** The title where many stand two and two; the whole one is said. */
  short?: string;
  /** What it brings now, in a line. */
  about?: string;
  icon?: string;
  colour?: string;
  /** Instead of an icon: a drawing in a box of 48 x 48. */
  picture?: string;
  /** Instead of the title, which is said: a row of signs, 16 high. */
  drawn?: { svg: string; width: number };
  /** Rubles to pay. */
  price?: number;
  done?: boolean;
  why?: { words: Phrase; rule: string };
  /** Not a move: it changes what the pieces mean. How many moves it opens, and whether it is chosen. */
  press?: string;
  opens?: number;
  pressed?: boolean;
  /** A hint recommends it. */
  better?: boolean;
  /** The same with less: a click on a number takes so many. */
  fewer?: { amount: number; move: string; words: string }[];
}

/** Things that share a number: the one on their piece, which is also their key. */
export interface TrayRow {
  number: number | null;
  options: TrayOption[];
}

/** What is taken up and not yet put down. */
export interface TrayHand {
  title: string;
  about: string;
  picture: string;
  rule: string;
}

/** The quiet way out, while something is left. */
export interface TrayLeave {
  move: string;
  words: string;
  /** What would be lost, in words; empty: nothing, and nobody is asked. */
  lost: string;
}

export interface TrayContent {
  rows: TrayRow[];
  /** So many that they stand two and two, without a second line. */
  dense: boolean;
  hand: TrayHand | null;
  /** A word at the foot. */
  note: string;
  leave: TrayLeave | null;
  /** What was pressed so far can be put back. */
  back: string;
}

export const EMPTY: TrayContent = { rows: [], dense: false, hand: null, note: '', leave: null, back: '' };

export const isEmpty = ({ rows, hand, leave, back }: TrayContent): boolean =>
  !rows.length && !hand && !leave && !back;

/** The row that a key means: 1 to 9. */
export function rowOfKey(content: TrayContent, event: KeyboardEvent): TrayRow | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if ((event.target as Element | null)?.closest?.('input, select, textarea, dialog')) return null;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  return content.rows.find(row => row.number === number) ?? null;
}
