import { has, phrase, phraseToYou, t } from './i18n';
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
/** What a choice brings, where the game says it. */
export function choiceAbout(option: string, value: string): string {
  const key = `option-${dashed(`${option}-${value}`)}-about`;
  return has(key) ? t(key) : '';
}

/** What a bot of a level is called. */
export const levelName = (level: string): string => t('level-name', { level });

/** Invisible and turning characters have no place in a name; the two joiners of some scripts stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name as it may stand in a sentence: what is written from the right turns nothing but itself. */
export function personName(name: string): string {
  const seen = name.replace(UNSEEN, '');
  return FROM_THE_RIGHT.test(seen) ? `\u2068${seen}\u2069` : seen;
}

const ownName = (seat: Seat): string =>
  (seat.name === null ? null : personName(seat.name)) ??
  (seat.level ? levelName(seat.level) : phrase(seat.party));
const shared = (seat: Seat, seats: readonly Seat[]): boolean =>
  seats.some(other => other.seat !== seat.seat && ownName(other) === ownName(seat));

/** What a seat is called everywhere: its person, the level of its bot, or its colour; where two are called alike, with the colour. */
export const seatName = (seat: Seat, seats: readonly Seat[]): string =>
  shared(seat, seats)
    ? t('web-name-shared', { name: ownName(seat), party: phrase(seat.party) })
    : ownName(seat);

/** Whether a seat is the reader's own; at a screen that several share nobody is. */
const isYou = (seat: Seat, seats: readonly Seat[]): boolean =>
  seat.mine && seats.filter(one => one.mine).length === 1;

/** The same as a heading: whoever looks at their own seat is "You". */
export const partyName = (seat: Seat, seats: readonly Seat[]): string =>
  isYou(seat, seats) ? t('web-you') : seatName(seat, seats);

/** In small print beside the name: the party, and the level of a bot, unless the name says it. */
export function partyNote(seat: Seat, seats: readonly Seat[]): string {
  const name = partyName(seat, seats),
    party = phrase(seat.party),
    level = seat.level ? levelName(seat.level) : '';
  return [party, level].filter(note => note && !name.includes(note)).join(' · ');
}

/** What happened, told of those who sit at the table by their names, and to the reader as "you". */
export function eventWords({ words, seat }: GameEvent, seats: readonly Seat[]): string {
  const who = seats.find(one => one.seat === seat);
  const toYou = words && who && isYou(who, seats) ? phraseToYou(words) : null;
  if (toYou !== null) return toYou;
  return !words ? '' : phrase(who ? { ...words, data: { ...words.data, who: seatName(who, seats) } } : words);
}
