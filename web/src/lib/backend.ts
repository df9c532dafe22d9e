/** Where answers come from: a server, or the engine in this browser. Both use the same documents and messages. */

import { engine, place } from './base';

/** An answer from either backend. */
export interface Answered {
  status: number;
  /** Media type. */
  kind: string;
  body: string;
}

/** The body of a request. */
export interface Body {
  kind: string | null;
  text: string;
}

/** The subset of WebSocket used here. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Backend {
  /** Sends a request to an address given from the root; throws when the backend is unreachable. */
  ask(method: string, address: string, body?: Body): Promise<Answered>;
  /** The live connection of a table. */
  connect(address: string): Socket;
}

/** True if the engine runs in this browser: no server, no other people. */
export const local = engine !== null;

const server: Backend = {
  async ask(method, address, body) {
    const response = await fetch(place(address), {
      method,
      headers: body?.kind ? { 'Content-Type': body.kind } : {},
      body: body?.text,
    });
    return {
      status: response.status,
      kind: response.headers.get('Content-Type') ?? '',
      body: await response.text(),
    };
  },
  connect: address => new WebSocket(location.origin.replace(/^http/, 'ws') + place(address)),
};

/** The engine code is loaded only when needed. */
async function inBrowser(folder: string): Promise<Backend> {
  const { LocalBackend } = await import('../local/backend');
  return new LocalBackend(new URL(folder, document.baseURI).href);
}

/** Waits for the backend to load, then connects. */
class LaterSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  #socket: Socket | null = null;
  #closed = false;

  constructor(backend: Promise<Backend>, address: string) {
    void backend.then(found => {
      if (this.#closed) return;
      const socket = found.connect(address);
      this.#socket = socket;
      socket.onopen = event => this.onopen?.(event);
      socket.onmessage = event => this.onmessage?.(event);
      socket.onclose = event => this.onclose?.(event);
    });
  }
  get readyState(): number {
    return this.#socket?.readyState ?? 0;
  }
  send(text: string): void {
    this.#socket?.send(text);
  }
  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

function later(found: Promise<Backend>): Backend {
  return {
    ask: async (...asked) => (await found).ask(...asked),
    connect: address => new LaterSocket(found, address),
  };
}

export const backend: Backend = engine === null ? server : later(inBrowser(engine));
