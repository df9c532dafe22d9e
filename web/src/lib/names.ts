import { has, phrase, phraseToYou, t } from './i18n';
import type { GameEvent, Seat } from './types';

/** The game's name in the reader's language, if the page has a board for it. */
export const gameTitle = (game: string, title = game): string =>
  has(`web-game-${game}`) ? t(`web-game-${game}`) : title;

/** The page's own text for an option, else the one shared with the command line. */
const optionWords = (own: string, other: string): string =>
  has(own) ? t(own) : has(`option-${other}`) ? t(`option-${other}`) : other;
const dashed = (name: string): string => name.replaceAll('_', '-');
export const optionName = (option: string): string => optionWords(`web-option-${option}`, dashed(option));
export const optionAbout = (option: string): string =>
  optionWords(`web-option-${option}-about`, `${dashed(option)}-about`);
export const choiceName = (option: string, value: string): string =>
  optionWords(`web-choice-${option}-${value}`, dashed(`${option}-${value}`));
/** A description of the choice, if the game has one. */
export function choiceAbout(option: string, value: string): string {
  const key = `option-${dashed(`${option}-${value}`)}-about`;
  return has(key) ? t(key) : '';
}

/** The name of a bot level. */
export const levelName = (level: string): string => t('level-name', { level });

/**
 * Invisible and bidirectional control characters are not allowed in names; the two joiners that some scripts
 * need are.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name isolated for use in a sentence: right-to-left text does not affect its surroundings. */
export function personName(name: string): string {
  const seen = name.replace(UNSEEN, '');
  return FROM_THE_RIGHT.test(seen) ? `\u2068${seen}\u2069` : seen;
}

const ownName = (seat: Seat): string =>
  (seat.name === null ? null : personName(seat.name)) ??
  (seat.level ? levelName(seat.level) : phrase(seat.party));
const shared = (seat: Seat, seats: readonly Seat[]): boolean =>
  seats.some(other => other.seat !== seat.seat && ownName(other) === ownName(seat));

/** A seat's name: its person, its bot's level, or its colour; with the colour added if two have the same name. */
export const seatName = (seat: Seat, seats: readonly Seat[]): string =>
  shared(seat, seats)
    ? t('web-name-shared', { name: ownName(seat), party: phrase(seat.party) })
    : ownName(seat);

/** True if a seat is the reader's own; on a shared screen no seat is. */
const isYou = (seat: Seat, seats: readonly Seat[]): boolean =>
  seat.mine && seats.filter(one => one.mine).length === 1;

/** The same as a heading: the reader's own seat is "You". */
export const partyName = (seat: Seat, seats: readonly Seat[]): string =>
  isYou(seat, seats) ? t('web-you') : seatName(seat, seats);

/** Small print beside the name: the party and the bot level, unless the name already contains them. */
export function partyNote(seat: Seat, seats: readonly Seat[]): string {
  const name = partyName(seat, seats),
    party = phrase(seat.party),
    level = seat.level ? levelName(seat.level) : '';
  return [party, level].filter(note => note && !name.includes(note)).join(' · ');
}

/** An event in words, with the names of the people at the table, and "you" for the reader. */
export function eventWords({ words, seat }: GameEvent, seats: readonly Seat[]): string {
  const who = seats.find(one => one.seat === seat);
  const toYou = words && who && isYou(who, seats) ? phraseToYou(words) : null;
  if (toYou !== null) return toYou;
  return !words ? '' : phrase(who ? { ...words, data: { ...words.data, who: seatName(who, seats) } } : words);
}
