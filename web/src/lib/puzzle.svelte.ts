import { ApiError, api } from './api';
import type { LiveHandlers, Wire } from './live';
import { LiveTable } from './table.svelte';
import type { Hint, PageMessage, Phrase, PuzzleNow, PuzzleVerdict, Reply, Snapshot } from './types';

/** The number of a puzzle's first entry; every move adds one. */
const FIRST = 1;
/** Stars for the best turn. */
export const BEST = 3;
const NO_HINTS: Phrase = { key: 'web-puzzle-no-hints', data: {} };

/** A puzzle being solved: the moves so far, and the verdict on the answer. */
export class Puzzle {
  now = $state.raw<PuzzleNow | null>(null);
  moves = $state.raw<string[]>([]);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  judging = $state(false);
  trouble = $state.raw<Phrase | null>(null);
  readonly table: PuzzleTable;

  constructor(readonly id: string) {
    this.table = new PuzzleTable(this);
  }

  /** The turn on the board is over: it can be submitted as the answer. */
  complete = $derived.by(() => this.now?.complete ?? false);

  /** The moves the answer shares with the best turn, from the start: they differ after these. */
  common = $derived.by(() => {
    const { moves = [], best = [], stars = 0 } = this.verdict ?? {};
    const parted = stars === BEST ? 0 : moves.findIndex(({ move }, i) => move !== best[i]?.move);
    return moves.slice(0, Math.max(0, parted)).map(({ move }) => move);
  });

  /** The board after some moves; when the turn is over there are no more decisions. */
  async open(moves: string[]): Promise<Snapshot> {
    const now = await api.puzzle(this.id, { moves });
    this.now = now;
    this.moves = moves;
    this.trouble = null;
    const { snapshot } = now;
    return now.complete ? { ...snapshot, now: { ...snapshot.now, legal: [] } } : snapshot;
  }

  async answer(): Promise<void> {
    if (!this.complete || this.judging) return;
    this.judging = true;
    try {
      this.verdict = await api.puzzleAnswer(this.id, { moves: this.moves });
      await this.show(this.common);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
    } finally {
      this.judging = false;
    }
  }
  async again(): Promise<void> {
    this.verdict = null;
    await this.show([]);
  }
  /** Switches to another line without animation. */
  async show(moves: string[]): Promise<void> {
    this.table.marks = null;
    await this.table.go(moves);
  }
}

/** The wire of a puzzle's table: the server keeps nothing, so every request contains all moves so far. */
class PuzzleWire implements Wire {
  #doing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly handlers: LiveHandlers,
    private readonly puzzle: Puzzle,
  ) {}

  open(): void {
    void this.go(this.puzzle.moves).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      this.puzzle.trouble = reason.words;
    });
  }
  close(): void {
    /* nothing to open */
  }

  /** Requests run one after another: each continues from the line the previous one left. */
  ask(message: PageMessage): Promise<Reply> {
    const answer = this.#doing.then(() => this.#answer(message));
    this.#doing = answer.catch(() => null);
    return answer;
  }

  async #answer(message: PageMessage): Promise<Reply> {
    const re = message.id,
      { moves } = this.puzzle;
    try {
      if (message.type === 'why') {
        const why = await api.puzzleWhy(this.puzzle.id, { moves, move: message.move, piece: message.piece });
        return { type: 'refused', re, ...why };
      }
      if (message.type === 'undo') await this.go(moves.slice(0, message.to - FIRST));
      else if (message.type === 'move') await this.#play([...moves, message.move]);
      return { type: 'done', re, number: FIRST + this.puzzle.moves.length };
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      return { type: 'error', re, words: reason.words, detail: '' };
    }
  }

  /** Plays a move, with animation. */
  async #play(moves: string[]): Promise<void> {
    const { entries, now } = await this.puzzle.open(moves);
    this.handlers.message({ type: 'entries', entries: entries.slice(-1), now });
  }

  async go(moves: string[]): Promise<void> {
    this.handlers.message({ type: 'table', snapshot: await this.puzzle.open(moves) });
    this.handlers.connection('open');
  }
}

/** The table of a puzzle: the solver decides for the seat whose turn is wanted. */
export class PuzzleTable extends LiveTable {
  readonly #puzzle: Puzzle;
  readonly #wire: PuzzleWire;

  constructor(puzzle: Puzzle) {
    let wire: PuzzleWire | undefined;
    super(
      `puzzle-${puzzle.id}`,
      class extends PuzzleWire {
        constructor(handlers: LiveHandlers) {
          super(handlers, puzzle);
          // eslint-disable-next-line @typescript-eslint/no-this-alias -- the table also calls it outside its messages
          wire = this;
        }
      },
    );
    this.#puzzle = puzzle;
    this.#wire = wire!;
  }

  go(moves: string[]): Promise<void> {
    return this.#wire.go(moves);
  }

  override rule(): Promise<string> {
    return Promise.resolve(this.#puzzle.now?.rule ?? '');
  }

  protected override advice(): Promise<Hint> {
    return Promise.reject(new ApiError(409, NO_HINTS));
  }
}
