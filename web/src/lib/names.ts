import { has, phrase, t } from './i18n';
import type { GameEvent, Seat } from './types';

/** Games that the page has a board for; their names in the reader's language. */
export const gameTitle = (game: string, title = game): string =>
  has(`web-game-${game}`) ? t(`web-game-${game}`) : title;

/** The page's own words for an option, else those that the command line has too. */
const optionWords = (own: string, other: string): string =>
  has(own) ? t(own) : has(`option-${other}`) ? t(`option-${other}`) : other;
const dashed = (name: string): string => name.replaceAll('_', '-');
export const optionName = (option: string): string => optionWords(`web-option-${option}`, dashed(option));
export const optionAbout = (option: string): string =>
  optionWords(`web-option-${option}-about`, `${dashed(option)}-about`);
export const choiceName = (option: string, value: string): string =>
  optionWords(`web-choice-${option}-${value}`, dashed(`${option}-${value}`));

/** What a bot of a level is called. */
export const levelName = (level: string): string => t('level-name', { level });

const ownName = (seat: Seat): string =>
  seat.name ?? (seat.level ? levelName(seat.level) : phrase(seat.party));
const shared = (seat: Seat, seats: readonly Seat[]): boolean =>
  seats.some(other => other.seat !== seat.seat && ownName(other) === ownName(seat));

/** What a seat is called everywhere: its person, the level of its bot, or its colour; where two are called alike, with the colour. */
export const seatName = (seat: Seat, seats: readonly Seat[]): string =>
  shared(seat, seats)
    ? t('web-name-shared', { name: ownName(seat), party: phrase(seat.party) })
    : ownName(seat);

/** The same as a heading: whoever looks at their own seat is "You". */
export function partyName(seat: Seat, seats: readonly Seat[]): string {
  const alone = seats.filter(one => one.mine).length === 1;
  return seat.mine && alone ? t('web-you') : seatName(seat, seats);
}

/** In small print beside the name: the party, and the level of a bot, unless the name says it. */
export function partyNote(seat: Seat, seats: readonly Seat[]): string {
  const name = partyName(seat, seats),
    party = phrase(seat.party),
    level = seat.level ? levelName(seat.level) : '';
  return [party, level].filter(note => note && !name.includes(note)).join(' · ');
}

/** What happened, told of those who sit at the table by their names. */
export function eventWords({ words, seat }: GameEvent, seats: readonly Seat[]): string {
  const who = seats.find(one => one.seat === seat);
  return !words ? '' : phrase(who ? { ...words, data: { ...words.data, who: seatName(who, seats) } } : words);
}
