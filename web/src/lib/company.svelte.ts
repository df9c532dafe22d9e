import { api } from './api';
import { local } from './backend';
import { announce } from './house.svelte';
import { Live } from './live';
import { meet } from './me.svelte';
import { router } from './router.svelte';
import type { Invitation, News, Place } from './types';

/** Milliseconds during which news about the same subject is collected before reloading. */
const TOGETHER = 120;

const placeOf = (path: string): Place['where'] =>
  path === '/' || path === '/lobby' || path.startsWith('/club')
    ? 'lobby'
    : path.startsWith('/puzzles') || path.startsWith('/challenge')
      ? 'puzzles'
      : path.startsWith('/learn')
        ? 'learning'
        : 'here';

type About = News['about'];

/** Connection for news about other people: while the page is open, the server knows this person is online. */
class Company {
  /** Open invitations to tables. */
  invitations = $state.raw<Invitation[]>([]);
  /** A table where a seek was matched while this person was at another table. */
  found = $state<string | null>(null);
  /** True if another device was linked to this person while the page was open. */
  device = $state(false);
  /** True if the server is reachable. */
  connected = $state(true);
  #live: Live | null = null;
  #where: Place['where'] = 'here';
  #listeners = new Set<{ about: About[]; look: () => void }>();
  #waiting = new Map<() => void, ReturnType<typeof setTimeout>>();
  /** The last request for invitations; settles when it is answered. */
  #asked: Promise<unknown> = Promise.resolve();

  /** Called when the page's address changes. At a table, the table's own connection brings the news. */
  async go(path: string): Promise<void> {
    if (local) return;
    if (path.startsWith('/table/')) {
      this.#live?.close();
      this.#live = null;
      return;
    }
    this.#where = placeOf(path);
    if (this.#live) {
      this.#say();
      return;
    }
    const live = new Live({
      address: () => '/api/me/live',
      message: message => {
        if (message.type === 'news') this.hear(message);
        else if (message.type === 'announcement') announce(message.text);
      },
      connection: state => {
        if (this.#live !== live) return;
        this.connected = state !== 'offline';
        if (state === 'open') {
          this.#say();
          this.#look(['tables', 'open', 'invitations', 'friends', 'seeks', 'clubs']);
        }
      },
    });
    this.#live = live;
    try {
      await meet();
    } catch {
      this.#live = null;
      return;
    }
    if (this.#live === live) live.open();
  }

  /**
   * Switches this browser to another person. Nothing more is requested under the old identity while this
   * runs, since the server would refuse it; afterwards the connection is opened for the new one.
   */
  async become<T>(enter: () => Promise<T>): Promise<T> {
    this.#live?.close();
    this.#live = null;
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.#asked;
    try {
      return await enter();
    } finally {
      void this.go(router.path);
    }
  }

  #say(): void {
    this.#live?.tell({ type: 'here', where: this.#where });
  }

  /** Handles news. A matched seek opens its table at once, unless this person is at another table. */
  hear(news: News): void {
    if (news.about === 'devices') this.device = true;
    if (news.about === 'seeks' && news.table) {
      if (router.path.startsWith('/table/')) this.found = news.table;
      else router.go(`/table/${news.table}`);
    }
    this.#look([news.about]);
  }

  #look(about: About[]): void {
    if (about.includes('invitations')) this.#soon(this.#invited);
    for (const listener of this.#listeners)
      if (listener.about.some(one => about.includes(one))) this.#soon(listener.look);
  }

  #soon(look: () => void): void {
    if (this.#waiting.has(look)) return;
    this.#waiting.set(
      look,
      setTimeout(() => {
        this.#waiting.delete(look);
        look();
      }, TOGETHER),
    );
  }

  #invited = (): void => {
    this.#asked = api.invitations().then(
      found => {
        this.invitations = found;
      },
      () => null,
    );
  };

  /** Accepts an invitation and opens its table. */
  accept = (asked: Invitation): Promise<void> =>
    this.#answered(asked, async () => router.go(`/table/${(await api.acceptInvitation(asked.id)).table}`));

  decline = (asked: Invitation): Promise<void> =>
    this.#answered(asked, () => api.declineInvitation(asked.id));

  async #answered(asked: Invitation, answer: () => Promise<unknown>): Promise<void> {
    try {
      await answer();
    } finally {
      this.invitations = this.invitations.filter(one => one.id !== asked.id);
    }
  }

  /** Calls `look` now and whenever there is news of these kinds, until the returned function is called. */
  follow(about: About[], look: () => void): () => void {
    const listener = { about, look };
    this.#listeners.add(listener);
    look();
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

export const company = new Company();
