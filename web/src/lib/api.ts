import type {
  Entry,
  GameOffer,
  Hint,
  Level,
  LinkedSeat,
  Made,
  Me,
  NewTable,
  Phrase,
  Problem,
  Rulebook,
  Snapshot,
  Tables,
} from './types';

/** The server said no, in words for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly words: Phrase,
  ) {
    super(words.key);
  }
}

const OFFLINE: Phrase = { key: 'web-server-unreachable', data: {} };
const UNKNOWN: Phrase = { key: 'web-server-trouble', data: {} };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined || typeof body === 'string' ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as { error?: Phrase } | null;
  throw new ApiError(response.status, said?.error ?? UNKNOWN);
}

const get = async <T>(path: string): Promise<T> => (await (await ask('GET', path)).json()) as T;
const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

/** Everything that the page asks the server over HTTP. */
export const api = {
  me: (): Promise<Me> => get('me'),
  changeMe: (change: { name?: string; language?: string }): Promise<Me> => send('PUT', 'me', change),
  games: (): Promise<GameOffer[]> => get('games'),
  check: async (game: string, players: number, options: Record<string, string>): Promise<Problem[]> =>
    (await send<{ problems: Problem[] }>('POST', `games/${game}/check`, { players, options })).problems,
  levels: (): Promise<Level[]> => get('levels'),
  tables: (): Promise<Tables> => get('tables'),
  open: (table: NewTable): Promise<Made> => send('POST', 'tables', table),
  table: (table: string): Promise<Snapshot> => get(`tables/${table}`),
  entries: (table: string, start: number, stop: number): Promise<Entry[]> =>
    get(`tables/${table}/entries?start=${start}&stop=${stop}`),
  hint: (table: string): Promise<Hint> => send('POST', `tables/${table}/hint`),
  rematch: (table: string): Promise<Made> => send('POST', `tables/${table}/rematch`),
  linkedSeat: (token: string): Promise<LinkedSeat> => get(`links/${token}`),
  takeSeat: (table: string, token: string, name?: string): Promise<{ table: string; seat: number }> =>
    send('POST', `tables/${table}/seats`, { token, name }),
  newLink: (table: string, seat: number): Promise<{ seat: number; link: string }> =>
    send('POST', `tables/${table}/links`, { seat }),
  upload: async (record: string): Promise<string> =>
    (await send<{ replay: string }>('POST', 'replays', record)).replay,
  record: async (table: string): Promise<string> => (await ask('GET', `tables/${table}/record`)).text(),
  replay: <T>(id: string): Promise<T> => get(`replays/${id}`),
  replayMoves: <T>(id: string): Promise<T> => get(`replays/${id}/moves`),
  replaySteps: <T>(id: string, start: number, stop: number): Promise<T> =>
    get(`replays/${id}/steps?start=${start}&stop=${stop}`),
  replayRecord: async (id: string): Promise<string> => (await ask('GET', `replays/${id}/record`)).text(),
  analysis: <T>(id: string): Promise<T> => get(`replays/${id}/analysis`),
  analyse: <T>(id: string): Promise<T> => send('POST', `replays/${id}/analysis`),
  rules: (language: string): Promise<Rulebook> => get(`rules/${language}`),
  components: <T>(game: string): Promise<T> => get(`components/${game}`),
};
