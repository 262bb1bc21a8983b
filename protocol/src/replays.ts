/** Finished games. */
import { type Static, Type } from 'typebox';
import { closed, LanguageWord, News, NumberText, oneOf, orNull, RequestId, Seat, View } from './basics.ts';
import { BotWord } from './games.ts';
import { Question } from './play.ts';

const EYES = ['open', '0', '1', '2', '3', '4', '5', '6', '7'] as const;
export const ReplayQuery = closed(
  {
    step: NumberText,
    eyes: Type.Optional(oneOf(EYES, 'A seat, or `open` for everything; without it, open.')),
    lang: Type.Optional(LanguageWord),
  },
  'Which moment, and who looks.',
);
export const ReplayStep = closed(
  {
    step: Type.Integer({ description: 'How many answers have been given.' }),
    steps: Type.Integer(),
    view: View,
    questions: Type.Array(
      closed({ seat: Seat, question: Question, answer: orNull(Type.Integer()) }, 'Who is asked what, and says what.'),
    ),
    lines: Type.Array(Type.String({ description: 'What was heard with the last answer.' })),
    news: Type.Array(News),
  },
  'A moment of a finished game. Through the eyes of a seat only its own question is there.',
);
export type ReplayStep = Static<typeof ReplayStep>;

export const Branching = closed(
  { id: RequestId, step: Type.Integer({ minimum: 0, maximum: 999_999 }), seat: Seat, bot: BotWord },
  'From which moment, where to sit, and which bot takes the other seats.',
);
export type Branching = Static<typeof Branching>;

export const Bringing = closed(
  {
    id: RequestId,
    link: Type.String({
      maxLength: 8_192,
      description: 'The characters of a link, as `gloaming link` prints them behind `#`.',
    }),
    step: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 999_999,
        description: 'Played on from this moment; otherwise it is kept as it is.',
      }),
    ),
    seats: Type.Array(
      Type.Union([
        closed({ kind: Type.Literal('me') }, 'Whoever brings it.'),
        closed({ kind: Type.Literal('bot'), bot: BotWord }, 'A bot of a level.'),
      ]),
      { minItems: 1, maxItems: 8 },
    ),
  },
  'A game that was played elsewhere, and who sits where from now on. It counts in no record.',
);
export type Bringing = Static<typeof Bringing>;
