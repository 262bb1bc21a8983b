/** What every request takes and gives: server, clients and documentation are made from this list. */
import { type Static, Type } from 'typebox';
import type { RouteName } from './addresses.ts';
import { closed, Done, InLanguage, Nothing, Once, TableId } from './basics.ts';
import { BeginningDeal, DealPlace, DealResults, Deals, GamePlace, InZone } from './deals.ts';
import { GameList } from './games.ts';
import { Command, Present, Story, Taken } from './play.ts';
import {
  Claim,
  ClaimCode,
  DeviceList,
  Identity,
  Leaving,
  LoggingOut,
  MyData,
  NewPassphrase,
  NewPlayer,
  PassphraseClaim,
  Player,
  Renaming,
  Report,
  Who as Whoever,
} from './players.ts';
import { MyPuzzles, NewOutcomes, NotedPuzzles, PuzzlePlace, PuzzleTally } from './puzzles.ts';
import { Reacting } from './reactions.ts';
import { FinishedList, FinishedQuery, MyRecord, RecordQuery } from './record.ts';
import { Branching, Bringing, ReplayQuery, ReplayStep } from './replays.ts';
import { InLobby, Since } from './streams.ts';
import { Joining, Lobby, LobbyQuery, MyTables, NewTable, Starting } from './tables.ts';

/** `player`: only for a player; `anyone`: a player is recognised, but need not be one. */
type Who = 'player' | 'anyone';
/** How the answer is written. */
type Kind = 'json' | 'text' | 'stream';

export interface Route {
  readonly who: Who;
  readonly kind: Kind;
  readonly summary: string;
  readonly params: Type.TSchema;
  readonly query: Type.TSchema;
  readonly body: Type.TSchema;
  readonly reply: Type.TSchema;
}

const AtTable = closed({ table: TableId }, 'Which table.');
const Text = Type.String();

/** What is not said of a request. */
const USUAL = { params: Nothing, query: InLanguage, body: Nothing };
type Schemas = { readonly [P in keyof typeof USUAL]?: Type.TSchema } & { readonly reply: Type.TSchema };

function route<W extends Who, S extends Schemas>(who: W, summary: string, schemas: S, kind: Kind = 'json') {
  return { who, kind, summary, ...(USUAL as Omit<typeof USUAL, keyof S>), ...schemas };
}

export const ROUTES = {
  games: route('anyone', 'What can be played here, and against whom', { reply: GameList }),

  newPlayer: route('anyone', 'Become a player', { body: NewPlayer, reply: Identity }),
  who: route('anyone', 'Who I am, if I am anybody yet', { reply: Whoever }),
  me: route('player', 'Who I am', { reply: Player }),
  rename: route('player', 'Be called otherwise', { body: Renaming, reply: Player }),
  makeCode: route('player', 'A code that makes another device the same player, once', { reply: ClaimCode }),
  claim: route('anyone', 'Be the player who made a code', { body: Claim, reply: Identity }),
  setPassphrase: route('player', 'Have a passphrase, with which another device is the same player', {
    body: NewPassphrase,
    reply: Done,
  }),
  claimByPassphrase: route('anyone', 'Be the player with this name and passphrase', {
    body: PassphraseClaim,
    reply: Identity,
  }),
  forget: route('player', 'This device is no longer the player', { reply: Done }),
  devices: route('player', 'The devices that are me', { reply: DeviceList }),
  logOut: route('player', 'One of them is me no longer; without saying which, none is, this one among them', {
    body: LoggingOut,
    reply: Done,
  }),
  myData: route('player', 'All that is kept of me', { reply: MyData }),
  deleteMe: route('player', 'I go for good: no device is me any more, and no log has my name', {
    body: Leaving,
    reply: Done,
  }),

  lobby: route('anyone', 'The tables that wait for players', { query: LobbyQuery, reply: Lobby }),
  lobbyStream: route('anyone', 'The same as a stream', { query: InLobby, reply: Text }, 'stream'),
  myTables: route('player', 'The tables at which I sit', { reply: MyTables }),

  myRecord: route('player', 'What my finished games come to', { query: RecordQuery, reply: MyRecord }),
  myFinished: route('player', 'My finished games', { query: FinishedQuery, reply: FinishedList }),
  forgetRecord: route('player', 'Delete my record, for good', { reply: Done }),
  myPuzzles: route('player', 'The puzzles that I have solved, or was shown', { reply: MyPuzzles }),
  notePuzzles: route('player', 'What came of puzzles since this device last said so; what came first stands', {
    body: NewOutcomes,
    reply: NotedPuzzles,
  }),
  puzzle: route('anyone', 'How many of the players here have solved a puzzle', {
    params: PuzzlePlace,
    reply: PuzzleTally,
  }),

  deals: route('anyone', 'The deals of today, and how far I am with them', { query: InZone, reply: Deals }),
  beginDeal: route('player', 'Begin my one try at the deal of today, or go on with it', {
    params: GamePlace,
    body: BeginningDeal,
    reply: Present,
  }),
  dealResults: route('anyone', 'How a deal went: for all who have played it, and once its day is over for everybody', {
    params: DealPlace,
    reply: DealResults,
  }),

  newTable: route('player', 'Make a table', { body: NewTable, reply: Present }),
  join: route('player', 'Sit down', { params: AtTable, body: Joining, reply: Present }),
  start: route('player', 'Start now, with bots on the free seats', { params: AtTable, body: Starting, reply: Present }),
  leave: route('player', 'Stand up; in a running game a bot plays on', { params: AtTable, body: Once, reply: Present }),
  comeBack: route('player', 'Take the seat back from the bot', { params: AtTable, body: Once, reply: Present }),
  resign: route('player', 'Give the game up', { params: AtTable, body: Once, reply: Present }),
  rematch: route('player', 'The same game again', { params: AtTable, reply: Present }),

  present: route('anyone', 'The present moment', { params: AtTable, reply: Present }),
  story: route('anyone', 'What happened, and the present moment', { params: AtTable, query: Since, reply: Story }),
  stream: route('anyone', 'The same as a stream', { params: AtTable, query: Since, reply: Text }, 'stream'),
  command: route('player', 'Answer, or take back', { params: AtTable, body: Command, reply: Taken }),
  react: route('player', 'Say one of a few things to all at the table', {
    params: AtTable,
    body: Reacting,
    reply: Done,
  }),

  report: route('player', 'Tell whoever runs the server of somebody at a table', {
    params: AtTable,
    body: Report,
    reply: Done,
  }),

  record: route(
    'anyone',
    'A finished game, written down; `gloaming verify` checks it',
    { params: AtTable, reply: Text },
    'text',
  ),
  replay: route('anyone', 'A moment of a finished game', { params: AtTable, query: ReplayQuery, reply: ReplayStep }),
  branch: route('player', 'Play on from a moment of a finished game, at a new table', {
    params: AtTable,
    body: Branching,
    reply: Present,
  }),
  bring: route('player', 'Bring a game that was played elsewhere, or play on from a moment of it', {
    body: Bringing,
    reply: Present,
  }),
} as const satisfies { readonly [N in RouteName]: Route };

type Routes = typeof ROUTES;
export type ParamsOf<N extends RouteName> = Static<Routes[N]['params']>;
export type QueryOf<N extends RouteName> = Static<Routes[N]['query']>;
export type BodyOf<N extends RouteName> = Static<Routes[N]['body']>;
export type ReplyOf<N extends RouteName> = Static<Routes[N]['reply']>;
