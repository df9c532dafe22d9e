/** Progress in the lessons; kept in this browser, and on the server for the person. */

import { ApiError, api } from './api';
import { meet } from './me.svelte';

const NAME = 'duomo-lessons';

export interface LessonProgress {
  /** The moves so far, to continue from there. */
  done: string[];
  /** Most stars so far: one each for solving it, without help, and at the first try. */
  stars: number;
  /** Whether the solution was shown or a wrong move was tried since the lesson was started: both cost a star. */
  helped: boolean;
  missed: boolean;
  /** When it was last continued, in milliseconds; between two browsers the later one wins. */
  changed: number;
}

type Kept = Record<string, LessonProgress>;
type Told = Awaited<ReturnType<typeof api.progress>>;
/** Where a lesson was left off. */
export type Left = Pick<LessonProgress, 'done' | 'helped' | 'missed'>;

const NONE: LessonProgress = { done: [], stars: 0, helped: false, missed: false, changed: 0 };

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Partial<LessonProgress>>;
    return Object.fromEntries(Object.entries(kept).map(([lesson, one]) => [lesson, { ...NONE, ...one }]));
  } catch {
    return {}; // no storage, or not our data
  }
}

const same = (one: LessonProgress, other: LessonProgress): boolean =>
  one.stars === other.stars &&
  one.helped === other.helped &&
  one.missed === other.missed &&
  one.done.length === other.done.length &&
  one.done.every((move, i) => move === other.done[i]);

class Progress {
  #kept = $state.raw<Kept>(stored());

  of(lesson: string): LessonProgress {
    return this.#kept[lesson] ?? NONE;
  }
  /** True if any lesson was started before. */
  get begun(): boolean {
    return Object.values(this.#kept).some(({ done, stars }) => stars || done.length);
  }
  /** Saves where to continue next time. */
  keep(lesson: string, left: Left): void {
    this.#set(lesson, { ...this.of(lesson), ...left });
  }
  /** Records that a lesson was completed. */
  finish(lesson: string, stars: number): void {
    this.learnt(lesson, stars, { done: [], helped: false, missed: false });
  }
  /** Records a lesson that was taken elsewhere. */
  learnt(lesson: string, stars: number, left: Partial<Left> = {}): void {
    const known = this.of(lesson);
    this.#set(lesson, { ...known, ...left, stars: Math.max(stars, known.stars) });
  }

  /** Everything, for export. */
  all(): Kept {
    return this.#kept;
  }
  /** Imports progress: the later one wins, and no stars are lost. */
  async bring(taken: Record<string, Partial<LessonProgress>>): Promise<void> {
    this.#learn(Object.entries(taken).map(([lesson, one]) => ({ ...NONE, ...one, lesson })));
    await this.meet();
  }

  /** Exchanges progress with the server, in both directions. */
  #meeting: Promise<void> | null = null;
  meet(): Promise<void> {
    this.#meeting ??= this.#exchange().finally(() => {
      this.#meeting = null;
    });
    return this.#meeting;
  }

  async #exchange(): Promise<void> {
    try {
      await meet();
      const told = await api.progress();
      this.#learn(told);
      const there = new Map(told.map(one => [one.lesson, one]));
      await this.#send(
        Object.keys(this.#kept).filter(lesson => {
          const { changed, stars } = this.of(lesson),
            known = there.get(lesson);
          return !known || changed > (known.changed ?? 0) || stars > known.stars;
        }),
      );
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason; // without a server it stays in this browser
    }
  }

  async #send(lessons: string[]): Promise<void> {
    if (!lessons.length) return;
    const sent = this.#kept;
    const told = await api.keepProgress({ lessons: lessons.map(lesson => ({ lesson, ...this.of(lesson) })) });
    // Lessons that were not changed in the meantime take the server's state, including its time.
    this.#learn(told, lesson => lessons.includes(lesson) && this.#kept[lesson] === sent[lesson]);
  }

  /** Takes over whatever is newer than what is known here. */
  #learn(told: Told, taken: (lesson: string) => boolean = () => false): void {
    const news: Kept = {};
    for (const { lesson, ...one } of told) {
      const here = this.of(lesson),
        there = { ...NONE, ...one };
      const stars = Math.max(here.stars, there.stars);
      news[lesson] = { ...(taken(lesson) || there.changed >= here.changed ? there : here), stars };
    }
    this.#write(news);
  }

  #set(lesson: string, progress: LessonProgress): void {
    if (same(progress, this.of(lesson))) return;
    this.#write({ [lesson]: { ...progress, changed: Date.now() } });
    void meet()
      .then(() => this.#send([lesson]))
      .catch((reason: unknown) => {
        if (!(reason instanceof ApiError)) throw reason;
      });
  }

  #write(some: Kept): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // no storage: the lessons still work
    }
  }
}

export const progress = new Progress();
