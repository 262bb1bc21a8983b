/** Every request there is: server, clients and documentation are made from this list. */
import { Type } from 'typebox';
import { closed, Done, InLanguage, Nothing, Once, TableId } from './basics.ts';
import { GameList } from './games.ts';
import { Command, Present, Story, Taken } from './play.ts';
import {
  Claim,
  ClaimCode,
  Identity,
  NewPassphrase,
  NewPlayer,
  PassphraseClaim,
  Player,
  Renaming,
  Who as Whoever,
} from './players.ts';
import { Branching, ReplayQuery, ReplayStep } from './replays.ts';
import { Since } from './streams.ts';
import { Joining, Lobby, MyTables, NewTable, Starting } from './tables.ts';

/** `player`: only for a player; `anyone`: a player is recognised, but need not be one. */
type Who = 'player' | 'anyone';
/** How the answer is written. */
type Kind = 'json' | 'text' | 'stream';

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
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

function get<W extends Who, P extends Type.TSchema, Q extends Type.TSchema, R extends Type.TSchema>(
  who: W,
  path: string,
  summary: string,
  { params, query, reply }: { params: P; query: Q; reply: R },
  kind: Kind = 'json',
) {
  return { method: 'GET', path, who, kind, summary, params, query, body: Nothing, reply } as const;
}
function post<W extends Who, P extends Type.TSchema, B extends Type.TSchema, R extends Type.TSchema>(
  who: W,
  path: string,
  summary: string,
  { params, body, reply }: { params: P; body: B; reply: R },
) {
  return { method: 'POST', path, who, kind: 'json', summary, params, query: InLanguage, body, reply } as const;
}

export const ROUTES = {
  games: get('anyone', '/api/games', 'What can be played here, and against whom', {
    params: Nothing,
    query: InLanguage,
    reply: GameList,
  }),

  newPlayer: post('anyone', '/api/players', 'Become a player', { params: Nothing, body: NewPlayer, reply: Identity }),
  who: get('anyone', '/api/who', 'Who I am, if I am anybody yet', {
    params: Nothing,
    query: InLanguage,
    reply: Whoever,
  }),
  me: get('player', '/api/me', 'Who I am', { params: Nothing, query: InLanguage, reply: Player }),
  rename: post('player', '/api/me/name', 'Be called otherwise', { params: Nothing, body: Renaming, reply: Player }),
  makeCode: post('player', '/api/me/code', 'A code that makes another device the same player, once', {
    params: Nothing,
    body: Nothing,
    reply: ClaimCode,
  }),
  claim: post('anyone', '/api/claim', 'Be the player who made a code', {
    params: Nothing,
    body: Claim,
    reply: Identity,
  }),
  setPassphrase: post(
    'player',
    '/api/me/passphrase',
    'Have a passphrase, with which another device is the same player',
    {
      params: Nothing,
      body: NewPassphrase,
      reply: Done,
    },
  ),
  claimByPassphrase: post('anyone', '/api/claim/passphrase', 'Be the player with this name and passphrase', {
    params: Nothing,
    body: PassphraseClaim,
    reply: Identity,
  }),
  forget: post('player', '/api/me/forget', 'This device is no longer the player', {
    params: Nothing,
    body: Nothing,
    reply: Done,
  }),

  lobby: get('anyone', '/api/lobby', 'The tables that wait for players', {
    params: Nothing,
    query: InLanguage,
    reply: Lobby,
  }),
  lobbyStream: get(
    'anyone',
    '/api/lobby/stream',
    'The same as a stream',
    { params: Nothing, query: InLanguage, reply: Text },
    'stream',
  ),
  myTables: get('player', '/api/me/tables', 'The tables at which I sit', {
    params: Nothing,
    query: InLanguage,
    reply: MyTables,
  }),

  newTable: post('player', '/api/tables', 'Make a table', { params: Nothing, body: NewTable, reply: Present }),
  join: post('player', '/api/tables/:table/join', 'Sit down', { params: AtTable, body: Joining, reply: Present }),
  start: post('player', '/api/tables/:table/start', 'Start now, with bots on the free seats', {
    params: AtTable,
    body: Starting,
    reply: Present,
  }),
  leave: post('player', '/api/tables/:table/leave', 'Stand up; in a running game a bot plays on', {
    params: AtTable,
    body: Once,
    reply: Present,
  }),
  comeBack: post('player', '/api/tables/:table/return', 'Take the seat back from the bot', {
    params: AtTable,
    body: Once,
    reply: Present,
  }),
  resign: post('player', '/api/tables/:table/resign', 'Give the game up', {
    params: AtTable,
    body: Once,
    reply: Present,
  }),
  rematch: post('player', '/api/tables/:table/rematch', 'The same game again', {
    params: AtTable,
    body: Nothing,
    reply: Present,
  }),

  present: get('anyone', '/api/tables/:table', 'The present moment', {
    params: AtTable,
    query: InLanguage,
    reply: Present,
  }),
  story: get('anyone', '/api/tables/:table/log', 'What happened, and the present moment', {
    params: AtTable,
    query: Since,
    reply: Story,
  }),
  stream: get(
    'anyone',
    '/api/tables/:table/stream',
    'The same as a stream',
    { params: AtTable, query: Since, reply: Text },
    'stream',
  ),
  command: post('player', '/api/tables/:table/commands', 'Answer, or take back', {
    params: AtTable,
    body: Command,
    reply: Taken,
  }),

  record: get(
    'anyone',
    '/api/tables/:table/export',
    'A finished game, written down; `gloaming verify` checks it',
    { params: AtTable, query: InLanguage, reply: Text },
    'text',
  ),
  replay: get('anyone', '/api/tables/:table/replay', 'A moment of a finished game', {
    params: AtTable,
    query: ReplayQuery,
    reply: ReplayStep,
  }),
  branch: post('player', '/api/tables/:table/branch', 'Play on from a moment of a finished game, at a new table', {
    params: AtTable,
    body: Branching,
    reply: Present,
  }),
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;
