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
