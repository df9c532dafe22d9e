import { getContext, setContext, type Snippet } from 'svelte';
import { room } from './room.svelte';
import type { TrayLeave } from './tray';
import type { Why } from './types';

/** A step of the turn being composed. */
export interface Step {
  state: 'past' | 'now' | 'open';
  words: string;
  icon?: string;
  /** The colour of the seat that made the step, if it was another player's. */
  colour?: string;
}

/** One of several boards on a phone; `count` is the number of targets on it. */
export interface Tab {
  id: string;
  icon: string;
  words: string;
  count: number;
  /** There is something to look at on this board. */
  pointed?: boolean;
}

/**
 * State shared by a board and the frame around it. The frame draws bar or sheet, tabs and the "why not"
 * bubble. The board supplies its tabs, the scores for a phone, and optionally its own steps of the turn.
 */
export class Frame {
  tabs = $state.raw<Tab[]>([]);
  /** The selected tab. */
  tab = $state('');
  /** Called when a tab is opened from outside the list of tabs. */
  onopen: (() => void) | null = null;
  /** On a phone, in the header: everybody's score. */
  scores = $state.raw<Snippet | null>(null);
  /** On a phone, above the sheet: what the player has at hand. */
  pocket = $state.raw<Snippet | null>(null);
  /** On a phone, in the sheet between prompt and buttons: choices that have no place on the board. */
  choices = $state.raw<Snippet | null>(null);
  /** Replaces the steps that the frame works out. */
  steps = $state.raw<Step[] | null>(null);
  /** Button beside the steps that replays what the others did. */
  again = $state.raw<(() => void) | null>(null);
  /** Replaces the server's prompt while something is half chosen. */
  sentence = $state<string | null>(null);
  /** The unobtrusive way to leave a choice; `asksToLeave`: it was pressed although something would be lost. */
  leaving = $state.raw<TrayLeave | null>(null);
  asksToLeave = $state(false);
  /** Replaces "End turn" where there is only something to read: continues to the next step. */
  onward = $state.raw<{ words: string; go: () => void } | null>(null);
  /** Pixels of the board's height that the page uses in addition to the frame itself. */
  less = $state(0);
  refusal = $state.raw<{ why: Why; at: Element } | null>(null);

  /** True if the screen is so narrow or low that only one board is shown at a time. */
  get phone(): boolean {
    return room.single;
  }

  /** Switches to a tab from anywhere in the page. */
  open(tab: string): void {
    this.tab = tab;
    this.onopen?.();
  }

  /** Shows next to a piece why it cannot be chosen. */
  refuse(why: Why, at: Element): void {
    this.refusal = { why, at };
  }
}

const KEY = Symbol('frame');
/** Called by the page that shows a board. */
export const provideFrame = (): Frame => setContext(KEY, new Frame());
/** Called by the board. */
export const useFrame = (): Frame => getContext<Frame>(KEY);
