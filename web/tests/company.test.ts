import { beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../src/lib/company.svelte';
import { FakeSocket } from './fake-socket';

/** Answers that come when the test says so, in the order of the questions. */
let asked: { address: string; answer: (document: unknown) => void }[] = [];

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
const questions = (part: string): number => asked.filter(({ address }) => address.includes(part)).length;

describe('a browser that becomes another person’s', () => {
  beforeEach(() => {
    asked = [];
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal(
      'fetch',
      (address: string) =>
        new Promise<Response>(come =>
          asked.push({ address, answer: document => come(Response.json(document)) }),
        ),
    );
  });

  it('asks nothing more as whoever it was, and is heard as the new one', async () => {
    const here = company.go('/here/token');
    await settle();
    asked.shift()!.answer({ guest: 'g', name: '', language: 'en' });
    await here;
    FakeSocket.all[0]!.accept();
    await vi.waitFor(() => expect(questions('/me/invitations')).toBe(1));

    // One question is on its way, another one is about to be asked.
    company.hear({ type: 'news', about: 'invitations', table: null });
    const entered = vi.fn(() => Promise.resolve('Bea'));
    const become = company.become(entered);
    await settle();
    expect(FakeSocket.all[0]!.readyState).toBe(3);
    expect(entered).not.toHaveBeenCalled();
    asked.shift()!.answer([]);
    expect(await become).toBe('Bea');
    await settle();
    expect(FakeSocket.all).toHaveLength(2);
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(questions('/me/invitations')).toBe(0);
    FakeSocket.all[1]!.accept();
    await vi.waitFor(() => expect(questions('/me/invitations')).toBe(1));
  });
});
