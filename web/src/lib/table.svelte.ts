import { api, ApiError } from './api';
import { applied } from './changes';
import { company } from './company.svelte';
import { announce } from './house.svelte';
import { Live, type Connection, type LiveHandlers, type Wire } from './live';
import { afterUndo, newId, POSSIBLE, refusal } from './replies';
import { settings } from './settings.svelte';
import { heard, type TimingTold } from './timing.svelte';
import type {
  Entry,
  GameName,
  Hint,
  Now,
  Offer,
  OfferOf,
  PageMessage,
  Phrase,
  Prospect,
  Reply,
  Seat,
  Seating,
  ServerMessage,
  Snapshot,
  TalkLine,
  Why,
} from './types';

/** The move that was played and the better one; a replay shows both on the board. */
export interface Marks<G extends GameName = GameName> {
  played: OfferOf<G> | null;
  better: OfferOf<G> | null;
}

/** Called with everything that happens at a table after it was opened. */
export type Listener<G extends GameName = GameName> = (entries: Entry<G>[]) => void;

/** What a board can read and do; the same for a game in progress and for a replay. */
export interface GameTable<G extends GameName = GameName> {
  readonly snapshot: Snapshot;
  readonly now: Now<G>;
  readonly entries: Entry<G>[];
  readonly seats: Seat[];
  readonly marks: Marks<G> | null;
  /** Places to highlight, named as in `data-at`; used by lessons. */
  readonly points: readonly string[];
  /** True for a record being viewed. */
  readonly replayed: boolean;
  /** Plays a move; returns null, or why it is not possible. */
  play(move: string): Promise<Why | null>;
  /** Why pressing a piece does nothing. */
  why(piece: string): Promise<Why>;
  /**
   * What the viewer's seat could do if its turn started now, or what could be done at a moment of a record;
   * and why not.
   */
  prospect(piece: string | null): Promise<Prospect>;
  undo(): Promise<Why | null>;
  restart(): Promise<Why | null>;
  /** Redoes what was undone. */
  redo(): Promise<Why | null>;
  /**
   * A move that is chosen but not sent: where a game would pass the turn on automatically, its last move
   * waits for "End turn".
   */
  readonly held: string | null;
  hold(move: string): void;
  release(): void;
  /** Whether the user wants to confirm such a move. */
  readonly confirms: boolean;
  /** Sends the held move, or plays the move that ends the turn, the visit or the work. */
  end(): Promise<Why | null>;
  readonly canEnd: boolean;
  /** The legal move that ends the turn, the visit or the work. */
  readonly ending: OfferOf<G> | null;
  /** Something else can still be done: show the ending as an unobtrusive button. */
  readonly quiet: boolean;
  /** Registers a callback for new entries; returns a function that removes it. */
  listen(listener: Listener<G>): () => void;
}

const live = (table: string, after: number): string =>
  `/api/tables/${table}/live?after=${after}&changes=true`;

/** Milliseconds after which an unanswered request is reported as slow. */
const PATIENCE = 1500;

/** A game in progress. Open it, and show a board when it is `ready`. */
export class LiveTable implements GameTable {
  snapshot = $state.raw<Snapshot>()!;
  now = $state.raw<Now>()!;
  entries = $state.raw<Entry[]>([]);
  seats = $state.raw<Seat[]>([]);
  seatings = $state.raw<Seating[]>([]);
  /** The last timing from the server, and when it arrived. */
  timing = $state.raw<TimingTold | null>(null);
  ready = $state(false);
  connection = $state<Connection>('connecting');
  held = $state<string | null>(null);
  /** Number of requests the server has not answered yet. */
  busy = $state(0);
  /** One of them has been waiting for long. */
  slow = $state(false);
  /** The seat that refused an undo or withdrew its own request, until the next request. */
  refusedBy = $state<number | null>(null);
  withdrawn = $state(false);
  /** This browser had a seat here that is now played on another device. */
  elsewhere = $state(false);
  /** An error in something nobody here asked for, such as a bot's move; cleared when something happens. */
  trouble = $state.raw<Phrase | null>(null);
  /** The move of a hint; cleared when something happens. */
  marks = $state.raw<Marks | null>(null);
  points = $state.raw<readonly string[]>([]);
  /** The number of other requests queued before this seat's bot move or hint. */
  waiting = $state.raw<{ seat: number; place: number } | null>(null);

  readonly replayed = false;
  /** Whether the server stores the table; a lesson is rebuilt from its moves. */
  readonly kept: boolean = true;

  #live: Wire;
  #talk: ((line: TalkLine) => void) | undefined;
  /** The last offer of every move: for an unchanged offer the server sends only the move. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #offers = new Map<string, Offer>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #listeners = new Set<Listener>();

  constructor(
    readonly id: string,
    live_: new (handlers: LiveHandlers) => Wire = Live,
  ) {
    this.#live = new live_({
      address: () => live(id, this.ready ? this.now.number : 0),
      message: message => this.#receive(message),
      connection: state => {
        this.connection = state;
      },
    });
  }

  open(): void {
    this.#live.open();
  }
  close(): void {
    this.#live.close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Registers a callback for everything said at the table from now on. */
  hearTalk(listener: (line: TalkLine) => void): void {
    this.#talk = listener;
  }

  async play(move: string): Promise<Why | null> {
    const seat = this.now.yours;
    return refusal(
      await this.#ask(
        seat === null
          ? { type: 'why', id: newId(), move }
          : { type: 'move', id: newId(), seat, move, after: this.now.number },
      ),
    );
  }

  async why(piece: string): Promise<Why> {
    return refusal(await this.#ask({ type: 'why', id: newId(), piece })) ?? POSSIBLE;
  }

  prospect(piece: string | null): Promise<Prospect> {
    if (!this.kept) return Promise.reject(new ApiError(409, { key: 'web-lesson-read-first', data: {} }));
    return api.prospect(this.id, piece === null ? {} : { piece });
  }

  hold(move: string): void {
    this.held = move;
  }
  release(): void {
    this.held = null;
  }
  get confirms(): boolean {
    return settings.confirm;
  }

  get ending(): Offer | null {
    return this.now.legal.find(offer => offer.closes) ?? null;
  }
  get quiet(): boolean {
    const { ending } = this;
    return ending !== null && this.now.legal.some(offer => !offer.aside && offer !== ending);
  }
  /** The ending, if nothing else is left to do: what the large button plays. */
  get closing(): Offer | null {
    return this.quiet ? null : this.ending;
  }
  get canEnd(): boolean {
    return this.held !== null || this.closing !== null;
  }

  async end(): Promise<Why | null> {
    const move = this.held ?? this.closing?.move;
    this.held = null;
    return move === undefined ? null : this.play(move);
  }

  async undo(): Promise<Why | null> {
    if (this.held === null) return this.#return(this.now.undo.to);
    this.held = null;
    return null;
  }

  restart(): Promise<Why | null> {
    this.held = null;
    return this.#return(this.now.undo.restart);
  }

  async redo(): Promise<Why | null> {
    const seat = this.now.yours;
    if (seat === null || !this.now.undo.redo) return null;
    this.held = null;
    return refusal(await this.#ask({ type: 'redo', id: newId(), seat, after: this.now.number }));
  }

  /** Answers an opponent's request to take something back. */
  async answer(agree: boolean): Promise<Why | null> {
    const seat = this.mustAnswer;
    return seat === null ? null : refusal(await this.#ask({ type: 'answer', id: newId(), seat, agree }));
  }

  /** The viewer's seat that has asked for an undo and waits for the others. */
  get waitsForConsent(): number | null {
    const asker = this.now.asked?.seat;
    return this.seats.find(s => s.seat === asker && s.mine)?.seat ?? null;
  }

  /** Withdraws the request for an undo. */
  async withdraw(): Promise<Why | null> {
    const seat = this.waitsForConsent;
    return seat === null
      ? null
      : refusal(await this.#ask({ type: 'answer', id: newId(), seat, agree: false }));
  }

  /** The viewer's seat that must answer an opponent's undo request. */
  get mustAnswer(): number | null {
    return this.now.asked?.waits_for.find(seat => this.seats.some(s => s.seat === seat && s.mine)) ?? null;
  }

  /** Asks for a hint and shows it on the board. Null if something else happened in the meantime. */
  async hint(): Promise<Hint | null> {
    const { number } = this.now,
      hint = await this.advice();
    if (number !== this.now.number) return null;
    this.marks = { played: null, better: hint.offer };
    return hint;
  }

  /** The rulebook paragraph about the current decision; empty if there is none. */
  async rule(): Promise<string> {
    return (await api.decisionRule(this.id)).rule;
  }

  protected advice(): Promise<Hint> {
    return api.hint(this.id);
  }

  async #return(to: number | null): Promise<Why | null> {
    const seat = this.now.yours ?? this.seats.find(s => s.mine)?.seat;
    if (to === null || seat === undefined) return null;
    return refusal(await this.#ask({ type: 'undo', id: newId(), seat, to, after: this.now.number }));
  }

  async #ask(message: PageMessage): Promise<Reply> {
    this.busy += 1;
    const timer = setTimeout(() => {
      this.slow = true;
    }, PATIENCE);
    try {
      return await this.#live.ask(message);
    } finally {
      clearTimeout(timer);
      this.busy -= 1;
      if (!this.busy) this.slow = false;
    }
  }

  /**
   * A snapshot contains only the last entries. Known earlier ones are kept; missing ones are fetched
   * afterwards.
   */
  async #takeEntries(last: Entry[]): Promise<void> {
    const first = last[0]?.number ?? 1,
      known = this.entries.filter(e => e.number < first);
    this.entries = [...known, ...last];
    const wanted = known[0]?.number === 1 ? (known.at(-1)?.number ?? 0) + 1 : 1;
    if (wanted >= first) return;
    try {
      const older: Entry[] = [];
      for (let start = wanted; start < first; start = older.at(-1)!.number + 1) {
        const some = await api.entries(this.id, { start, stop: first });
        if (!some.length) break;
        older.push(...some);
      }
      this.entries = [
        ...this.entries.filter(e => e.number < wanted),
        ...older,
        ...this.entries.filter(e => e.number >= first),
      ];
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason; // then the log starts later
    }
  }

  /** The position with a change applied. */
  #changed(change: Record<string, unknown>): Now {
    const now = applied<Now>(this.now, change);
    const legal = (now.legal as (Offer | string)[]).map(offer =>
      typeof offer === 'string' ? this.#offers.get(offer)! : offer,
    );
    return { ...now, legal };
  }

  /** A held move is dropped, because it belongs to the position it was chosen in. */
  #set(now: Now): void {
    for (const offer of now.legal) this.#offers.set(offer.move, offer);
    if (this.ready && now.number !== this.now.number) {
      this.held = null;
      this.marks = null;
      this.waiting = null;
      this.trouble = null;
    }
    this.now = now;
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') {
      this.snapshot = message.snapshot;
      this.#set(message.snapshot.now);
      void this.#takeEntries(message.snapshot.entries);
      this.seats = message.snapshot.seats;
      this.seatings = message.snapshot.seatings;
      this.timing = heard(message.snapshot.timing);
      this.ready = true;
    } else if (message.type === 'entries' || message.type === 'changes') {
      const known = this.entries.at(-1)?.number ?? -1,
        fresh = message.entries.filter(e => e.number > known);
      this.entries = [...fresh.filter(e => e.back_to !== null).reduce(afterUndo, this.entries), ...fresh];
      this.#set(message.type === 'changes' ? this.#changed(message.now) : message.now);
      if (fresh.length) for (const listener of this.#listeners) listener(fresh);
    } else if (message.type === 'seats') {
      const had = this.seats.some(s => s.mine),
        has = message.seats.some(s => s.mine);
      if (had !== has) this.elsewhere = had;
      this.seats = message.seats;
      this.seatings = message.seatings;
    } else if (message.type === 'talk') {
      this.#talk?.(message.line);
    } else if (message.type === 'timing') {
      this.timing = heard(message.timing);
    } else if (message.type === 'now') {
      this.#set(message.now);
    } else if (message.type === 'asked') {
      const asker = this.now.asked?.seat;
      this.now = { ...this.now, asked: message.asked };
      this.withdrawn = message.refused_by !== null && message.refused_by === asker;
      this.refusedBy = message.refused_by;
    } else if (message.type === 'waiting') {
      this.waiting =
        message.seat !== null && message.place ? { seat: message.seat, place: message.place } : null;
    } else if (message.type === 'error') {
      if (message.re === null) this.trouble = message.words;
    } else if (message.type === 'announcement') {
      announce(message.text);
    } else if (message.type === 'news') {
      company.hear(message);
    } else if (message.type === 'rematch') {
      this.snapshot = { ...this.snapshot, rematch: message.table };
    }
  }
}

/** A finished game shown step by step: nothing can be played. */
export class ReplayTable implements GameTable {
  snapshot: Snapshot = $state.raw()!;
  now: Now = $state.raw()!;
  entries = $state.raw<Entry[]>([]);
  seats = $state.raw<Seat[]>([]);
  marks = $state.raw<Marks | null>(null);
  readonly points = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #listeners = new Set<Listener>();

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.now = { ...snapshot.now, legal: [] };
    this.entries = snapshot.entries;
    this.seats = snapshot.seats;
  }

  /** Goes to a moment of the game. `fresh`: what just happened, if it was reached by one step forward. */
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

  prospect(piece: string | null): Promise<Prospect> {
    const at = this.now.number;
    return api.replayProspect(this.snapshot.table, piece === null ? { at } : { at, piece });
  }
  why(): Promise<Why> {
    return Promise.resolve({ words: { key: 'web-replay-only', data: {} }, rule: '' });
  }
  play(): Promise<Why | null> {
    return this.why();
  }
  undo(): Promise<Why | null> {
    return this.why();
  }
  restart(): Promise<Why | null> {
    return this.why();
  }
  redo(): Promise<Why | null> {
    return this.why();
  }
  end(): Promise<Why | null> {
    return this.why();
  }
  readonly replayed = true;
  readonly held = null;
  readonly ending = null;
  readonly quiet = false;
  readonly canEnd = false;
  readonly confirms = false;
  hold(): void {
    /* nothing can be played */
  }
  release(): void {
    /* nothing is held */
  }
}
