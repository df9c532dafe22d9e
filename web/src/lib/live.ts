import { backend, local, type Socket } from './backend';
import type { PageMessage, Place, Reply, ServerMessage } from './types';

export type { Socket } from './backend';

export type Connection = 'connecting' | 'open' | 'offline';

export interface LiveHandlers {
  /** The address to connect to; called for every attempt, because it includes what the page already has. */
  address: () => string;
  message: (message: ServerMessage) => void;
  connection: (state: Connection) => void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** Milliseconds of silence after which a connection is considered dead, whatever the browser says. */
const SILENCE = 45_000;

interface Ping {
  type: 'ping';
  /** Whether the page is visible: people who are not looking are notified of turns in other ways. */
  looking: boolean;
}
const ping = (): Ping => ({ type: 'ping', looking: !globalThis.document?.hidden });

/** A table's connection: requests go through `ask`, messages arrive at its handlers. */
export interface Wire {
  open(): void;
  close(): void;
  ask(message: PageMessage): Promise<Reply>;
}

/**
 * A connection that reconnects automatically. Requests are resent with the same id after every reconnection
 * until they are answered; the server recognises repeated ids, so nothing is done twice and nothing is lost.
 */
export class Live implements Wire {
  #socket: Socket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;
  #waiting = new Map<string, { message: PageMessage; answer: (reply: Reply) => void }>();

  constructor(
    private readonly handlers: LiveHandlers,
    private readonly make: (address: string) => Socket = address => backend.connect(address),
  ) {}

  open(): void {
    globalThis.addEventListener?.('online', this.#now);
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Sends a request and waits for its answer, across reconnections if necessary. */
  ask(message: PageMessage): Promise<Reply> {
    return new Promise(answer => {
      this.#waiting.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  /** Sends a message that is not answered; the caller must repeat it after a reconnection. */
  tell(message: Place): void {
    this.#send(message);
  }

  #send(message: PageMessage | Place | Ping): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #now = (): void => {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** The browser knows at once that the network is gone; a connection may take long to notice. */
  #cut = (): void => {
    if (local) return; // the engine in the browser needs no network
    this.#socket?.close();
    this.handlers.connection('offline');
  };

  #seen = (): void => {
    if (!document.hidden) this.#now();
    this.#send(ping());
  };

  #connect(): void {
    this.handlers.connection(this.#attempts ? 'offline' : 'connecting');
    const socket = this.make(this.handlers.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#heard = Date.now();
      this.handlers.connection('open');
      for (const { message } of this.#waiting.values()) this.#send(message);
      if (globalThis.document?.hidden) this.#send(ping());
      this.#pulse = setInterval(() => {
        if (Date.now() - this.#heard > SILENCE) socket.close();
        else this.#send(ping());
      }, PING_EVERY);
    };
    socket.onmessage = event => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      clearInterval(this.#pulse);
      this.#socket = null;
      if (this.#ended) return;
      this.#attempts += 1;
      this.handlers.connection('offline');
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#attempts - 1));
      this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  #receive(message: ServerMessage): void {
    this.handlers.message(message);
    if (!('re' in message) || message.re === null) return;
    const waiting = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    waiting?.answer(message);
  }
}
