/** The log book of evenings at a real table, kept in this browser, including photographs. */

import { evenings, exported } from './evenings';

/** A player and their result. */
export interface Played {
  name: string;
  colour: string;
  score: number;
  won: boolean;
}
export interface Evening {
  id: string;
  game: string;
  /** The day, as in 2026-03-01. */
  date: string;
  players: Played[];
  options: Record<string, string>;
  note: string;
  /** A photograph, scaled down. */
  photo: string | null;
  /** What was entered, so that the score can be counted again. */
  count: unknown;
}

const DATABASE = 'duomo-real-table',
  STORE = 'evenings';

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error(DATABASE));
  });
}

async function work<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((done, failed) => {
    const transaction = database.transaction(STORE, mode),
      asked = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => {
      database.close();
      done(asked.result);
    };
    transaction.onerror = transaction.onabort = () =>
      failed(transaction.error ?? asked.error ?? new Error(STORE));
  });
}

class LogBook {
  evenings = $state.raw<Evening[]>([]);
  /** The browser refused to store: the entries can only be saved by exporting them. */
  refused = $state(false);

  async load(): Promise<void> {
    try {
      this.evenings = (await work<Evening[]>('readonly', store => store.getAll())).sort(
        (one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id),
      );
    } catch {
      this.refused = true;
    }
  }

  async keep(evening: Evening): Promise<void> {
    try {
      await work('readwrite', store => store.put(evening));
    } catch {
      this.refused = true;
      this.evenings = [evening, ...this.evenings.filter(one => one.id !== evening.id)];
      return;
    }
    await this.load();
  }

  async forget(id: string): Promise<void> {
    await work('readwrite', store => store.delete(id));
    await this.load();
  }

  export(): string {
    return exported(this.evenings);
  }

  /** Imports what another device exported; returns the number of new evenings. */
  async import(text: string): Promise<number> {
    const known = new Set(this.evenings.map(one => one.id)),
      fresh = evenings(text).filter(one => !known.has(one.id));
    for (const evening of fresh) await this.keep(evening);
    return fresh.length;
  }
}

export const logBook = new LogBook();

/** Scales a photograph down so that it can be stored. */
export async function shrunk(file: File, most = 900): Promise<string> {
  const picture = await createImageBitmap(file),
    scale = Math.min(1, most / Math.max(picture.width, picture.height)),
    canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}
