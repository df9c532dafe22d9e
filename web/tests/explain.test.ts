import { beforeAll, describe, expect, it } from 'vitest';
import { type Box, place } from '../src/lib/explain';
import { useCatalogue } from '../src/lib/i18n';
import { eventWords, personName } from '../src/lib/names';
import type { GameEvent, Seat } from '../src/lib/types';
import { catalogue } from '../tools/catalogues';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('where a card stands', () => {
  const room = box(0, 0, 1280, 720),
    card = box(0, 0, 300, 260);

  it('is beside its piece where there is room', () => {
    const piece = box(200, 300, 60, 40);
    expect(place(card, piece, [], [], room)).toEqual({ left: 274, top: 190 });
  });
  it('is on the other side at the edge of the window', () =>
    expect(place(card, box(1200, 300, 60, 40), [], [], room).left).toBe(886));
  it.each([
    [200, 300],
    [900, 80],
    [1100, 600],
    [40, 640],
  ])('covers neither its piece, nor the sentence, nor what is lit (%d, %d)', (left, top) => {
    const piece = box(left, top, 60, 40),
      sentence = box(200, 4, 400, 30),
      lit = [box(left + 70, top - 20, 80, 80), box(left - 120, top, 100, 60), box(600, 300, 100, 300)];
    const found = { ...card, ...place(card, piece, [sentence], lit, room) };
    for (const kept of [piece, sentence, ...lit]) expect(overlap(found, kept)).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.top + found.height).toBeLessThanOrEqual(room.height);
  });
  it('keeps off the piece even where everything is lit', () => {
    const piece = box(600, 300, 80, 80),
      found = { ...card, ...place(card, piece, [], [box(0, 0, 1280, 720)], room) };
    expect(overlap(found, piece)).toBe(false);
  });
});

describe('what is told to whoever did it', () => {
  const seat = (number: number, mine: boolean): Seat => ({
    seat: number,
    colour: number ? 'blue' : 'red',
    party: { key: 'rc-colour', data: { colour: number ? 'blue' : 'red' } },
    name: null,
    who: 'person',
    level: null,
    mine,
    online: true,
    gone: null,
    stand_in: null,
    vacation: null,
    rating: null,
  });
  const event: GameEvent = {
    game: 'red-cathedral',
    kind: 'claim',
    seat: 0,
    fact: { kind: 'claim', section: '1.1', tile: null },
    words: {
      key: 'event-rc-claim',
      data: { who: { key: 'rc-colour', data: { colour: 'red' } }, section: '1.1' },
    },
  };
  beforeAll(() => useCatalogue('en', catalogue('en')));

  it('is “you” on one’s own seat', () =>
    expect(eventWords(event, [seat(0, true), seat(1, false)])).toBe('You claim section 1.1.'));
  it('is the name at a shared screen and for those who watch', () => {
    expect(eventWords(event, [seat(0, true), seat(1, true)])).toBe('Red claims section 1.1.');
    expect(eventWords(event, [seat(0, false), seat(1, false)])).toBe('Red claims section 1.1.');
  });
});

describe('names', () => {
  it('have nothing in them that is not seen', () => expect(personName('A\u202ennb\u0007')).toBe('Annb'));
  it('turn nothing but themselves', () => expect(personName('דנה')).toBe('\u2068דנה\u2069'));
});
