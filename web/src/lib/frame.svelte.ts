import { getContext, setContext, type Snippet } from 'svelte';
import { room } from './room.svelte';
import type { TrayLeave } from './tray';
import type { Why } from './types';

/** A step of the turn that is being composed. */
export interface Step {
  state: 'past' | 'now' | 'open';
  words: string;
  icon?: string;
  /** Whose it was, where it was another's. */
  colour?: string;
}

/** One board of several on a phone; `count` says how many targets wait there. */
export interface Tab {
  id: string;
  icon: string;
  words: string;
  count: number;
  /** Something to look at is there. */
  pointed?: boolean;
}

/**
 * What a board and the frame around it tell each other. The frame draws bar or sheet, tabs and the "why not" bubble;
 * a board says which tabs it has, what stands in the scores of a phone, and, if it knows better, the steps of the turn.
 */
export class Frame {
  tabs = $state.raw<Tab[]>([]);
  /** The tab that is shown. */
  tab = $state('');
  /** What the page does when a tab is asked for from elsewhere than its list of tabs. */
  onopen: (() => void) | null = null;
  /** The head of a phone: everybody's score. */
  scores = $state.raw<Snippet | null>(null);
  /** On a phone, above the sheet: what one has at hand. */
  pocket = $state.raw<Snippet | null>(null);
  /** On a phone, in the sheet between sentence and buttons: choices that have no place on the board. */
  choices = $state.raw<Snippet | null>(null);
  /** Instead of the steps that the frame finds by itself. */
  steps = $state.raw<Step[] | null>(null);
  /** Beside the steps: shows again what the others did. */
  again = $state.raw<(() => void) | null>(null);
  /** Instead of the server's sentence, while something is half chosen. */
  sentence = $state<string | null>(null);
  /** The quiet way out of what is being chosen, and whether it was pressed although something would be lost. */
  leaving = $state.raw<TrayLeave | null>(null);
  asksToLeave = $state(false);
  /** Instead of ending a turn: on from what is only read. */
  onward = $state.raw<{ words: string; go: () => void } | null>(null);
  /** What the page takes of the board's height besides the furniture of its frame. */
  less = $state(0);
  refusal = $state.raw<{ why: Why; at: Element } | null>(null);

  /** A screen so narrow or so low that one board is shown at a time. */
  get phone(): boolean {
    return room.single;
  }

  /** Leads to a tab, wherever one is. */
  open(tab: string): void {
    this.tab = tab;
    this.onopen?.();
  }

  /** Shows beside a piece why it cannot be chosen. */
  refuse(why: Why, at: Element): void {
    this.refusal = { why, at };
  }
}

const KEY = Symbol('frame');
/** For the page that shows a board. */
export const provideFrame = (): Frame => setContext(KEY, new Frame());
/** For the board. */
export const useFrame = (): Frame => getContext<Frame>(KEY);
