import type { LessonProgress } from '../../lib/progress.svelte';
import type { CourseCard, Phrase } from '../../lib/types';

type Known = Pick<LessonProgress, 'stars' | 'done'>;

/** A lesson, or the first game that ends a course. */
export interface Learnt {
  id: string;
  href: string;
  title: Phrase;
  aim: Phrase;
  minutes: number;
  stars: number;
  begun: boolean;
}

/** The lessons of one tower: a course, or half of a long one. */
export interface Chapter {
  id: string;
  title: Phrase;
  /** Its number among the towers of the course. */
  number: number;
  lessons: Learnt[];
}

/** Maximum number of sections of a tower. */
const TALLEST = 5;

/** The contents of a course in order: its lessons, then its first game. */
export function learntIn(course: CourseCard, of: (id: string) => Known): Learnt[] {
  const address = `/learn/${course.game}/${course.course}`;
  const all = course.lessons.map(({ name, ...card }) => ({ ...card, name, href: `${address}/${name}` }));
  const game = course.first_game;
  return [...all, ...(game ? [{ ...game, name: 'first-game', href: address }] : [])].map(
    ({ name, href, title, aim, minutes }) => {
      const id = `${course.course}/${name}`,
        { stars, done } = of(id);
      return { id, href, title, aim, minutes, stars, begun: done.length > 0 };
    },
  );
}

/** The towers of a course; a long course is divided evenly. */
export function chaptersOf(course: CourseCard, of: (id: string) => Known): Chapter[] {
  const all = learntIn(course, of),
    towers = Math.ceil(all.length / TALLEST),
    each = Math.ceil(all.length / towers);
  return Array.from({ length: towers }, (_, i) => ({
    id: i ? `${course.course}-${i + 1}` : course.course,
    title: course.title,
    number: i + 1,
    lessons: all.slice(i * each, (i + 1) * each),
  }));
}

/** The next lesson: started courses come before others. */
export function nextOf(courses: readonly Learnt[][]): Learnt | null {
  const open = courses.filter(lessons => lessons.some(lesson => !lesson.stars)),
    begun = open.find(lessons => lessons.some(lesson => lesson.stars || lesson.begun));
  return (begun ?? open[0])?.find(lesson => !lesson.stars) ?? null;
}
