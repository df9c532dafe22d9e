import type { Socket } from '../src/lib/live';
import type { ServerMessage } from '../src/lib/types';

/** A connection that does what a test says. */
export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}
