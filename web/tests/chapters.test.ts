import { describe, expect, it } from 'vitest';
import type { CourseCard } from '../src/lib/types';
import { chaptersOf, learntIn, nextOf } from '../src/pages/learn/chapters';

const words = (key: string) => ({ key, data: {} });
const course = (name: string, lessons: number, game = false): CourseCard => ({
  game: 'g',
  course: name,
  title: words(name),
  lessons: Array.from({ length: lessons }, (_, i) => ({
    name: `l${i}`,
    title: words('t'),
    aim: words('a'),
    minutes: 2,
    steps: 3,
  })),
  first_game: game ? { title: words('t'), aim: words('a'), minutes: 10 } : null,
});
const kept =
  (stars: Record<string, number>, begun: string[] = []) =>
  (id: string) => ({ stars: stars[id] ?? 0, done: begun.includes(id) ? ['next'] : [] });

describe('the towers of the courses', () => {
  it('are no taller than five sections, the first game on top', () => {
    const towers = chaptersOf(course('long', 8, true), kept({}));
    expect(towers.map(tower => tower.lessons.length)).toEqual([5, 4]);
    expect(towers[1]!.lessons.at(-1)).toMatchObject({ id: 'long/first-game', href: '/learn/g/long' });
  });
  it('go on in a course that was begun', () => {
    const all = [course('one', 2), course('two', 2)];
    const of = kept({ 'two/l0': 2 });
    expect(nextOf(all.map(each => learntIn(each, of)))?.id).toBe('two/l1');
    expect(nextOf(all.map(each => learntIn(each, kept({}))))?.id).toBe('one/l0');
  });
  it('end when everything is painted', () =>
    expect(nextOf([learntIn(course('one', 1), kept({ 'one/l0': 1 }))])).toBeNull());
});
