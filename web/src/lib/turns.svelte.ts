import { api } from './api';
import { local } from './backend';
import { place } from './base';
import { settings } from './settings.svelte';
import { play } from './sound';

/** Milliseconds between two checks, while the page is visible and while it is hidden. */
const SEEN = 20_000;
const HIDDEN = 60_000;
const SOON = 600;

/** Number of this person's turns that others are waiting for. */
class Turns {
  count = $state(0);
}
export const turns = new Turns();

let timer: ReturnType<typeof setTimeout> | undefined;

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const count = (await api.turns()).turns.filter(turn => turn.others).length;
    if (count > turns.count && document.hidden) play('turn');
    turns.count = count;
  } catch {
    /* the next check may reach the server again */
  }
  timer = setTimeout(() => void look(), document.hidden ? HIDDEN : SEEN);
}

/** Checks again after something that may have changed the number. */
export function lookAtTurns(): void {
  if (local || timer === undefined) return;
  clearTimeout(timer);
  timer = setTimeout(() => void look(), SOON);
}

const NUMBER = /^\(\d+\) /;

/** Puts the number before the title of the current page. */
function entitle(count: number): void {
  const bare = document.title.replace(NUMBER, '');
  const wanted = count ? `(${count}) ${bare}` : bare;
  if (document.title !== wanted) document.title = wanted;
}

/** Shows the number of waiting turns in the title, on the page's icon and on the app's badge. */
export function watchTurns(): void {
  void navigator.serviceWorker
    ?.register(place('/worker.js'), { scope: place('/'), updateViaCache: 'none' })
    .catch(() => undefined); // not available outside a secure context
  const shown = (): number => (settings.turns ? turns.count : 0);
  new MutationObserver(() => entitle(shown())).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  $effect.root(() => {
    $effect(() => {
      const count = shown();
      entitle(count);
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = place(count ? '/icon-turn.svg' : '/icon.svg');
      void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
    });
  });
  document.addEventListener('visibilitychange', lookAtTurns);
  void look();
}
