/** Tables: who sits where, and how to get there. */
import { type Static, Type } from 'typebox';
import {
  Code,
  closed,
  Day,
  LanguageWord,
  Moment,
  MomentText,
  oneOf,
  orNull,
  RequestId,
  Seat,
  TableId,
  Version,
  Viewer,
} from './basics.ts';
import { BotWord, Chosen, GameWord } from './games.ts';
import { Player } from './players.ts';
import { TimeControl } from './time.ts';

export const Wanted = Type.Union(
  [
    closed({ kind: Type.Literal('me') }, 'Whoever makes the table.'),
    closed({ kind: Type.Literal('open') }, 'Anyone who comes.'),
    closed({ kind: Type.Literal('link') }, 'Whoever is sent the code of this seat.'),
    closed({ kind: Type.Literal('bot'), bot: BotWord }, 'A bot of a level.'),
    closed({ kind: Type.Literal('automa') }, 'The Automa, which the rules play against one player; it takes no seat.'),
  ],
  { description: 'Who is to sit there.' },
);
export type Wanted = Static<typeof Wanted>;

export const NewTable = closed(
  {
    id: RequestId,
    game: GameWord,
    chosen: Type.Optional(Chosen),
    seats: Type.Array(Wanted, { minItems: 1, maxItems: 8, description: 'As many as play, and the Automa.' }),
    time: Type.Optional(TimeControl),
    private: Type.Optional(Type.Boolean({ description: 'Not in the lobby.' })),
    lesson: Type.Optional(
      Type.String({
        maxLength: 40,
        description:
          'A lesson of the game, by name. It says itself what is chosen and who sits where: whoever makes the table, and a rival.',
      }),
    ),
    hints: Type.Optional(
      Type.Boolean({ description: 'Whether players may be advised; usually where nobody else but bots plays.' }),
    ),
  },
  'A new table. It starts by itself when every seat is taken.',
);
export type NewTable = Static<typeof NewTable>;

export const SEAT_KINDS = ['player', 'bot', 'open', 'link', 'reserved'] as const;
export const SEAT_AWAY = ['here', 'left', 'timeout', 'resigned'] as const;
export const SeatInfo = closed(
  {
    seat: Seat,
    kind: oneOf(SEAT_KINDS, '`reserved` waits for a player of the game before.'),
    name: Type.String({
      description:
        'Empty while nobody sits there, unless the seat is reserved: then of whoever is waited for. The same name twice is told apart.',
    }),
    player: orNull(Player),
    bot: orNull(BotWord),
    away: oneOf(SEAT_AWAY, 'Why a bot plays for the player.'),
    stumbles: Type.Optional(
      Type.Integer({
        description: 'How often a bot here gave no answer that counts, if ever; the first was taken for it.',
      }),
    ),
    code: Type.Optional(Code),
  },
  'A seat. Whoever made the table also sees the `code` that a friend needs.',
);
export type SeatInfo = Static<typeof SeatInfo>;

export const Result = closed(
  {
    points: Type.Array(Type.Integer(), {
      description:
        'By seat, and last those of the Automa; of a game that was given up, as it stood then. Empty if that was not kept.',
    }),
    winners: Type.Array(Seat, {
      description: 'Of a game that was given up, all who did not give up. The Automa is numbered after the last seat.',
    }),
    why: oneOf(['played', 'resigned'], 'How it came to an end; who gave up is `resigned` in `seats[].away`.'),
  },
  'How a game ended.',
);
export type Result = Static<typeof Result>;

export const STATUSES = ['open', 'playing', 'ended'] as const;
export const TableInfo = closed(
  {
    id: TableId,
    game: GameWord,
    rules: Type.Integer({ description: 'The number of the rules that it was made with, and is played by for ever.' }),
    title: Type.String(),
    chosen: Chosen,
    status: oneOf(STATUSES),
    private: Type.Boolean(),
    hints: Type.Boolean({ description: 'Whether players may be advised.' }),
    time: TimeControl,
    seats: Type.Array(SeatInfo),
    owner: Player,
    created: Moment,
    version: Version,
    keyHash: orNull(
      Type.String({ description: 'SHA-256 of the 16 bytes of the key, fixed before the first shuffle.' }),
    ),
    key: orNull(Type.String({ description: 'The key of all chance of this game, once it is over.' })),
    result: orNull(Result),
    rematch: orNull(TableId),
    lesson: Type.Optional(Type.String({ description: 'The lesson that is given here: it counts in no statistics.' })),
    brought: Type.Optional(
      Type.Literal(true, { description: 'It was played elsewhere, by what its link says: it counts nowhere.' }),
    ),
    tookBack: Type.Boolean({
      description: 'Somebody has taken a whole turn back, behind what they had seen: the game counts nowhere.',
    }),
    deal: Type.Optional(
      closed(
        {
          day: Day,
          until: Moment,
          sealed: Type.Boolean({ description: 'Its key and what lies hidden are still secret, also after the end.' }),
        },
        'Of a try at a deal of the day: which, and when it is over for everybody.',
      ),
    ),
    astray: Type.Boolean({
      description:
        'Its log does not lead to the hashes that are written in it; what was played can be looked at, and no more.',
    }),
  },
  'A table.',
);
export type TableInfo = Static<typeof TableInfo>;

export const LobbyEntry = closed(
  {
    id: TableId,
    game: GameWord,
    title: Type.String(),
    chosen: Chosen,
    time: TimeControl,
    seats: Type.Array(SeatInfo),
    created: Moment,
  },
  'A table that waits for players.',
);
export type LobbyEntry = Static<typeof LobbyEntry>;
export const Lobby = closed(
  {
    tables: Type.Array(LobbyEntry),
    more: orNull(Moment),
  },
  'The tables that wait for players, newest first, a few of each owner; where `more` is a moment, there are older ones.',
);
export const LobbyQuery = closed(
  {
    lang: Type.Optional(LanguageWord),
    before: Type.Optional(MomentText),
  },
  '`before` is what `more` said: older tables are told.',
);
/** What is sent to those who know the lobby as it was. */
export const LobbyChanges = closed(
  { gone: Type.Array(TableId), tables: Type.Array(LobbyEntry) },
  'Tables that are no longer shown, and those that are new or have changed.',
);
export type LobbyChanges = Static<typeof LobbyChanges>;
export const MyTables = closed(
  { tables: Type.Array(closed({ table: TableInfo, seat: Viewer, asked: Type.Boolean() }, 'Yours.')) },
  'The tables at which the player sits, newest first.',
);

export const Joining = closed(
  { id: RequestId, seat: Type.Optional(Seat), code: Type.Optional(Code) },
  'Sits down: on that seat, on the seat of that code, or on the first free one.',
);
export const Starting = closed(
  { id: RequestId, bot: Type.Optional(BotWord) },
  'Starts now; free seats are taken by bots of this level.',
);
