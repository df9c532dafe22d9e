/** The engine in this browser, as the page's backend. */

import type { Answered, Backend, Body, Socket } from '../lib/backend';
import type { FromEngine, FromThinker, Pool, ToEngine, ToThinker } from './messages';
import { starting } from './starting.svelte';
import { update } from './update.svelte';

const OPEN = 1;
const CLOSED = 3;

/** Milliseconds without work after which the analysis worker is ended to free its memory. */
const IDLE = 60_000;

/** A pending request. */
interface Asked {
  resolve: (answer: Answered) => void;
  reject: (reason: Error) => void;
}

/** A worker that thinks, and the jobs it was given. */
class Thinker {
  readonly #worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  #open = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    folder: string,
    private readonly heard: (message: FromThinker) => void,
    private readonly ended?: () => void,
  ) {
    this.#say({ type: 'start', folder });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === 'thought-over') this.#rest();
      this.heard(data);
    };
  }
  think(id: number, thought: Uint8Array): void {
    clearTimeout(this.#idle);
    this.#open += 1;
    this.#say({ type: 'think', id, thought });
  }
  #rest(): void {
    this.#open -= 1;
    if (this.#open || !this.ended) return;
    this.#idle = setTimeout(() => {
      this.#worker.terminate();
      this.ended?.();
    }, IDLE);
  }
  #say(message: ToThinker): void {
    this.#worker.postMessage(message);
  }
}

/** The live connection of a table. */
class LocalSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly id: number,
    private readonly tell: (message: ToEngine) => void,
  ) {}

  hear(frame: string): void {
    if (this.readyState === CLOSED) return;
    if (this.readyState !== OPEN) {
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    }
    this.onmessage?.(new MessageEvent('message', { data: frame }));
  }
  send(frame: string): void {
    this.tell({ type: 'say', id: this.id, frame });
  }
  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.tell({ type: 'leave', id: this.id });
    this.onclose?.(new CloseEvent('close'));
  }
}

/** There is a game to lose: asks the browser not to evict what is stored here. It may refuse. */
const persist = async (): Promise<unknown> =>
  (await navigator.storage?.persisted?.()) || navigator.storage?.persist?.();

export class LocalBackend implements Backend {
  readonly #engine = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  readonly #thinkers = new Map<Pool, Thinker>();
  readonly #asked = new Map<number, Asked>();
  readonly #sockets = new Map<number, LocalSocket>();
  #last = 0;

  constructor(private readonly folder: string) {
    this.#engine.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    this.#engine.onerror = event => this.#fail(event.message);
    this.#tell({ type: 'start', folder });
  }

  ask(method: string, address: string, body?: Body): Promise<Answered> {
    if (starting.failed !== null) return Promise.reject(new Error(starting.failed));
    const id = ++this.#last;
    this.#tell({ type: 'ask', id, method, address, body: body?.text ?? null });
    if (method === 'POST' && address === '/api/tables') void persist();
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  connect(address: string): Socket {
    const id = ++this.#last;
    const socket = new LocalSocket(id, message => this.#tell(message));
    this.#sockets.set(id, socket);
    this.#tell({ type: 'connect', id, address });
    return socket;
  }

  #tell(message: ToEngine): void {
    if (message.type === 'leave') this.#sockets.delete(message.id);
    this.#engine.postMessage(message);
  }

  #hear(message: FromEngine): void {
    switch (message.type) {
      case 'progress':
        starting.progress = message;
        break;
      case 'ready':
        starting.ready = true;
        this.#thinker('play'); // ready by the time the first bot has to think
        void update.started();
        break;
      case 'failed':
        this.#fail(message.reason);
        break;
      case 'answer':
        this.#asked.get(message.id)?.resolve(message);
        this.#asked.delete(message.id);
        break;
      case 'frame':
        this.#sockets.get(message.id)?.hear(message.frame);
        break;
      case 'think':
        this.#thinker(message.pool).think(message.id, message.thought);
    }
  }

  /** The engine cannot start: reports it to all pending requests. */
  #fail(reason: string): void {
    if (starting.ready) return;
    starting.failed = reason;
    for (const asked of this.#asked.values()) asked.reject(new Error(reason));
    this.#asked.clear();
  }

  #thinker(pool: Pool): Thinker {
    let found = this.#thinkers.get(pool);
    if (!found) {
      const ended = pool === 'play' ? undefined : () => this.#thinkers.delete(pool);
      found = new Thinker(this.folder, message => this.#tell(message), ended);
      this.#thinkers.set(pool, found);
    }
    return found;
  }
}
