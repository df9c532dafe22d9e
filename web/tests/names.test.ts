import { beforeAll, describe, expect, it } from 'vitest';
import { useCatalogue } from '../src/lib/i18n';
import { eventWords, partyName, partyNote, seatName } from '../src/lib/names';
import type { GameEvent, Seat } from '../src/lib/types';
import { catalogue } from '../tools/catalogues';

const seat = (number: number, colour: string, known: Partial<Seat>): Seat => ({
  seat: number,
  colour,
  party: { key: 'rc-colour', data: { colour } },
  name: null,
  who: 'person',
  level: null,
  mine: false,
  online: true,
  gone: null,
  stand_in: null,
  vacation: null,
  rating: null,
  ...known,
});

describe('what those at a table are called', () => {
  const seats = [
    seat(0, 'red', { mine: true }),
    seat(1, 'blue', { name: 'Olga' }),
    seat(2, 'green', { who: 'bot', level: 'mason' }),
    seat(3, 'yellow', { who: 'bot', level: 'mason' }),
  ];
  const names = (some: Seat[]): string[] => some.map(one => seatName(one, some));
  beforeAll(() => useCatalogue('en', catalogue('en')));

  it('is the person, the level of the bot, or the colour', () =>
    expect(names(seats.slice(0, 3))).toEqual(['Red', 'Olga', 'Mason']));
  it('is told apart by the colour where two bots have one level', () =>
    expect(names(seats)).toEqual(['Red', 'Olga', 'Mason (Green)', 'Mason (Yellow)']));
  it('is “You” as a heading, unless several own seats are at this screen', () => {
    expect(partyName(seats[0]!, seats)).toBe('You');
    const both = [seats[0]!, seat(1, 'blue', { mine: true, name: 'Anna' })];
    expect(both.map(one => partyName(one, both))).toEqual(['Red', 'Anna']);
  });
  it('leaves to the small print what the name does not say', () =>
    expect(seats.map(one => partyNote(one, seats))).toEqual(['Red', 'Blue', '', '']));
  it('is the same in the log', () => {
    const event: GameEvent = {
      game: 'red-cathedral',
      kind: 'claim',
      seat: 1,
      fact: { kind: 'claim', section: '1.1', tile: null },
      words: {
        key: 'event-rc-claim',
        data: { who: { key: 'rc-colour', data: { colour: 'blue' } }, section: '1.1' },
      },
    };
    expect(eventWords(event, seats)).toContain('Olga');
    expect(eventWords(event, [])).toContain('Blue');
    useCatalogue('de', catalogue('de'));
    expect(eventWords({ ...event, seat: 2 }, seats)).toContain('Maurer');
  });
});
