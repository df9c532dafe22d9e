// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstWrong, promiseOf } from '../src/lib/fairness';

// tests/play/test_dealing.py has the same secret, words and faces.
const secret = '5eed'.repeat(16);
const salts = [
  { seat: 1, word: '7', at: 4 },
  { seat: 0, word: 'Ada “1815” \\ "é"', at: 8 },
];
const rolls = [5, 5, 5, 6, 6, 6, 3, 4, 4, 5, 5, 2].map(face => ({
  weights: Array(6).fill(1),
  came: face - 1,
}));
const dice = { commitment: '', secret, salts, rolls };

describe('fair dice', () => {
  it('follow from the secret and the words of the players', async () => {
    expect(await firstWrong(dice)).toBeNull();
  });

  it('do not follow without the words, from another secret, or when one was changed', async () => {
    expect(await firstWrong({ ...dice, salts: [] })).toBe(5);
    expect(await firstWrong({ ...dice, secret: '00'.repeat(32) })).not.toBeNull();
    const changed = rolls.with(3, { weights: rolls[3]!.weights, came: 0 });
    expect(await firstWrong({ ...dice, rolls: changed })).toBe(4);
  });

  it('were promised by the hash of the secret', async () => {
    expect(await promiseOf('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });
});
