/** A player's actions at a Basilica table: which piece is which move, what is held back, what was refused. */

import { tick } from 'svelte';
import { awaited } from '../../lib/awaited';
import type { Frame } from '../../lib/frame.svelte';
import type { Why } from '../../lib/types';
import type { Entry, GameTable, Offer, Rank } from './wire';
import { positionOf } from './board';
import { displayPlace } from './motions';
import { cellOf, nameOf, offerAt, targetsOf, type Piece, type Targets } from './moves';

const NOTHING: Targets = targetsOf([]);

export class Desk {
  readonly table: GameTable;
  readonly frame: Frame;
  /** The piece that was refused. */
  #tried = $state.raw<Piece | null>(null);
  /** Cells changed in somebody else's turn. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
  changed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(table: GameTable, frame: Frame) {
    this.table = table;
    this.frame = frame;
  }

  position = $derived.by(() => positionOf(this.table.now.view));
  mayMove = $derived.by(
    () => this.table.now.yours !== null && this.table.now.yours === this.table.now.decider,
  );
  held = $derived.by(() => this.table.held);
  targets = $derived.by(() => (this.mayMove ? targetsOf(this.table.now.legal) : NOTHING));
  chosen = $derived.by(() => this.position.chosen);
  /** The vault that a builder may follow onto (BA-2.2). */
  fresh = $derived.by(() => {
    const { fresh, turn } = this.position;
    return this.targets.builder && fresh ? { cell: fresh, side: turn } : null;
  });
  /** The held move as a piece on the floor, if it is one. */
  heldCell = $derived.by((): { cell: string; rank: Rank | null } | null => {
    const offer = this.#offer(this.held),
      cell = offer && cellOf(offer);
    return offer && cell ? { cell, rank: offer.does.kind === 'rank' ? offer.does.rank : null } : null;
  });
  /** The piece whose click was refused, while the frame shows why. */
  refused = $derived.by(() => (this.frame.refusal ? this.#tried : null));
  /** Buttons beside the board: moves that no piece represents, and the builder, which is easily overlooked. */
  others = $derived.by((): Offer[] => this.targets.others);

  /** Handles a click on a piece: plays its move, or shows why there is none. */
  async pick(piece: Piece, at: Element): Promise<void> {
    const offer = offerAt(this.targets, piece);
    this.frame.refusal = null;
    const { table } = this;
    if (offer && table.held === offer.move) return table.release(); // a second click takes it back
    if (offer) return this.#play(offer, at, piece);
    if (!this.mayMove) return this.#say(awaited(table), piece, at);
    if (piece.kind !== 'cell' && (await this.#instead(piece, at))) return;
    this.#say(await table.why(nameOf(piece)), piece, at);
  }

  /** Handles a click on a bay: a cell for the current decision, or the builder on the vault just placed. */
  pickCell(cell: string, at: Element): Promise<void> {
    const { targets, fresh } = this;
    return targets.builder && !targets.cells.has(cell) && fresh?.cell === cell
      ? this.choose(targets.builder, at)
      : this.pick({ kind: 'cell', cell }, at);
  }

  /** Handles a click on a move's button. */
  async choose(offer: Offer, at: Element): Promise<void> {
    this.frame.refusal = null;
    if (this.held === offer.move) return this.table.release();
    await this.#play(offer, at, null);
  }

  #offer = (move: string | null): Offer | undefined =>
    this.mayMove ? this.table.now.legal.find(offer => offer.move === move) : undefined;

  async #play(offer: Offer, at: Element, piece: Piece | null): Promise<void> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
    this.changed = new Set();
    const { move } = offer;
    if (offer.ends_turn && this.table.confirms) this.table.hold(move);
    else this.#say(await this.table.play(move), piece, at);
  }

  /** The piece in hand, if picking it up was the last thing done: nothing else has happened with it yet. */
  begun = $derived.by((): Piece | null => {
    const { vault, order, cell } = this.chosen;
    const last = this.table.entries.findLast(entry => entry.kind === 'move' && !entry.taken_back);
    const fresh = cell === null && last?.events.every(({ fact }) => fact.kind === 'order');
    if (!this.mayMove || !fresh) return null;
    if (vault !== null) return { kind: 'vault', place: vault };
    return order === null ? null : { kind: 'order', place: order };
  });
  /** Where it was, as named in `data-at`. */
  origin = $derived.by((): string => {
    const { vault, order } = this.chosen;
    return vault !== null ? displayPlace('vault', vault) : order !== null ? displayPlace('order', order) : '';
  });
  canPutBack = $derived.by(
    () => this.held !== null || (this.begun !== null && this.table.now.undo.policy === 'free'),
  );

  /** Puts back what was picked up. True if there was something. */
  putBack(): boolean {
    if (!this.canPutBack) return false;
    if (this.held !== null) this.table.release();
    else void this.table.undo();
    return true;
  }

  /** Another vault or order is clicked than the one just picked up: put that one back first. */
  async #instead(piece: Piece, at: Element): Promise<boolean> {
    const { table, begun } = this;
    if (begun === null || table.now.undo.policy !== 'free') return false;
    table.release();
    const why = await table.undo();
    if (why) this.#say(why, piece, at);
    else if (nameOf(piece) !== nameOf(begun)) {
      await tick();
      const offer = offerAt(this.targets, piece);
      if (offer) await this.#play(offer, at, piece);
      else this.#say(await table.why(nameOf(piece)), piece, at);
    }
    return true;
  }

  #say(why: Why | null, piece: Piece | null, at: Element): void {
    this.#tried = why ? piece : null;
    if (why) this.frame.refuse(why, at);
  }

  /** What others changed keeps a ring until the player's next move. */
  notice(entries: Entry[]): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
    const changed = new Set(this.changed);
    const mine = (seat: number | null): boolean =>
      this.table.seats.some(one => one.seat === seat && one.mine);
    for (const { seat, fact } of entries.flatMap(entry =>
      entry.kind === 'move' && !entry.taken_back ? entry.events : [],
    )) {
      if ((fact.kind === 'turn' && !mine(seat)) || fact.kind === 'clean-up') changed.clear();
      else if (seat >= 0 && 'cell' in fact) changed.add(fact.kind === 'move' ? fact.target : fact.cell);
    }
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
    this.changed = entries.every(({ seat }) => mine(seat)) ? new Set() : changed;
  }
}
