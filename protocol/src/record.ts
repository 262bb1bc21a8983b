/** A player's own record: all finished games, and what they come to. */
import { type Static, Type } from 'typebox';
import { closed, Day, LanguageWord, Moment, MomentText, orNull, TableId } from './basics.ts';
import { BotWord, GameWord } from './games.ts';

const OUTCOMES = ['won', 'lost', 'resigned'] as const;
const Count = Type.Integer({ minimum: 0 });

export const Finished = closed(
  {
    table: TableId,
    kept: Type.Boolean({ description: 'Whether the table is still there, to be watched again.' }),
    sealed: Type.Boolean({ description: 'A deal of the day that others still have before them.' }),
    game: GameWord,
    title: Type.String(),
    ended: Moment,
    outcome: Type.Unsafe<(typeof OUTCOMES)[number]>({ type: 'string', enum: OUTCOMES }),
    points: Type.Integer(),
    best: Type.Integer({ description: 'The most points of anybody else.' }),
    names: Type.Array(Type.String({ description: 'The others, without the Automa.' })),
    rivals: Type.Array(Type.String({ description: 'Levels of bots; or `automa`, or `people`.' })),
    figure: orNull(Type.String({ description: 'The mage or the clan, as it is called.' })),
    day: orNull(Day),
    counts: Type.Boolean({
      description: 'Not where turns were taken back, or a moment of another game was played on.',
    }),
  },
  'A finished game.',
);
export type Finished = Static<typeof Finished>;

const Line = closed(
  { name: Type.String(), text: Type.String(), played: Count, won: Count },
  'What came of the games with this rival, mage, clan or side.',
);
export type RecordLine = Static<typeof Line>;

export const GameRecord = closed(
  {
    game: GameWord,
    title: Type.String(),
    played: Count,
    won: Count,
    points: orNull(Type.Integer({ description: 'The most ever.' })),
    lead: orNull(Type.Integer({ description: 'The most ever ahead of the best other.' })),
    rivals: Type.Array(Line),
    figures: Type.Array(Line),
    sides: Type.Array(Line),
    ladder: Type.Array(
      closed(
        { bot: BotWord, played: Count, won: Count, reached: Type.Boolean() },
        'A rung: `reached` where a game against bots of this level, or higher ones, was won.',
      ),
    ),
  },
  'A game, as far as its games count.',
);
export type GameRecord = Static<typeof GameRecord>;

export const RecordQuery = closed(
  { lang: Type.Optional(LanguageWord), zone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) },
  'Days in a row are those of this zone; without one, of UTC.',
);
export const MyRecord = closed(
  {
    streak: Count,
    longest: Count,
    week: Type.Array(Type.Boolean()),
    games: Type.Array(GameRecord),
  },
  'What all of it comes to.',
);
export type MyRecord = Static<typeof MyRecord>;

export const FinishedQuery = closed(
  { lang: Type.Optional(LanguageWord), before: Type.Optional(MomentText) },
  'Those that ended before this moment; without it, the newest.',
);
export const FinishedList = closed(
  {
    finished: Type.Array(Finished),
    more: orNull(Moment),
  },
  'Finished games, the newest first; `more` is what to ask for next.',
);
export type FinishedList = Static<typeof FinishedList>;
