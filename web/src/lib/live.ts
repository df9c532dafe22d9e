import { backend, local, type Socket } from './backend';
import type { PageMessage, Place, Reply, ServerMessage } from './types';

export type { Socket } from './backend';

export type Connection = 'connecting' | 'open' | 'offline';

export interface LiveHandlers {
  /** The address to connect to; asked anew for every attempt, so that it says what the page has already. */
  address: () => string;
  message: (message: ServerMessage) => void;
  connection: (state: Connection) => void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** A connection that says nothing for so long is dead, whatever the browser believes. */
const SILENCE = 45_000;

interface Ping {
  type: 'ping';
  /** Whether the page is seen: whoever does not look is told of turns by other ways. */
  looking: boolean;
}
const ping = (): Ping => ({ type: 'ping', looking: !globalThis.document?.hidden });

/** What a table asks, and hears by its handlers. */
export interface Wire {
  open(): void;
  close(): void;
  ask(message: PageMessage): Promise<Reply>;
}

/**
 * A connection that mends itself. Requests wait until they are answered and are sent again, with the same id, after
 * every reconnection; the server knows repeated ids, so nothing is done twice and nothing is lost.
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

  /** Sends a request and waits for its answer, across lost connections if need be. */
  ask(message: PageMessage): Promise<Reply> {
    return new Promise(answer => {
      this.#waiting.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  /** Says something that is not answered; whoever says it says it again when the connection is another. */
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

  /** The browser knows at once that there is no network; a connection may not notice for long. */
  #cut = (): void => {
    if (local) return; // nothing that is asked here needs a network
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
