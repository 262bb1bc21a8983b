/** Playing: what a seat sees and is asked, and what it answers. */
import { type Static, Type } from 'typebox';
import { Choice, CommandId, closed, Moment, News, oneOf, orNull, Seat, Version, View, Viewer } from './basics.ts';
import { MOST_ENTRIES } from './limits.ts';
import { TableInfo } from './tables.ts';
import { Clock } from './time.ts';

const StepName = Type.String({ maxLength: 40, pattern: '^[a-zA-Z0-9]+$' });
const Lesson = Type.Union([
  closed({ skip: StepName }, 'This step need not be said.'),
  closed({ quiet: Type.Boolean() }, 'Whether the teacher is quiet from now on.'),
]);

const Said = closed(
  {
    step: StepName,
    line: Type.String({ description: 'Which of the sentences of that step.' }),
    card: Type.Integer({ description: 'The card that it names, by its number in the rules; -1 for none.' }),
    facts: Type.Record(Type.String(), Type.Number(), { description: 'Numbers that it tells.' }),
  },
  'Something that a teacher says. The words are in the lesson.',
);
const Teaching = closed(
  {
    came: orNull(Said),
    says: Type.Array(Said),
    goal: orNull(Said),
    pointsAt: Type.Array(Type.String()),
    asks: orNull(Type.Integer({ description: 'The option that is asked for.' })),
    then: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])), {
      description: 'What will be asked for after it: parts of choices, with the numbers of the rules.',
    }),
    told: Type.Array(StepName, { description: 'The steps that were said so far.' }),
    isQuiet: Type.Boolean(),
  },
  'What the teacher of a lesson says now: what came of the last move, the box, and a goal that stays.',
);
export type Teaching = Static<typeof Teaching>;

export const MOST_ANSWERS = 64;
export const Command = Type.Union(
  [
    closed(
      {
        id: CommandId,
        seen: Version,
        answers: Type.Array(Type.Union([Type.Integer({ minimum: 0, maximum: 999_999 }), Choice]), {
          minItems: 1,
          maxItems: MOST_ANSWERS,
          description: 'Numbers. Whoever sends what an option is about is told its number, and nothing is done.',
        }),
      },
      'Answers the question that was seen, and those that follow from it: all of them, or none. Only the last may bring to light what was hidden.',
    ),
    closed({ id: CommandId, seen: Version, undo: Type.Literal(true) }, 'Takes the last answer back.'),
    closed(
      { id: CommandId, seen: Version, lesson: Lesson },
      'What a pupil wants to hear of a lesson: not this step, nothing more, or all again. It changes nothing else.',
    ),
    closed(
      { id: CommandId, seen: Version, takeTurnBack: Type.Literal(true) },
      'Takes the whole turn back, also behind what came to light and what bots have answered: against bots only, and the game then counts nowhere. Done again, the turn before.',
    ),
  ],
  { description: 'Something that a seat does.' },
);
export type Command = Static<typeof Command>;

export const Taken = closed({ id: CommandId, version: Version }, 'It is done, and will not be lost.');
export type Taken = Static<typeof Taken>;

export const Question = closed(
  {
    since: Version,
    verb: Type.String({ description: 'What kind of question it is, the same in every language.' }),
    text: Type.String(),
    options: Type.Array(closed({ option: Type.Integer(), about: Choice, text: Type.String() }, 'One of the answers.')),
  },
  'What the seat is asked. An answer that has seen `since` or anything later is in time.',
);
export type Question = Static<typeof Question>;

export const ENTRIES = [
  'sat',
  'stood',
  'started',
  'answered',
  'undone',
  'turn-undone',
  'warned',
  'replaced',
  'returned',
  'resigned',
  'stumbled',
  'taught',
  'given-back',
] as const;
export const Entry = closed(
  {
    number: Version,
    at: Moment,
    kind: oneOf(ENTRIES),
    seat: orNull(Seat),
    takesBack: orNull(Version),
    lines: Type.Array(Type.String({ description: 'What the viewer heard.' })),
    news: Type.Array(News, { description: 'The same as data.' }),
  },
  'An entry of the log as the viewer may read it. `takesBack` is the number of an answer that no longer holds; of `turn-undone`, the first of those that do not: all that were given from there on. `given-back`: the server was away, or its clock was set, and the clocks of the table are put right. `taught`: a pupil has said what to hear of a lesson. `stumbled`: a bot gave no answer that counts, in time; the first one was taken.',
);
export type Entry = Static<typeof Entry>;

export const TURN_BARRIERS = ['others-play', 'clock-runs', 'counts', 'no-turn-yet'] as const;
/** Why a whole turn cannot be taken back. */
export type TurnBarrier = (typeof TURN_BARRIERS)[number];

export const Present = closed(
  {
    table: TableInfo,
    seat: Viewer,
    version: Version,
    asked: Type.Array(Seat),
    view: Type.Union([View, Type.Null()], { description: 'Null before it starts. After the end everything is open.' }),
    question: orNull(Question),
    undo: orNull(
      oneOf(
        ['possible', 'nothing-to-undo', 'others-decided', 'chance-drawn', 'card-shown'],
        'Whether the last answer can be taken back, or why not; null for who cannot answer.',
      ),
    ),
    takeTurnBack: orNull(
      oneOf(
        ['possible', ...TURN_BARRIERS],
        'Whether the whole turn can be taken back, or why not; null for who cannot answer.',
      ),
    ),
    clock: orNull(Clock),
    teaching: Type.Optional(Teaching),
  },
  'The present moment of a table, as the viewer sees it.',
);
export type Present = Static<typeof Present>;

export const Story = closed(
  { entries: Type.Array(Entry), present: Present },
  `What happened since, and the present moment. Who asks for the log gets at most ${MOST_ENTRIES} entries: while the last of them is before \`present.version\`, there is more.`,
);
export type Story = Static<typeof Story>;
