import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api';
import { Acting } from '../src/pages/table/acting.svelte';

const refused = (key: string) => (): Promise<never> => Promise.reject(new ApiError(409, { key, data: {} }));
const done = (): Promise<void> => Promise.resolve();

describe('what a page asks of the server', () => {
  it('disables its buttons while something is done, and not while the page looks at what others did', async () => {
    const acting = new Acting();
    const action = acting.do(done);
    expect(acting.busy).toBe(true);
    await action;
    const look = acting.look(done);
    expect(acting.busy).toBe(false);
    expect(await look).toBe(true);
  });

  it('says why an action was refused until the next action, whatever others do meanwhile', async () => {
    const acting = new Acting();
    expect(await acting.do(refused('full'))).toBe(false);
    await acting.look(done);
    expect(acting.trouble?.key).toBe('full');
    await acting.look(refused('web-server-unreachable'));
    expect(await acting.do(refused('full'))).toBe(false);
    await acting.look(done);
    expect(acting.trouble?.key).toBe('full');
    await acting.do(done);
    expect(acting.trouble).toBeNull();
  });

  it('says that it could not look until it can', async () => {
    const acting = new Acting();
    await acting.look(refused('web-server-unreachable'));
    expect(acting.trouble?.key).toBe('web-server-unreachable');
    await acting.look(done);
    expect(acting.trouble).toBeNull();
  });
});
