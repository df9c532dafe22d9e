/** Controls of a replay: steps, turns, errors, and automatic playback. */

import type { ReplayGame } from './ReplayGame.svelte';

/** Milliseconds per move during playback. */
const PACE = 1100;

export class Player {
  readonly game: ReplayGame;
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: ReplayGame) {
    this.game = game;
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    void this.#on(this.game.at >= this.game.last ? this.game.begin : this.#next(1));
  }

  go(to: number): void {
    this.stop();
    void this.game.go(to);
  }

  /** Goes to the next line somebody decided: lines of nature are skipped, unless they were judged. */
  step(way: 1 | -1): void {
    this.go(this.#next(way));
  }

  /** Goes to the start of the next or the previous turn. */
  turn(way: 1 | -1): void {
    const starts = this.game.replay?.turns.map(turn => turn.number) ?? [];
    const { at } = this.game;
    this.go(
      way > 0
        ? (starts.find(start => start > at) ?? this.game.last)
        : (starts.findLast(start => start < at) ?? 0),
    );
  }

  error(way: 1 | -1): void {
    const numbers = this.game.errors.map(error => error.number),
      { at } = this.game;
    const to =
      way > 0 ? (numbers.find(number => number > at) ?? numbers[0]) : numbers.findLast(number => number < at);
    if (to !== undefined) this.go(to);
  }

  #next(way: 1 | -1): number {
    const { at, last, lines, steps, begin } = this.game;
    if (way > 0 && at < begin) return begin;
    let to = at + way;
    while (to > begin && to < last && lines[to]?.seat === null && !steps.has(to)) to += way;
    return Math.max(0, Math.min(last, to));
  }

  async #on(to: number): Promise<void> {
    await this.game.go(to);
    if (!this.playing) return;
    if (to >= this.game.last) return this.stop();
    this.#timer = setTimeout(() => void this.#on(this.#next(1)), PACE);
  }
}
