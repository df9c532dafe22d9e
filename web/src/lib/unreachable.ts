/** Said in the page when something that somebody wants cannot be had from the server. */
export const UNREACHABLE = 'duomo-unreachable';

/** What is asked in the background, again and again: nobody waits for it. */
const BACKGROUND = /^\/api\/(house|me)\b/;

export function sayUnreachable(address = ''): void {
  if (!BACKGROUND.test(address)) dispatchEvent(new Event(UNREACHABLE));
}
