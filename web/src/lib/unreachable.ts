/** Event dispatched when something the user wants cannot be fetched from the server. */
export const UNREACHABLE = 'duomo-unreachable';

/** Periodic background requests: nobody is waiting for them. */
const BACKGROUND = /^\/api\/(house|me)\b/;

export function sayUnreachable(address = ''): void {
  if (!BACKGROUND.test(address)) dispatchEvent(new Event(UNREACHABLE));
}
