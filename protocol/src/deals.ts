/** The deal of the day: the same for everybody, one try each. */
import { type Static, Type } from 'typebox';
import { closed, Day, LanguageWord, Moment, oneOf, orNull, Seat, TableId } from './basics.ts';
import { BotWord, GameWord } from './games.ts';

const Zone = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "The player's time zone by its name, as Europe/Berlin: it says which day it is there.",
});
export const InZone = closed(
  { lang: Type.Optional(LanguageWord), zone: Type.Optional(Zone) },
  'Where it is asked from; without a zone, UTC.',
);
export const GamePlace = closed({ game: GameWord }, 'Which game.');
export const BeginningDeal = closed({ zone: Zone }, 'One try a day, by the date in this zone.');
export const DealPlace = closed({ game: GameWord, day: Day }, 'Which deal.');

export const TRY_STATES = ['playing', 'played', 'resigned', 'void'] as const;
export const Score = closed(
  {
    state: oneOf(
      TRY_STATES,
      '`void`: it does not count, because it came to its end too late, or its record does not lead there.',
    ),
    won: Type.Boolean(),
    points: Type.Integer(),
    best: Type.Integer({ description: 'The most points of anybody else at that table.' }),
  },
  'How a try went; while it is played, all is 0.',
);
export type Score = Static<typeof Score>;

export const Deal = closed(
  {
    game: GameWord,
    title: Type.String(),
    day: Day,
    rival: closed({ name: Type.String(), bot: BotWord }, 'Whom one plays against, the same for everybody.'),
    tries: Type.Integer({ description: 'How many players have begun it.' }),
    table: Type.Union([TableId, Type.Null()], { description: 'Mine.' }),
    mine: orNull(Score),
  },
  'A deal of today, as far as the player is with it.',
);
export type Deal = Static<typeof Deal>;
export const Deals = closed(
  {
    day: Day,
    next: Type.Integer({ description: 'When the next day begins there: milliseconds since 1970.' }),
    streak: Type.Integer({
      description: 'Days in a row, up to today or yesterday, on which the player finished a deal.',
    }),
    longest: Type.Integer({ description: 'The most days in a row so far.' }),
    week: Type.Array(Type.Boolean(), {
      description: 'Of the last seven days, today last: whether a deal was finished.',
    }),
    deals: Type.Array(Deal),
  },
  'The deals of the day that it is for the player.',
);
export type Deals = Static<typeof Deals>;

export const Ranked = closed(
  {
    name: Type.String(),
    bot: orNull(BotWord),
    isMe: Type.Boolean(),
    score: Score,
    table: Type.Union([TableId, Type.Null()], { description: 'To watch it again; null while the deal is sealed.' }),
  },
  'A try that counts.',
);
export type Ranked = Static<typeof Ranked>;

export const Difference = closed(
  {
    name: Type.String({ description: 'Who is compared with: the best, or the next of those who did as well or less.' }),
    bot: orNull(BotWord),
    answer: Type.Integer({ description: 'Which of my answers it was, from 1.' }),
    question: Type.String(),
    mine: Type.String(),
    theirs: Type.String(),
  },
  'Where two tries at the same deal first go different ways.',
);
export type Difference = Static<typeof Difference>;

export const DealResults = closed(
  {
    game: GameWord,
    title: Type.String(),
    day: Day,
    rival: closed({ name: Type.String(), bot: BotWord, seat: Seat }, 'Whom all have played against.'),
    until: Moment,
    sealed: Type.Boolean({ description: 'Not over for everybody yet: the key is secret.' }),
    keyHash: orNull(Type.String({ description: 'SHA-256 of the key from which every shuffle follows.' })),
    key: orNull(Type.String({ description: 'Once the day is over everywhere.' })),
    tries: Type.Integer(),
    playing: Type.Integer({ description: 'Tries that are still going on, those of bots among them.' }),
    mine: orNull(Score),
    table: Type.Union([TableId, Type.Null()], { description: 'Mine.' }),
    results: Type.Union(
      [
        closed(
          {
            place: orNull(Type.Integer({ description: 'Mine, from 1.' })),
            leads: Type.Array(closed({ lead: Type.Integer(), count: Type.Integer() }, 'A bar of the histogram.'), {
              description: 'How many ended how many points ahead of their rival, rising; behind is below 0.',
            }),
            resigned: Type.Integer({ description: 'How many gave up.' }),
            list: Type.Array(Ranked, { description: 'The best first, and mine wherever it stands.' }),
            difference: orNull(Difference),
          },
          'What everybody did.',
        ),
        Type.Null(),
      ],
      { description: 'Null for whoever has the deal still before them.' },
    ),
  },
  'A deal of the day, and how it went.',
);
export type DealResults = Static<typeof DealResults>;
