import { has, phrase, t } from './i18n';
import type { Seat } from './types';

/** The colours of the seats before a table is open, in their order. */
export const SEAT_COLOURS: Record<string, string[]> = { 'red-cathedral': ['red', 'blue', 'green', 'yellow'], basilica: ['white', 'black'] };

/** Games that the page has a board for; their names in the reader's language. */
export const gameTitle = (game: string, title = game): string => has(`web-game-${game}`) ? t(`web-game-${game}`) : title;

/** What a bot of a level is called. */
export const levelName = (level: string): string => t('level-name', { level });

/** What a seat is called: its person, its bot, or its colour. */
export const seatName = (seat: Seat): string => seat.name ?? (seat.level ? levelName(seat.level) : phrase(seat.party));
