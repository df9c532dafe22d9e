import { describe, expect, it } from 'vitest';
import { applied } from '../src/lib/changes';

const known = {
  turn: 'red',
  market: { dice: [1, 2], open: true },
  pending: [{ kind: 'after' }, { kind: 'gain', amount: 2 }],
  decision: { kind: 'gain', amount: 2 } as Record<string, unknown> | null,
};

describe('what has changed', () => {
  it('is told by the names of fields and the places in a list', () => {
    expect(applied(known, { market: { dice: [3], open: false }, pending: { '1': { amount: 1 } } })).toEqual({
      ...known,
      market: { dice: [3], open: false },
      pending: [{ kind: 'after' }, { kind: 'gain', amount: 1 }],
    });
  });

  it('replaces an object by another, or by nothing', () => {
    expect(applied(known, { decision: { '=': { kind: 'turn' } } }).decision).toEqual({ kind: 'turn' });
    expect(applied(known, { decision: null }).decision).toBeNull();
    expect(applied({ ...known, decision: null }, { decision: { '=': { kind: 'turn' } } }).decision).toEqual({
      kind: 'turn',
    });
  });

  it('makes a list longer or shorter', () => {
    expect(applied(known, { pending: { '#': 1 } }).pending).toEqual([{ kind: 'after' }]);
    expect(applied(known, { pending: { '2': { '=': { kind: 'roll' } }, '#': 3 } }).pending).toEqual([
      ...known.pending,
      { kind: 'roll' },
    ]);
  });

  it('leaves what was known as it was, and what has not changed the same', () => {
    const before = structuredClone(known),
      after = applied(known, { market: { open: false } });
    expect(known).toEqual(before);
    expect(after.pending).toBe(known.pending);
    expect(after.market.dice).toBe(known.market.dice);
    expect(applied(known, {})).toEqual(known);
  });
});
