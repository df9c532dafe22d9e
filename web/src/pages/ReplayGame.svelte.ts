/** A record being stepped through: its lines, the positions as needed, and its analysis. */

import { ApiError, api } from '../lib/api';
import { ReplayTable, type Marks } from '../lib/table.svelte';
import type { Entry, Now, Offer, Phrase, Snapshot, View } from '../lib/types';
import {
  entryOf,
  isError,
  type Analysis,
  type Decision,
  type Job,
  type Line,
  type Replay,
  type Step,
} from './ReplayTypes';

/** Number of positions per request. */
const CHUNK = 60;
/** Milliseconds between two polls of a running analysis. */
const ASK_AGAIN = 1000;

/** The played and the better move, as offers. */
function marksOf({ move, best }: Decision, offers: readonly Offer[]): Marks {
  const found = (wanted: string): Offer | null => offers.find(offer => offer.move === wanted) ?? null;
  return { played: found(move), better: found(best) };
}

export class ReplayGame {
  readonly id: string;
  replay = $state.raw<Replay | null>(null);
  lines = $state.raw<Line[]>([]);
  table = $state.raw<ReplayTable | null>(null);
  /** Number of moves made. */
  at = $state(0);
  job = $state.raw<Job>({ state: 'none', done: 0, of: 0, place: null, error: null, analysis: null });
  trouble = $state.raw<Phrase | null>(null);
  /** At an error, the position before it is shown, unless the reader wants to see the one after. */
  after = $state(false);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #views = new Map<number, View>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #chunks = new Map<number, Promise<void>>();
  #wanted = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  last = $derived.by(() => this.replay?.moves ?? 0);
  line = $derived.by((): Line | undefined => this.lines[this.at]);
  analysis = $derived.by((): Analysis | null => this.job.analysis);
  steps = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
    (): Map<number, Step> => new Map(this.analysis?.steps.map(step => [step.number, step])),
  );
  step = $derived.by((): Step | undefined => this.steps.get(this.at));
  errors = $derived.by((): Decision[] => (this.analysis?.steps ?? []).filter(isError));
  /** True if the board shows the position before the current line, with what was played and what was better. */
  before = $derived.by(() => isError(this.step) && !this.after);

  /** The first position with a decision. */
  begin = $derived.by(() => Math.max(0, (this.replay?.turns[0]?.number ?? 1) - 1));

  async open(at: number | null): Promise<void> {
    await this.#try(async () => {
      const [replay, lines] = await Promise.all([api.replay(this.id), api.replayMoves(this.id)]);
      if (this.#ended) return;
      this.replay = replay;
      this.lines = lines;
      await this.go(at ?? this.begin);
      this.#follow(await api.analysis(this.id).catch(() => this.job), at !== null);
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async analyse(): Promise<void> {
    await this.#try(async () => this.#follow(await api.analyse(this.id)));
  }

  /** Shows a moment; if several are requested quickly, the last one wins. */
  async go(to: number): Promise<void> {
    const number = Math.max(0, Math.min(this.last, to));
    this.#wanted = number;
    this.after = false;
    await this.#show(number);
  }

  async toggle(): Promise<void> {
    this.after = !this.after;
    await this.#show(this.at);
  }

  async #show(number: number): Promise<void> {
    const step = this.steps.get(number),
      error = isError(step) && !this.after ? step : null;
    const shown = error ? number - 1 : number;
    let marks: Marks | null = null;
    await this.#try(async () => {
      const offers = error ? api.replayOffers(this.id, { at: shown }) : null;
      await this.#load(shown);
      if (error && offers) marks = marksOf(error, await offers);
    });
    const view = this.#views.get(shown);
    if (!view || this.#wanted !== number || this.#ended) return;
    const forward = this.at + 1 === number && !error;
    this.at = number;
    const now = this.#now(shown, view),
      entries = this.lines.slice(0, shown + 1).map(entryOf);
    if (!this.table) this.table = new ReplayTable(this.#snapshot(now, entries));
    this.table.show(now, entries, marks, forward ? entries.slice(-1) : []);
    void this.#load(Math.min(this.last, shown + CHUNK / 2));
  }

  #now(number: number, view: View): Now {
    const over = number === this.last && this.replay?.result !== null;
    const decider = this.lines[number + 1]?.seat ?? null;
    return {
      number,
      view,
      decider,
      yours: null,
      decision: null,
      legal: [],
      closed: [],
      secret: false,
      undo: {
        to: null,
        restart: null,
        policy: 'none',
        restart_policy: 'none',
        takes_back: [],
        redo: false,
      },
      asked: null,
      over,
      result: over ? (this.replay?.result ?? null) : null,
    };
  }

  #snapshot(now: Now, entries: Entry[]): Snapshot {
    const { game, title, players, options, parties } = this.replay!;
    return {
      table: this.id,
      game,
      title,
      players,
      options,
      seats: parties.slice(0, Math.max(1, players)),
      spectator: true,
      entries,
      now,
      share: '',
      rated: false,
      rematch: null,
      seatings: [],
      closed: false,
      timing: null,
      terms: { hints: 'all', undo: 'usual', watchers: 'all' },
      opening: null,
      host: false,
    };
  }

  async #load(number: number): Promise<void> {
    const chunk = Math.floor(number / CHUNK);
    if (!this.#chunks.has(chunk)) this.#chunks.set(chunk, this.#fetch(chunk));
    try {
      await this.#chunks.get(chunk);
    } catch (reason) {
      this.#chunks.delete(chunk);
      throw reason;
    }
  }

  async #fetch(chunk: number): Promise<void> {
    const moments = await api.replaySteps(this.id, { start: chunk * CHUNK, stop: (chunk + 1) * CHUNK });
    for (const { number, view } of moments) this.#views.set(number, view);
  }

  /** A finished analysis opens on the first judged move, unless the reader has `chosen` a moment. */
  #follow(job: Job, chosen = false): void {
    if (this.#ended) return; // the page was closed before the answer came
    const finished = job.state === 'done' && this.job.state !== 'done';
    this.job = job;
    const first = this.analysis?.steps.find(({ kind }) => kind === 'decision')?.number ?? this.at;
    if (finished) void this.go(!chosen && this.at <= this.begin ? first : this.at);
    if (job.state === 'running' && !this.#ended)
      this.#timer = setTimeout(
        () => void this.#try(async () => this.#follow(await api.analysis(this.id))),
        ASK_AGAIN,
      );
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
    }
  }
}
