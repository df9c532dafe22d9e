/** What a player does at a table of Basilica: which piece is which move, what is held back, what was refused. */

import { tick } from 'svelte';
import type { Frame } from '../../lib/frame.svelte';
import type { GameTable } from './wire';
import type { Why } from '../../lib/types';
import type { Entry, Offer } from './wire';
import { chosenOf, handOf, passesOn, RANKS, targetsOf, type Targets } from './moves';
import { positionOf, type Rank } from './position';
import { zonesOf } from './zones';

const NOTHING: Targets = targetsOf([]);

export class Desk {
  readonly table: GameTable;
  readonly frame: Frame;
  /** The move that the refused piece would have been. */
  #tried = $state<string | null>(null);
  /** Cells that changed in the turn of somebody else. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed once it is shown
  changed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(table: GameTable, frame: Frame) {
    this.table = table;
    this.frame = frame;
  }

  position = $derived.by(() => positionOf(this.table.now.view.position));
  zones = $derived.by(() => zonesOf(this.position));
  mayMove = $derived.by(
    () => this.table.now.yours !== null && this.table.now.yours === this.table.now.decider,
  );
  held = $derived.by(() => this.table.held);
  targets = $derived.by(() => (this.mayMove ? targetsOf(this.table.now.legal) : NOTHING));
  hand = $derived.by(() => handOf(this.position));
  chosen = $derived.by(() => chosenOf(this.position));
  /** The vault that a builder may follow (BA-2.2). */
  fresh = $derived.by(() => {
    const cell = this.table.now.view.position.fresh;
    return this.targets.builder && typeof cell === 'string' ? { cell, side: this.position.turn } : null;
  });
  /** The held move as a piece on the floor, where it is one. */
  heldCell = $derived.by((): { cell: string; rank: Rank | null } | null => {
    const move = this.held;
    if (!move) return null;
    if (move.startsWith('at ')) return { cell: move.slice(3), rank: null };
    if (move === 'builder' && this.fresh) return { cell: this.fresh.cell, rank: null };
    const rank = RANKS.find(one => one === move);
    return rank && this.chosen.cell ? { cell: this.chosen.cell, rank } : null;
  });
  /** What was clicked in vain, as long as the frame says why. */
  refused = $derived.by(() => (this.frame.refusal ? this.#tried : null));
  /** Buttons beside the board: moves that no piece stands for, and the builder, which is easily overlooked. */
  others = $derived.by((): Offer[] => this.targets.others);

  /** A click on the piece that would be this move. */
  async pick(move: string, at: Element): Promise<void> {
    this.frame.refusal = null;
    const { table } = this;
    if (table.held === move) return table.release(); // a second click puts it back in the hand
    if (this.#legal(move)) return this.#play(move, at);
    if (await this.#instead(move, at)) return;
    this.#say(await table.why(move), move, at);
  }

  /** A click on a bay: a cell for the decision that waits, or the builder on the vault just placed. */
  pickCell(cell: string, at: Element): Promise<void> {
    return this.pick(
      !this.targets.cells.has(cell) && this.fresh?.cell === cell ? 'builder' : `at ${cell}`,
      at,
    );
  }

  #legal = (move: string): boolean => this.mayMove && this.table.now.legal.some(offer => offer.move === move);

  async #play(move: string, at: Element): Promise<void> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed once it is shown
    this.changed = new Set();
    if (passesOn(this.position, move) && this.table.confirms) this.table.hold(move);
    else this.#say(await this.table.play(move), move, at);
  }

  /** Another vault or order than the one just taken up: put that down first. */
  async #instead(move: string, at: Element): Promise<boolean> {
    const { table, chosen } = this;
    const begun =
      chosen.vault !== null
        ? `vault ${chosen.vault}`
        : chosen.order !== null
          ? `order ${chosen.order}`
          : null;
    const last = table.entries.findLast(entry => entry.kind === 'move' && !entry.taken_back);
    if (
      !this.mayMove ||
      !begun ||
      last?.move !== begun ||
      table.now.undo.policy !== 'free' ||
      !/^(vault|order) /.test(move)
    )
      return false;
    table.release();
    const why = await table.undo();
    if (why) this.#say(why, move, at);
    else if (move !== begun) {
      await tick();
      if (this.#legal(move)) await this.#play(move, at);
      else this.#say(await table.why(move), move, at);
    }
    return true;
  }

  #say(why: Why | null, move: string, at: Element): void {
    this.#tried = why ? move : null;
    if (why) this.frame.refuse(why, at);
  }

  /** What others changed keeps a ring until the next own move. */
  notice(entries: Entry[]): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed once it is shown
    const changed = new Set(this.changed);
    const mine = (seat: number | null): boolean =>
      this.table.seats.some(one => one.seat === seat && one.mine);
    for (const { kind, seat, data } of entries.flatMap(entry =>
      entry.kind === 'move' && !entry.taken_back ? entry.events : [],
    )) {
      if ((kind === 'turn' && !mine(seat)) || kind === 'clean-up') changed.clear();
      else if (seat >= 0 && data.cell !== undefined) changed.add(String(data.target ?? data.cell));
    }
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed once it is shown
    this.changed = entries.every(({ seat }) => mine(seat)) ? new Set() : changed;
  }
}
