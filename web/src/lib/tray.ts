/**
 * The tray shows choices without covering what is being decided on. A game provides its content,
 * `ui/Tray.svelte` shows it.
 */

import type { Phrase } from './types';

/** One option. If it cannot be chosen, it says why, or that it is done. */
export interface TrayOption {
  id: string;
  /** The move it starts; null if it cannot be chosen now. */
  move: string | null;
  title: string;
  /** Title for the two-column layout; the full one is read aloud. */
  short?: string;
  /** Its effect now, in one line. */
  about?: string;
  icon?: string;
  colour?: string;
  /** Drawing in a 48 x 48 box, shown instead of an icon. */
  picture?: string;
  /** Row of signs, 16 high, shown instead of the title; the title is read aloud. */
  drawn?: { svg: string; width: number };
  /** Rubles to pay. */
  price?: number;
  done?: boolean;
  why?: { words: Phrase; rule: string };
  /** Not a move: it changes what the pieces mean. The number of moves it opens, and whether it is selected. */
  press?: string;
  opens?: number;
  pressed?: boolean;
  /** Recommended by a hint. */
  better?: boolean;
  /** The same with a smaller amount: a click on a number takes that many. */
  fewer?: { amount: number; move: string; words: string }[];
}

/** Options that share a number: the one on their piece, which is also their key. */
export interface TrayRow {
  number: number | null;
  options: TrayOption[];
}

/** What is picked up and not yet put down. */
export interface TrayHand {
  title: string;
  about: string;
  picture: string;
  rule: string;
}

/** The unobtrusive way out, while something is left to do. */
export interface TrayLeave {
  move: string;
  words: string;
  /** What would be lost, in words; if empty, no confirmation is needed. */
  lost: string;
}

export interface TrayContent {
  rows: TrayRow[];
  /** So many options that they are shown in two columns, without a second line. */
  dense: boolean;
  hand: TrayHand | null;
  /** A note at the bottom. */
  note: string;
  leave: TrayLeave | null;
  /** The choices made so far can be taken back. */
  back: string;
}

export const EMPTY: TrayContent = { rows: [], dense: false, hand: null, note: '', leave: null, back: '' };

export const isEmpty = ({ rows, hand, leave, back }: TrayContent): boolean =>
  !rows.length && !hand && !leave && !back;

/** The row selected by a key: 1 to 9. */
export function rowOfKey(content: TrayContent, event: KeyboardEvent): TrayRow | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if ((event.target as Element | null)?.closest?.('input, select, textarea, dialog')) return null;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  return content.rows.find(row => row.number === number) ?? null;
}
