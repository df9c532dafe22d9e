import { getContext, setContext } from 'svelte';
import { language, t } from './i18n';
import type { Seat, Timing } from './types';

/** The server's timing and when it arrived; the time passed since is added here. */
export interface TimingTold {
  timing: Timing;
  at: number;
}

const SECOND = 1000,
  HOUR = 3600,
  DAY = 24 * HOUR;
/** Milliseconds between two clock updates. */
const TICK = 100;
/** Milliseconds below which a clock shows tenths. */
const TENTHS = 10_000;

export const heard = (timing: Timing | null): TimingTold | null =>
  timing && { timing, at: performance.now() };

/** A current time that only advances while something shown depends on it. */
class Ticking {
  #now = $state(performance.now());
  constructor() {
    setInterval(() => {
      this.#now = performance.now();
    }, TICK);
  }
  /** Milliseconds passed since a moment. */
  since(at: number): number {
    return Math.max(0, this.#now - at);
  }
}

let ticking: Ticking | undefined;
const passed = (at: number): number => (ticking ??= new Ticking()).since(at);

const KEY = Symbol('timing');

interface AtTable {
  timing: () => TimingTold | null;
  seats: () => Seat[];
}

/** Provides a table's boards with clocks, ratings and who is away. */
export const tellTiming = (timing: () => TimingTold | null, seats: () => Seat[]): void => {
  setContext(KEY, { timing, seats });
};
export const timingHere = (): AtTable =>
  getContext<AtTable | undefined>(KEY) ?? { timing: () => null, seats: () => [] };

/** Milliseconds a seat has left now; null if time is unlimited. */
export function leftOf(told: TimingTold | null, seat: number): number | null {
  const left = told?.timing.left[seat];
  if (!told || left === undefined || left === null) return null;
  return told.timing.runs === seat ? Math.max(0, left - passed(told.at)) : left;
}

/** Milliseconds until a bot may play for the player everybody is waiting for. */
export const waitOf = (told: TimingTold): number =>
  Math.max(0, (told.timing.claim?.wait ?? 0) - passed(told.at));

const two = (n: number): string => String(n).padStart(2, '0');

/** As a clock shows it: 9.4, 0:48, 11:20, 1:02:03, 1 d 4 h, 2 days. */
export function clockWords(milliseconds: number, tenths = false): string {
  if (tenths && milliseconds < TENTHS)
    return (Math.floor(milliseconds / 100) / 10).toLocaleString(language(), {
      minimumFractionDigits: 1,
    });
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds > DAY) {
    const days = Math.floor(Math.ceil(seconds / HOUR) / 24),
      rest = Math.ceil(seconds / HOUR) % 24;
    return rest ? t('web-clock-days-hours', { days, hours: rest }) : t('web-clock-days', { days });
  }
  const hours = Math.floor(seconds / HOUR),
    minutes = Math.floor((seconds % HOUR) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A table's pace in words. */
export function paceWords(pace: Timing['pace']): string {
  if (!pace) return t('web-time-none');
  if (pace.kind === 'days') return t('web-pace-days', { days: Math.round(pace.seconds / DAY) });
  const time = clockWords(pace.seconds * SECOND);
  if (pace.kind === 'move') return t('web-pace-move', { time });
  return pace.increment
    ? t('web-pace-increment', { time, seconds: pace.increment ?? 0 })
    : t('web-pace-player', { time });
}
