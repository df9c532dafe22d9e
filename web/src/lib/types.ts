/**
 * The types of the contract between server and page, generated from the server's own description (`npm run
 * types`).
 */

import type { components } from './server';

type Schemas = components['schemas'];

/** Text without a language: a catalogue key and its arguments. */
export type Phrase = Schemas['Phrase'];
export type PhraseValue = Phrase['data'][string];

// ---- the documents of the games, distinguished by `game`
export type View = Schemas['View'];
export type GameName = View['game'];
export type ViewOf<G extends GameName> = Extract<View, { game: G }>;
export type OfferOf<G extends GameName> = Extract<Schemas['Offer'], { game: G }>;
export type ClosedOf<G extends GameName> = Extract<Schemas['Closed'], { game: G }>;
export type EventOf<G extends GameName> = Extract<Schemas['GameEvent'], { game: G }>;
/** A position piece by piece, as the editor sends and receives it. */
export type Pieces = NonNullable<Schemas['PositionGiven']['pieces']>;
export type PiecesOf<G extends GameName> = Extract<Pieces, { game: G }>;
export type ScoringOf<G extends GameName> = Extract<Schemas['Scoring'], { game: G }>;

// ---- a table; with a game's name as parameter, a table of that game
export type GameEvent = Schemas['GameEvent'];
export type Offer = Schemas['Offer'];
export type Scoring = Schemas['Scoring'];
export type Closed = Schemas['Closed'];
export type TurnsOf = Schemas['TurnsOf'];
export type Entry<G extends GameName = GameName> = Omit<Schemas['Entry'], 'events'> & {
  events: EventOf<G>[];
};
export type Now<G extends GameName = GameName> = Omit<Schemas['Now'], 'view' | 'legal' | 'closed'> & {
  view: ViewOf<G>;
  legal: OfferOf<G>[];
  closed: ClosedOf<G>[];
};
export type Seat = Schemas['Seat'];
export type Seating = Schemas['Seating'];
/** Whose clock runs, who is waited for, what is being voted on. */
export type Timing = Schemas['Timing'];
export type Pace = Schemas['Pace'];
export type CarryOn = Schemas['CarryOn'];
export type Here = Schemas['Here'];
export type Behind = Schemas['Behind'];
/** A browser that is signed in as this person. */
export type Device = Schemas['Session'];
export type Passkey = Schemas['PasskeyTold'];
export type Email = Schemas['Email'];
export type ApiToken = Schemas['TokenTold'];
export type NewToken = Schemas['NewToken'];
export type TokenScope = Schemas['TokenWish']['scopes'][number];
export type TellingWishes = Schemas['TellingWishes'];
export type MailHours = Schemas['MailWish']['hours'];
export type TalkLine = Schemas['TalkLine'];
export type QuickPhrase = NonNullable<TalkLine['phrase']>;
export type Blocked = Schemas['Blocked'];
export type Reported = Schemas['Reported'];
/** The secret and salts that determine a table's dice. */
export type Dice = Schemas['Dice'];
/** A person's ratings, opponents and games. */
export type Profile = Schemas['Profile'];
export type GameRating = Schemas['GameRating'];
export type PlayedGame = Schemas['PlayedGame'];
export type PlayedGames = Schemas['PlayedGames'];
export type LeaderBoard = Schemas['LeaderBoard'];
export type TournamentSummary = Schemas['TournamentSummary'];
export type TournamentDocument = Schemas['TournamentDocument'];
export type TournamentEntrant = TournamentDocument['entrants'][number];
export type TournamentGame = Schemas['TournamentGame'];
export type NewTournament = Schemas['NewTournament'];
export type TableKind = LeaderBoard['kind'];
export type Vacation = Schemas['Vacation'];
export type Result = Schemas['Result'];
export type Snapshot = Schemas['Snapshot'];
type WhyNot = Schemas['WhyNot'];
/** Why a move is not possible, with the rule that says so, if any. */
export type Why = Omit<WhyNot, 'words'> & { words: NonNullable<WhyNot['words']> };

export type Hint = Schemas['Hint'];
/** What a seat could do, and why not: for seats that are not deciding now. */
export type Prospect = Schemas['Prospect'];
export type PuzzleCard = Schemas['PuzzleCard'];
export type PuzzleNow = Schemas['PuzzleNow'];
export type PuzzleOverview = Schemas['PuzzleOverview'];
export type PuzzleVerdict = Schemas['PuzzleVerdict'];
export type ChallengeDay = Schemas['ChallengeDay'];
export type ChallengeResult = Schemas['ChallengeResult'];
export type CourseCard = Schemas['CourseCard'];
export type FigureShown = Schemas['FigureShown'];
export type GuideShown = Schemas['GuideShown'];
export type PanelShown = Schemas['PanelShown'];
export type FirstGameNow = Schemas['FirstGameNow'];
export type LessonCard = Schemas['LessonCard'];
export type LessonNow = Schemas['LessonNow'];
export type LessonStep = Schemas['LessonStep'];
export type StudyLine = Schemas['StudyLine'];
export type JudgedAnswer = Schemas['JudgedAnswer'];

// ---- live messages
export type ServerMessage = Schemas['ServerMessage'];
/** The page's requests; `id` makes a repeated request harmless. */
export type PageMessage = Extract<Schemas['ClientMessage'], { id: string }>;
export type Reply = Extract<ServerMessage, { re: string | null }>;

// ---- everything else
export type HouseOverview = Schemas['Overview'];
export type HouseTable = Schemas['ListedTable'];
export type HousePerson = Schemas['ListedPerson'];
export type Me = Schemas['Me'];
export type MeChange = Schemas['MeChange'];
export type GameOffer = Schemas['GameOffer'];
export type OptionOffer = Schemas['OptionOffer'];
export type Problem = Schemas['Problem'];
export type Level = Schemas['Level'];
export type SeatWish = Schemas['SeatWish'];
export type NewTable = Schemas['NewTable'];
export type SeatLink = Schemas['Link'];
export type Made = Schemas['Made'];
export type LinkedSeat = Schemas['LinkedSeat'];
export type Taken = Schemas['Taken'];
export type WholeTable = Schemas['WholeTable'];
export type Summary = Schemas['Summary'];
export type Tables = Schemas['Tables'];
/** Tables with open seats, and what people are seeking. */
export type LobbyTold = Schemas['LobbyTold'];
export type OpenTable = Schemas['OpenTable'];
export type Opening = Schemas['Opening'];
export type Terms = Schemas['Terms'];
export type Invitation = Schemas['InvitationTold'];
export type FriendsTold = Schemas['FriendsTold'];
export type Friend = Schemas['Friend'];
export type ClubsTold = Schemas['ClubsTold'];
export type ClubTold = Schemas['ClubTold'];
export type ClubCard = Schemas['ClubCard'];
export type ClubMember = Schemas['MemberTold'];
export type ClubStanding = Schemas['ClubStanding'];
export type News = Schemas['NewsMessage'];
export type Place = Schemas['Place'];
export type Rulebook = Schemas['Rulebook'];
export type RulePage = Schemas['RulePage'];
