/** Somebody's answer to a moment of a replay, and everything tried from there. */

import { ApiError, api } from '../../lib/api';
import { StudyTable } from '../../lib/study';
import type { JudgedAnswer, Phrase, Seat, StudyLine } from '../../lib/types';
import { isError, type Decision } from '../ReplayTypes';

/** A short pause, so that moves made in a hurry are not all weighed. */
const PAUSE = 200;

export class Study {
  readonly table: StudyTable;
  line = $state.raw<StudyLine>({ at: 0 });
  trouble = $state.raw<Phrase | null>(null);
  /** Everybody's win share after so many moves of the line, as far as it was asked for. */
  shares = $state.raw<readonly (number[] | undefined)[]>([]);
  /** What was played from the moment on, judged; and the moves that were. */
  answer = $state.raw<JudgedAnswer | null>(null);
  judging = $state(false);
  /** The decision of the game at this moment, where the game has been analysed. */
  played = $state.raw<Decision | null>(null);
  /** Everybody who is scored, automata too. */
  parties = $state.raw<Seat[]>([]);
  /** What each move of the line is called. */
  words = $state.raw<readonly (Phrase | undefined)[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn on the board has been judged already. */
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
  /** How the game stands now. */
  now = $derived.by((): number[] | null => this.shares[this.made] ?? null);
  /** The seat that decides at the moment. */
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

  /** The same moment with other dice and cards to come. */
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

  /** A turn that is over is judged by itself, once. */
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
