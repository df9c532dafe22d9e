/** This browser's storage: texts by key, in IndexedDB. */

export type Documents = [key: string, text: string][];
/** A write without a text deletes the document. */
export type Write = [key: string, text: string | null | undefined, isNew: boolean];

/** `late`: a document that should have been new already existed; nothing was written. */
export type Written = 'done' | 'late' | 'full';

const NAME = 'duomo';
const STORE = 'kept';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing could be read'));
  });

export class Keeping {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Keeping> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Keeping(await settled(opening));
  }

  /** All documents whose keys have this prefix. */
  async read(prefix: string): Promise<Documents> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, texts] = await Promise.all([settled(store.getAllKeys(range)), settled(store.getAll(range))]);
    return keys.map((key, i) => [key as string, texts[i] as string]);
  }

  /** All or nothing; resolves only when it is on disk. */
  write(writes: readonly Write[]): Promise<Written> {
    if (!writes.length) return Promise.resolve('done');
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(STORE);
      for (const [key, text, isNew] of writes) {
        if (text === null || text === undefined) store.delete(key);
        else if (isNew) store.add(text, key);
        else store.put(text, key);
      }
      transaction.oncomplete = () => resolve('done');
      transaction.onabort = () => {
        const name = transaction.error?.name;
        if (name === 'ConstraintError') resolve('late');
        else if (name === 'QuotaExceededError') resolve('full');
        else reject(transaction.error ?? new Error('nothing could be written'));
      };
    });
  }
}
