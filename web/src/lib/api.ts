import { backend, type Answered } from './backend';
import type { paths } from './server';
import type { Phrase } from './types';
import { sayUnreachable } from './unreachable';

/** An error response from the server, with words to show to people. */
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

// ---- request and response types, from the server's own description

type Method = 'get' | 'put' | 'post' | 'delete';
/** Paths that support a method. */
type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = Extract<paths[P][M], object>;
type Given<O, K extends string> = O extends { parameters: { [key in K]?: infer V } } ? NonNullable<V> : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
type Answers<O> = O extends { responses: infer R } ? R[Extract<keyof R, 200 | 201>] : never;
type Answer<O> = Answers<O> extends { content: infer C } ? C[keyof C] : never;

/** The parts of a request: path parameters, query and body. */
interface Request<O> {
  path?: Given<O, 'path'>;
  query?: Given<O, 'query'>;
  body?: Body<O>;
  /** A body that is not JSON. */
  text?: string;
}

function addressOf(path: string, parts: Record<string, unknown>, query: Record<string, unknown>): string {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  return asked.length ? `${address}?${new URLSearchParams(asked).toString()}` : address;
}

async function ask<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  { path: parts, query, body, text }: Request<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const address = addressOf(path, { ...parts }, { ...query });
  const sent =
    body !== undefined
      ? { kind: 'application/json', text: JSON.stringify(body) }
      : text !== undefined
        ? { kind: null, text }
        : undefined;
  let answer: Answered;
  try {
    answer = await backend.ask(method.toUpperCase(), address, sent);
  } catch {
    sayUnreachable(address);
    throw new ApiError(0, OFFLINE);
  }
  if (answer.status >= 400) throw new ApiError(answer.status, troubleIn(answer.body));
  if (!answer.body) return undefined as Answer<Operation<P, M>>;
  return (answer.kind.startsWith('text/') ? answer.body : JSON.parse(answer.body)) as Answer<Operation<P, M>>;
}

function troubleIn(body: string): Phrase {
  try {
    return (JSON.parse(body) as { error?: Phrase }).error ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

// ---- every HTTP request the page makes; live messages are in `live`

type Asked<M extends Method, P extends PathWith<M>> = Body<Operation<P, M>>;
type Query<P extends PathWith<'get'>> = Given<Operation<P, 'get'>, 'query'>;

/** Address of a lesson: game, course and name. */
export type LessonAddress = Given<Operation<'/api/lessons/{game}/{course}/{name}', 'post'>, 'path'>;

/** Address of a first game: game and course. */
export type CourseAddress = Given<Operation<'/api/lessons/{game}/{course}', 'post'>, 'path'>;

export const api = {
  me: () => ask('get', '/api/me'),
  changeMe: (body: Asked<'put', '/api/me'>) => ask('put', '/api/me', { body }),
  carryOn: () => ask('post', '/api/me/links'),
  here: (token: string) => ask('get', '/api/here/{token}', { path: { token } }),
  comeHere: (token: string, bring: boolean) =>
    ask('post', '/api/here/{token}', { path: { token }, body: { bring } }),
  behind: () => ask('get', '/api/me/behind'),
  sessions: () => ask('get', '/api/me/sessions'),
  endSession: (session: string) => ask('delete', '/api/me/sessions/{session}', { path: { session } }),
  forgetMe: () => ask('delete', '/api/me'),
  stay: () => ask('post', '/api/me/stay'),
  passkeys: () => ask('get', '/api/me/passkeys'),
  passkeyOptions: () => ask('post', '/api/me/passkeys/options'),
  addPasskey: (credential: Record<string, unknown>) =>
    ask('post', '/api/me/passkeys', { body: { credential } }),
  removePasskey: (key: string) => ask('delete', '/api/me/passkeys/{key}', { path: { key } }),
  signInOptions: () => ask('post', '/api/passkeys/options'),
  signIn: (credential: Record<string, unknown>, bring: boolean) =>
    ask('post', '/api/passkeys', { body: { credential, bring } }),
  email: () => ask('get', '/api/me/email'),
  setEmail: (address: string) => ask('post', '/api/me/email', { body: { address } }),
  removeEmail: () => ask('delete', '/api/me/email'),
  askLink: (address: string) => ask('post', '/api/sign-in', { body: { address } }),
  tokens: () => ask('get', '/api/me/tokens'),
  makeToken: (body: Asked<'post', '/api/me/tokens'>) => ask('post', '/api/me/tokens', { body }),
  endToken: (token: string) => ask('delete', '/api/me/tokens/{token}', { path: { token } }),
  turns: () => ask('get', '/api/me/turns'),
  tellings: () => ask('get', '/api/me/tellings'),
  subscribe: (body: Asked<'post', '/api/me/tellings/push'>) => ask('post', '/api/me/tellings/push', { body }),
  endPush: (browser: string) => ask('delete', '/api/me/tellings/push/{browser}', { path: { browser } }),
  wishMail: (hours: Asked<'put', '/api/me/tellings/mail'>['hours']) =>
    ask('put', '/api/me/tellings/mail', { body: { hours } }),
  makeCalendar: () => ask('post', '/api/me/tellings/calendar'),
  endCalendar: () => ask('delete', '/api/me/tellings/calendar'),
  noMoreLetters: (token: string) => ask('post', '/api/unsubscribe/{token}', { path: { token } }),
  ownProfile: () => ask('get', '/api/me/profile'),
  changeProfile: (hidden: boolean) => ask('put', '/api/me/profile', { body: { hidden } }),
  profile: (guest: string) => ask('get', '/api/people/{guest}', { path: { guest } }),
  ownGames: (query: Query<'/api/me/games'>) => ask('get', '/api/me/games', { query }),
  keepNote: (table: string, body: Asked<'put', '/api/me/games/{table}'>) =>
    ask('put', '/api/me/games/{table}', { path: { table }, body }),
  lobby: (query: Query<'/api/lobby'>) => ask('get', '/api/lobby', { query }),
  join: (table: string) => ask('post', '/api/tables/{table}/join', { path: { table } }),
  openSeats: (table: string, body: Asked<'post', '/api/tables/{table}/open'>) =>
    ask('post', '/api/tables/{table}/open', { path: { table }, body }),
  closeSeats: (table: string) => ask('delete', '/api/tables/{table}/open', { path: { table } }),
  seek: (body: Asked<'post', '/api/me/seeks'>) => ask('post', '/api/me/seeks', { body }),
  stopSeeking: (seek: string) => ask('delete', '/api/me/seeks/{seek}', { path: { seek } }),
  invitations: () => ask('get', '/api/me/invitations'),
  invited: (table: string) => ask('get', '/api/tables/{table}/invitations', { path: { table } }),
  invite: (table: string, guest: string) =>
    ask('post', '/api/tables/{table}/invitations', { path: { table }, body: { guest } }),
  acceptInvitation: (invitation: string) =>
    ask('post', '/api/me/invitations/{invitation}', { path: { invitation } }),
  declineInvitation: (invitation: string) =>
    ask('delete', '/api/me/invitations/{invitation}', { path: { invitation } }),
  friends: () => ask('get', '/api/me/friends'),
  askFriend: (body: Asked<'post', '/api/me/friends'>) => ask('post', '/api/me/friends', { body }),
  acceptFriend: (guest: string) => ask('post', '/api/me/friends/{guest}/accept', { path: { guest } }),
  partFrom: (guest: string) => ask('delete', '/api/me/friends/{guest}', { path: { guest } }),
  inviteFriend: (guest: string) => ask('post', '/api/me/friends/{guest}/invite', { path: { guest } }),
  beUnseen: (unseen: boolean) => ask('put', '/api/me/unseen', { body: { unseen } }),
  clubs: (query: Query<'/api/clubs'>) => ask('get', '/api/clubs', { query }),
  club: (club: string) => ask('get', '/api/clubs/{club}', { path: { club } }),
  makeClub: (body: Asked<'post', '/api/clubs'>) => ask('post', '/api/clubs', { body }),
  changeClub: (club: string, body: Asked<'put', '/api/clubs/{club}'>) =>
    ask('put', '/api/clubs/{club}', { path: { club }, body }),
  deleteClub: (club: string) => ask('delete', '/api/clubs/{club}', { path: { club } }),
  clubLink: (club: string) => ask('post', '/api/clubs/{club}/link', { path: { club } }),
  linkedClub: (token: string) => ask('get', '/api/club-links/{token}', { path: { token } }),
  joinClub: (club: string, body: Asked<'post', '/api/clubs/{club}/members'>) =>
    ask('post', '/api/clubs/{club}/members', { path: { club }, body }),
  setRole: (club: string, guest: string, role: 'owner' | 'helper' | 'member') =>
    ask('put', '/api/clubs/{club}/members/{guest}', { path: { club, guest }, body: { role } }),
  removeMember: (club: string, guest: string) =>
    ask('delete', '/api/clubs/{club}/members/{guest}', { path: { club, guest } }),
  clubStandings: (club: string, game: string) =>
    ask('get', '/api/clubs/{club}/standings', { path: { club }, query: { game } }),
  leaders: (query: Query<'/api/leaders'>) => ask('get', '/api/leaders', { query }),
  tournaments: () => ask('get', '/api/tournaments'),
  makeTournament: (body: Asked<'post', '/api/tournaments'>) => ask('post', '/api/tournaments', { body }),
  tournament: (tournament: string) => ask('get', '/api/tournaments/{tournament}', { path: { tournament } }),
  startTournament: (tournament: string) =>
    ask('post', '/api/tournaments/{tournament}/start', { path: { tournament } }),
  cancelTournament: (tournament: string) =>
    ask('delete', '/api/tournaments/{tournament}', { path: { tournament } }),
  enter: (tournament: string) =>
    ask('post', '/api/tournaments/{tournament}/entrants', { path: { tournament } }),
  withdraw: (tournament: string, number: number) =>
    ask('delete', '/api/tournaments/{tournament}/entrants/{number}', { path: { tournament, number } }),
  addBots: (tournament: string, body: Asked<'post', '/api/tournaments/{tournament}/bots'>) =>
    ask('post', '/api/tournaments/{tournament}/bots', { path: { tournament }, body }),
  games: () => ask('get', '/api/games'),
  check: (game: string, body: Asked<'post', '/api/games/{game}/check'>) =>
    ask('post', '/api/games/{game}/check', { path: { game }, body }),
  levels: () => ask('get', '/api/levels'),
  tables: () => ask('get', '/api/tables'),
  open: (body: Asked<'post', '/api/tables'>) => ask('post', '/api/tables', { body }),
  takeAlong: (table: string) => ask('get', '/api/tables/{table}/whole', { path: { table } }),
  bring: (body: Asked<'post', '/api/tables/whole'>) => ask('post', '/api/tables/whole', { body }),
  table: (table: string) => ask('get', '/api/tables/{table}', { path: { table } }),
  entries: (table: string, query: Query<'/api/tables/{table}/entries'>) =>
    ask('get', '/api/tables/{table}/entries', { path: { table }, query }),
  prospect: (table: string, query: Query<'/api/tables/{table}/prospect'>) =>
    ask('get', '/api/tables/{table}/prospect', { path: { table }, query }),
  standing: (table: string) => ask('get', '/api/tables/{table}/standing', { path: { table } }),
  decisionRule: (table: string) => ask('get', '/api/tables/{table}/rule', { path: { table } }),
  hint: (table: string) => ask('post', '/api/tables/{table}/hint', { path: { table } }),
  rematch: (table: string) => ask('post', '/api/tables/{table}/rematch', { path: { table } }),
  linkedSeat: (token: string) => ask('get', '/api/links/{token}', { path: { token } }),
  takeSeat: (table: string, body: Asked<'post', '/api/tables/{table}/seats'>) =>
    ask('post', '/api/tables/{table}/seats', { path: { table }, body }),
  newLink: (table: string, body: Asked<'post', '/api/tables/{table}/links'>) =>
    ask('post', '/api/tables/{table}/links', { path: { table }, body }),
  dice: (table: string) => ask('get', '/api/tables/{table}/dice', { path: { table } }),
  addWord: (table: string, body: Asked<'post', '/api/tables/{table}/dice/words'>) =>
    ask('post', '/api/tables/{table}/dice/words', { path: { table }, body }),
  revealDice: (table: string) => ask('post', '/api/tables/{table}/dice', { path: { table } }),
  talk: (table: string) => ask('get', '/api/tables/{table}/talk', { path: { table } }),
  say: (table: string, body: Asked<'post', '/api/tables/{table}/talk'>) =>
    ask('post', '/api/tables/{table}/talk', { path: { table }, body }),
  blockTalk: (table: string, number: number) =>
    ask('post', '/api/tables/{table}/talk/{number}/block', { path: { table, number } }),
  reportTalk: (table: string, number: number, reason: string) =>
    ask('post', '/api/tables/{table}/talk/{number}/report', { path: { table, number }, body: { reason } }),
  blocks: () => ask('get', '/api/me/blocks'),
  block: (guest: string) => ask('post', '/api/me/blocks', { body: { guest } }),
  unblock: (block: string) => ask('delete', '/api/me/blocks/{block}', { path: { block } }),
  houseReports: () => ask('get', '/api/house/reports'),
  settleReport: (report: string) => ask('post', '/api/house/reports/{report}/settle', { path: { report } }),
  resign: (table: string, seat: number) =>
    ask('post', '/api/tables/{table}/resign', { path: { table }, body: { seat } }),
  comeBack: (table: string, seat: number) =>
    ask('post', '/api/tables/{table}/back', { path: { table }, body: { seat } }),
  claim: (table: string, seat: number) =>
    ask('post', '/api/tables/{table}/claim', { path: { table }, body: { seat } }),
  propose: (table: string, body: Asked<'post', '/api/tables/{table}/vote'>) =>
    ask('post', '/api/tables/{table}/vote', { path: { table }, body }),
  vote: (table: string, agree: boolean) =>
    ask('post', '/api/tables/{table}/vote/answer', { path: { table }, body: { agree } }),
  vacation: () => ask('get', '/api/me/vacation'),
  takeVacation: (days: number) => ask('post', '/api/me/vacation', { body: { days } }),
  endVacation: () => ask('delete', '/api/me/vacation'),
  upload: (text: string) => ask('post', '/api/replays', { text }),
  record: (table: string) => ask('get', '/api/tables/{table}/record', { path: { table } }),
  replay: (replay: string) => ask('get', '/api/replays/{replay}', { path: { replay } }),
  replayMoves: (replay: string) => ask('get', '/api/replays/{replay}/moves', { path: { replay } }),
  replaySteps: (replay: string, query: Query<'/api/replays/{replay}/steps'>) =>
    ask('get', '/api/replays/{replay}/steps', { path: { replay }, query }),
  replayOffers: (replay: string, query: Query<'/api/replays/{replay}/offers'>) =>
    ask('get', '/api/replays/{replay}/offers', { path: { replay }, query }),
  replayProspect: (replay: string, query: Query<'/api/replays/{replay}/prospect'>) =>
    ask('get', '/api/replays/{replay}/prospect', { path: { replay }, query }),
  replayRecord: (replay: string) => ask('get', '/api/replays/{replay}/record', { path: { replay } }),
  scoring: (replay: string) => ask('get', '/api/replays/{replay}/scoring', { path: { replay } }),
  analysis: (replay: string) => ask('get', '/api/replays/{replay}/analysis', { path: { replay } }),
  analyse: (replay: string) => ask('post', '/api/replays/{replay}/analysis', { path: { replay } }),
  house: () => ask('get', '/api/house'),
  houseOverview: () => ask('get', '/api/house/overview'),
  houseTables: (query: Query<'/api/house/tables'>) => ask('get', '/api/house/tables', { query }),
  housePeople: (query: Query<'/api/house/people'>) => ask('get', '/api/house/people', { query }),
  closeTable: (table: string) => ask('post', '/api/house/tables/{table}/close', { path: { table } }),
  ban: (body: Asked<'post', '/api/house/bans'>) => ask('post', '/api/house/bans', { body }),
  unban: (query: { kind: 'guest' | 'address'; who: string }) => ask('delete', '/api/house/bans', { query }),
  announce: (body: Asked<'put', '/api/house/announcement'>) =>
    ask('put', '/api/house/announcement', { body }),
  drain: (body: Asked<'put', '/api/house/draining'>) => ask('put', '/api/house/draining', { body }),
  prune: (body: Asked<'post', '/api/house/prune'>) => ask('post', '/api/house/prune', { body }),
  study: (replay: string, body: Asked<'post', '/api/replays/{replay}/study'>) =>
    ask('post', '/api/replays/{replay}/study', { path: { replay }, body }),
  studyWhy: (replay: string, body: Asked<'post', '/api/replays/{replay}/study/why'>) =>
    ask('post', '/api/replays/{replay}/study/why', { path: { replay }, body }),
  studyRule: (replay: string, body: Asked<'post', '/api/replays/{replay}/study/rule'>) =>
    ask('post', '/api/replays/{replay}/study/rule', { path: { replay }, body }),
  studyHint: (replay: string, body: Asked<'post', '/api/replays/{replay}/study/hint'>) =>
    ask('post', '/api/replays/{replay}/study/hint', { path: { replay }, body }),
  studyAnswer: (replay: string, body: Asked<'post', '/api/replays/{replay}/study/answer'>) =>
    ask('post', '/api/replays/{replay}/study/answer', { path: { replay }, body }),
  studyStanding: (replay: string, body: Asked<'post', '/api/replays/{replay}/study/standing'>) =>
    ask('post', '/api/replays/{replay}/study/standing', { path: { replay }, body }),
  puzzles: () => ask('get', '/api/puzzles'),
  allPuzzles: (query: Query<'/api/puzzles/all'>) => ask('get', '/api/puzzles/all', { query }),
  nextPuzzle: (query: Query<'/api/puzzles/next'>) => ask('get', '/api/puzzles/next', { query }),
  puzzle: (puzzle: string, body: Asked<'post', '/api/puzzles/{puzzle}'>) =>
    ask('post', '/api/puzzles/{puzzle}', { path: { puzzle }, body }),
  puzzleWhy: (puzzle: string, body: Asked<'post', '/api/puzzles/{puzzle}/why'>) =>
    ask('post', '/api/puzzles/{puzzle}/why', { path: { puzzle }, body }),
  puzzleAnswer: (puzzle: string, body: Asked<'post', '/api/puzzles/{puzzle}/answer'>) =>
    ask('post', '/api/puzzles/{puzzle}/answer', { path: { puzzle }, body }),
  challenge: (query: Query<'/api/challenge'>) => ask('get', '/api/challenge', { query }),
  takeChallenge: () => ask('post', '/api/challenge'),
  progress: () => ask('get', '/api/progress'),
  keepProgress: (body: Asked<'put', '/api/progress'>) => ask('put', '/api/progress', { body }),
  lessons: () => ask('get', '/api/lessons'),
  lesson: (path: LessonAddress, body: Asked<'post', '/api/lessons/{game}/{course}/{name}'>) =>
    ask('post', '/api/lessons/{game}/{course}/{name}', { path, body }),
  lessonAnswer: (path: LessonAddress, body: Asked<'post', '/api/lessons/{game}/{course}/{name}/answer'>) =>
    ask('post', '/api/lessons/{game}/{course}/{name}/answer', { path, body }),
  solo: (body: Asked<'post', '/api/companion/solo'>) => ask('post', '/api/companion/solo', { body }),
  soloSheet: (body: Asked<'post', '/api/companion/solo/sheet'>) =>
    ask('post', '/api/companion/solo/sheet', { body }),
  position: (body: Asked<'post', '/api/companion/position'>) =>
    ask('post', '/api/companion/position', { body }),
  positionDecisions: (body: Asked<'post', '/api/companion/position/decisions'>) =>
    ask('post', '/api/companion/position/decisions', { body }),
  realGame: (body: Asked<'post', '/api/companion/game'>) => ask('post', '/api/companion/game', { body }),
  realGameWhy: (body: Asked<'post', '/api/companion/game/why'>) =>
    ask('post', '/api/companion/game/why', { body }),
  copy: (body: Asked<'post', '/api/companion/copy'>) => ask('post', '/api/companion/copy', { body }),
  copies: (body: Asked<'post', '/api/companion/copies'>) => ask('post', '/api/companion/copies', { body }),
  replayPosition: (replay: string, query: Query<'/api/replays/{replay}/position'>) =>
    ask('get', '/api/replays/{replay}/position', { path: { replay }, query }),
  count: (body: Asked<'post', '/api/companion/count'>) => ask('post', '/api/companion/count', { body }),
  firstGame: (path: CourseAddress, body: Asked<'post', '/api/lessons/{game}/{course}'>) =>
    ask('post', '/api/lessons/{game}/{course}', { path, body }),
  firstGameWhy: (path: CourseAddress, body: Asked<'post', '/api/lessons/{game}/{course}/why'>) =>
    ask('post', '/api/lessons/{game}/{course}/why', { path, body }),
  firstGameHint: (path: CourseAddress, body: Asked<'post', '/api/lessons/{game}/{course}/hint'>) =>
    ask('post', '/api/lessons/{game}/{course}/hint', { path, body }),
  figure: (name: string) => ask('get', '/api/figures/{name}', { path: { name } }),
  guide: (name: string) => ask('get', '/api/guides/{name}', { path: { name } }),
  searchRules: (language: string, query: Query<'/api/rules/{language}/search'>) =>
    ask('get', '/api/rules/{language}/search', { path: { language }, query }),
  rules: (language: string) => ask('get', '/api/rules/{language}', { path: { language } }),
  components: (game: string, query: Query<'/api/components/{game}'> & Record<string, string>) =>
    ask('get', '/api/components/{game}', { path: { game }, query }),
};
