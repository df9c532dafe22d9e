/** An answer to a moment of a replay, and everything tried from there. */

import { ApiError, api } from '../../lib/api';
import { StudyTable } from '../../lib/study';
import type { JudgedAnswer, Phrase, Seat, StudyLine } from '../../lib/types';
import { isError, type Decision } from '../ReplayTypes';

/** Milliseconds to wait, so that moves made quickly are not all evaluated. */
const PAUSE = 200;

export class Study {
  readonly table: StudyTable;
  line = $state.raw<StudyLine>({ at: 0 });
  trouble = $state.raw<Phrase | null>(null);
  /** Everybody's win share by number of moves of the line, where it was requested. */
  shares = $state.raw<readonly (number[] | undefined)[]>([]);
  /** What was played from this moment on, judged; and its moves. */
  answer = $state.raw<JudgedAnswer | null>(null);
  judging = $state(false);
  /** The game's own decision at this moment, if the game has been analysed. */
  played = $state.raw<Decision | null>(null);
  /** Everybody who is scored, including automata. */
  parties = $state.raw<Seat[]>([]);
  /** The words for each move of the line. */
  words = $state.raw<readonly (Phrase | undefined)[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn on the board has already been judged. */
  #judged = false;

  constructor(
    readonly replay: string,
    line: StudyLine,
  ) {
    this.line = line;
    this.table = new StudyTable(
      replay,
      () => this.line,
      next => this.#follow(next),
      words => {
        this.trouble = words;
      },
    );
  }

  made = $derived.by(() => this.line.moves?.length ?? 0);
  /** The current win shares. */
  now = $derived.by((): number[] | null => this.shares[this.made] ?? null);
  /** The seat that decides at this moment. */
  seat = $state<number | null>(null);

  open(): void {
    this.table.open();
    void this.#weigh();
    void api.replay(this.replay).then(
      ({ parties }) => {
        this.parties = parties;
      },
      () => null,
    );
    void api.analysis(this.replay).then(
      ({ analysis }) => {
        const step = analysis?.steps.find(({ number }) => number === this.line.at + 1);
        this.played = isError(step) ? step : null;
      },
      () => null,
    );
  }
  close(): void {
    clearTimeout(this.#timer);
    this.table.close();
  }

  /** Shows another line, such as the beginning of this one or the best turn. */
  show(moves: string[]): void {
    this.#follow({ ...this.line, moves });
    this.table.open();
  }

  /** The same moment with different dice and cards to come. */
  shuffle(): void {
    this.shares = [];
    this.#follow({ ...this.line, moves: [], deal: (this.line.deal ?? 0) + 1 });
    this.table.open();
  }

  async judge(): Promise<void> {
    if (!this.made || this.judging) return;
    this.judging = true;
    this.#judged = true;
    try {
      this.answer = await api.studyAnswer(this.replay, this.line);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
    } finally {
      this.judging = false;
    }
  }

  /** A completed turn is judged automatically, once. */
  settle(): void {
    const { now, entries } = this.table;
    const first = entries[0]?.turn ?? 0,
      over = now.over || now.decider !== this.seat || entries.some(({ turn }) => turn > first);
    if (over && this.made && !this.#judged) void this.judge();
  }

  #follow(line: StudyLine): void {
    const before = this.line.moves ?? [],
      moves = line.moves ?? [];
    const same = moves.findIndex((move, i) => before[i] !== move),
      kept = same < 0 ? moves.length : same;
    this.shares = this.shares.slice(0, kept + 1);
    this.words = this.words.slice(0, kept);
    const last = moves.at(-1);
    if (moves.length === kept + 1 && last !== undefined) {
      const offer = this.table.ready ? this.table.now.legal.find(({ move }) => move === last) : undefined;
      this.words = [...this.words, offer?.words];
    }
    if (kept < (this.answer?.moves.length ?? 0)) this.#judged = false;
    this.line = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#weigh(), PAUSE);
  }

  async #weigh(): Promise<void> {
    const { line, made } = this;
    if (this.shares[made]) return;
    try {
      const { shares } = await api.studyStanding(this.replay, line);
      if (this.line !== line) return;
      const found = [...this.shares];
      found[made] = shares;
      this.shares = found;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
    }
  }
}
