import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCatalogue } from '../src/lib/i18n';
import Join from '../src/pages/Join.svelte';
import { catalogue } from '../tools/catalogues';

/** Answers that come when the test says so, in the order of the questions. */
let asked: { address: string; answer: (document: unknown) => void }[] = [];

const NOBODY = { guest: 'g', name: '', language: 'en' };
const SEAT = {
  table: 'aa',
  seat: 1,
  game: 'basilica',
  title: 'Basilica',
  party: { key: 'web-rc-nothing', data: {} },
};

function answer(part: string, document: unknown): void {
  const found = asked.findIndex(({ address }) => address.includes(part));
  asked.splice(found, 1)[0]!.answer(document);
}
async function settle(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve));
  await tick();
  flushSync();
}

beforeEach(() => {
  asked = [];
  useCatalogue('en', catalogue('en'));
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>(come =>
        asked.push({ address, answer: document => come(Response.json(document)) }),
      ),
  );
});

describe('a seat behind a link', () => {
  it('is asked for once, so that a name typed at once stays', async () => {
    const shown = mount(Join, { target: document.body, props: { token: 't' } });
    await settle();
    answer('/api/links/', SEAT);
    answer('/api/me', NOBODY);
    await settle();
    const field = document.querySelector('input')!;
    field.value = 'Dan';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    expect(asked.map(({ address }) => address)).not.toContain('/api/links/t');
    expect(document.querySelector('input')!.value).toBe('Dan');
    void unmount(shown);
  });
});
