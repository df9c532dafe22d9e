import { Live, type Connection } from './live';
import type { Entry, Hint, Now, PageMessage, Reply, Seat, ServerMessage, Snapshot, Why } from './types';

/** What was played and what would have been better, as moves; a replay shows both on the board. */
export interface Marks { played: string | null; better: string | null }

/** Hears of everything that happens at a table after it was opened. */
export type Listener = (entries: Entry[]) => void;

/** What a board may know and do; the same for a game in progress and for a replay. */
export interface GameTable {
  readonly snapshot: Snapshot;
  readonly now: Now;
  readonly entries: Entry[];
  readonly seats: Seat[];
  readonly marks: Marks | null;
  /** Plays a move; the answer is null, or why it cannot be played. */
  play(move: string): Promise<Why | null>;
  why(move: string): Promise<Why>;
  undo(): Promise<Why | null>;
  restart(): Promise<Why | null>;
  hint(): Promise<Hint | Why>;
  /** Calls back with new entries; gives a function that ends it. */
  listen(listener: Listener): () => void;
}

const live = (table: string, after: number): string =>
  `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/live?after=${after}`;

const refusal = (reply: Reply): Why | null =>
  reply.type === 'refused' ? { words: reply.words, rule: reply.rule }
  : reply.type === 'error' ? { words: reply.words, rule: null }
  : reply.type === 'late' ? { words: { key: 'web-late', data: {} }, rule: null }
  : null;

/** Leaves out what was taken back by an undo that came after it. */
export function afterUndo(entries: Entry[], undo: Entry & { to?: number }): Entry[] {
  const { to } = undo;
  return to === undefined ? entries : entries.map(e => e.number > to && e.number < undo.number ? { ...e, taken_back: true } : e);
}

/** A game in progress. Open it, and show a board when it is `ready`. */
export class LiveTable implements GameTable {
  snapshot = $state.raw<Snapshot>()!;
  now = $state.raw<Now>()!;
  entries = $state.raw<Entry[]>([]);
  seats = $state.raw<Seat[]>([]);
  ready = $state(false);
  connection = $state<Connection>('connecting');
  /** Requests that the server has not answered yet. */
  busy = $state(0);
  readonly marks = null;

  #live: Live;
  #listeners = new Set<Listener>();

  constructor(readonly id: string, live_ = Live) {
    this.#live = new live_({
      address: () => live(id, this.ready ? this.now.number : -1),
      message: message => this.#receive(message),
      connection: state => { this.connection = state; },
    });
  }

  open(): void { this.#live.open(); }
  close(): void { this.#live.close(); }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async play(move: string): Promise<Why | null> {
    const seat = this.now.yours;
    return seat === null ? this.why(move) : refusal(await this.#ask({ type: 'move', id: crypto.randomUUID(), seat, move, after: this.now.number }));
  }

  async why(move: string): Promise<Why> {
    return refusal(await this.#ask({ type: 'why', id: crypto.randomUUID(), move })) ?? { words: { key: 'web-why-possible', data: {} }, rule: null };
  }

  undo(): Promise<Why | null> { return this.#return(this.now.undo.to); }
  restart(): Promise<Why | null> { return this.#return(this.now.undo.restart); }

  /** Whoever is asked may let an opponent take something back, or not. */
  async answer(agree: boolean): Promise<Why | null> {
    const seat = this.seats.find(s => s.mine && s.seat !== this.now.asked?.seat)?.seat;
    return seat === undefined ? null : refusal(await this.#ask({ type: 'answer', id: crypto.randomUUID(), seat, agree }));
  }

  async hint(): Promise<Hint | Why> {
    const reply = await this.#ask({ type: 'hint', id: crypto.randomUUID() });
    return reply.type === 'hint' ? { move: reply.move, words: reply.words } : refusal(reply) ?? { words: { key: 'web-hint-none', data: {} }, rule: null };
  }

  async #return(to: number | null): Promise<Why | null> {
    const seat = this.now.yours ?? this.seats.find(s => s.mine)?.seat;
    if (to === null || seat === undefined) return null;
    return refusal(await this.#ask({ type: 'undo', id: crypto.randomUUID(), seat, to, after: this.now.number }));
  }

  async #ask(message: PageMessage): Promise<Reply> {
    this.busy += 1;
    try {
      return await this.#live.ask(message);
    } finally {
      this.busy -= 1;
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') {
      this.snapshot = message.snapshot;
      this.now = message.snapshot.now;
      this.entries = message.snapshot.entries;
      this.seats = message.snapshot.seats;
      this.ready = true;
    } else if (message.type === 'entries') {
      const known = this.entries.at(-1)?.number ?? -1, fresh = message.entries.filter(e => e.number > known);
      this.entries = [...fresh.filter(e => e.kind === 'undo').reduce(afterUndo, this.entries), ...fresh];
      this.now = message.now;
      if (fresh.length) for (const listener of this.#listeners) listener(fresh);
    } else if (message.type === 'seats') {
      this.seats = message.seats;
    } else if (message.type === 'asked') {
      this.now = { ...this.now, asked: { seat: message.seat, to: message.to } };
    }
  }
}

/** A finished game, shown one step at a time: nothing can be played. */
export class ReplayTable implements GameTable {
  snapshot: Snapshot = $state.raw()!;
  now: Now = $state.raw()!;
  entries = $state.raw<Entry[]>([]);
  seats = $state.raw<Seat[]>([]);
  marks = $state.raw<Marks | null>(null);
  #listeners = new Set<Listener>();

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.now = { ...snapshot.now, legal: [] };
    this.entries = snapshot.entries;
    this.seats = snapshot.seats;
  }

  /** Goes to a moment of the game. `fresh`: what just happened, when it was reached by one step forwards. */
  show(now: Now, entries: Entry[], marks: Marks | null = null, fresh: Entry[] = []): void {
    this.now = { ...now, legal: [], yours: null };
    this.entries = entries;
    this.marks = marks;
    if (fresh.length) for (const listener of this.#listeners) listener(fresh);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  why(): Promise<Why> { return Promise.resolve({ words: { key: 'web-replay-only', data: {} }, rule: null }); }
  play(): Promise<Why | null> { return this.why(); }
  undo(): Promise<Why | null> { return this.why(); }
  restart(): Promise<Why | null> { return this.why(); }
  hint(): Promise<Why> { return this.why(); }
}
