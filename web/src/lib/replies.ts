/** Helpers for a table's requests and replies. */

import type { Entry, Reply, Why } from './types';

/** A unique id for a request; `randomUUID` is missing on plain http from another machine. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), n => n.toString(36)).join('-');

export const POSSIBLE: Why = { words: { key: 'web-why-possible', data: {} }, rule: '' };

export const refusal = (reply: Reply): Why | null =>
  reply.type === 'refused'
    ? reply.words
      ? { words: reply.words, rule: reply.rule }
      : null
    : reply.type === 'error'
      ? { words: reply.words, rule: '' }
      : reply.type === 'late'
        ? { words: { key: 'web-late', data: {} }, rule: '' }
        : null;

/** Marks the entries that an undo has taken back; earlier undo entries stay undo entries. */
export const afterUndo = (entries: Entry[], undo: Entry): Entry[] =>
  entries.map(e =>
    e.kind !== 'undo' && e.number > undo.back_to! && e.number < undo.number ? { ...e, taken_back: true } : e,
  );
