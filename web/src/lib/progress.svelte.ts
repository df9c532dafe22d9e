/** How far somebody is with the lessons; kept in this browser, and with the person on the server. */

import { ApiError, api } from './api';
import { meet } from './me.svelte';

const NAME = 'duomo-lessons';

export interface LessonProgress {
  /** What was done so far, to go on from there. */
  done: string[];
  /** The most stars so far: solved, without help, at the first try. */
  stars: number;
  /** Whether the way was shown, or another move was tried, since the lesson was begun: both cost a star. */
  helped: boolean;
  missed: boolean;
  /** When it was last gone on with, in milliseconds; of two browsers the later one is right. */
  changed: number;
}

type Kept = Record<string, LessonProgress>;
type Told = Awaited<ReturnType<typeof api.progress>>;
/** Where a lesson is left. */
export type Left = Pick<LessonProgress, 'done' | 'helped' | 'missed'>;

const NONE: LessonProgress = { done: [], stars: 0, helped: false, missed: false, changed: 0 };

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Partial<LessonProgress>>;
    return Object.fromEntries(Object.entries(kept).map(([lesson, one]) => [lesson, { ...NONE, ...one }]));
  } catch {
    return {}; // no storage, or not ours
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
  /** Whether anything was learnt before. */
  get begun(): boolean {
    return Object.values(this.#kept).some(({ done, stars }) => stars || done.length);
  }
  /** Where to go on the next time. */
  keep(lesson: string, left: Left): void {
    this.#set(lesson, { ...this.of(lesson), ...left });
  }
  /** A lesson was taken to its end. */
  finish(lesson: string, stars: number): void {
    this.learnt(lesson, stars, { done: [], helped: false, missed: false });
  }
  /** A lesson that was taken elsewhere. */
  learnt(lesson: string, stars: number, left: Partial<Left> = {}): void {
    const known = this.of(lesson);
    this.#set(lesson, { ...known, ...left, stars: Math.max(stars, known.stars) });
  }

  /** Everything, to be taken along. */
  all(): Kept {
    return this.#kept;
  }
  /** And back: what was gone on with later is right, and no star is lost. */
  async bring(taken: Record<string, Partial<LessonProgress>>): Promise<void> {
    this.#learn(Object.entries(taken).map(([lesson, one]) => ({ ...NONE, ...one, lesson })));
    await this.meet();
  }

  /** What the server knows comes here, and what only this browser knows goes there. */
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
    // What has not changed meanwhile is as the server has it, with the server's time.
    this.#learn(told, lesson => lessons.includes(lesson) && this.#kept[lesson] === sent[lesson]);
  }

  /** Takes over what is newer than what is known here. */
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
      // a browser that keeps nothing: the lessons work all the same
    }
  }
}

export const progress = new Progress();
