/** The second worker: bots, hints and analyses think here, so that the table is never blocked. */

import type { PyProxy } from 'pyodide/ffi';
import type { FromThinker, ToThinker } from './messages';
import { startPython } from './python';

/** `duomo.local.bridge`. */
interface Bridge {
  think(thought: Uint8Array, tell: (answer: PyProxy) => void): void;
}

const say = (message: FromThinker): void => postMessage(message);

async function start(folder: string): Promise<Bridge> {
  return (await startPython(folder)).pyimport('duomo.local.bridge') as unknown as Bridge;
}

let bridge: Promise<Bridge>;
let last: Promise<unknown> = Promise.resolve();

async function think(id: number, thought: Uint8Array): Promise<void> {
  try {
    (await bridge).think(thought, answer =>
      say({ type: 'thought', id, answer: answer.toJs() as Uint8Array }),
    );
    say({ type: 'thought-over', id, done: true });
  } catch (fault) {
    console.error(fault);
    say({ type: 'thought-over', id, done: false });
  }
}

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'start') bridge = start(data.folder);
  else last = last.then(() => think(data.id, data.thought));
};
