/** Playing: what a seat sees and is asked, and what it answers. */
import { type Static, Type } from 'typebox';
import { Choice, CommandId, closed, Moment, News, oneOf, orNull, Seat, Version, View, Viewer } from './basics.ts';
import { TableInfo } from './tables.ts';
import { Clock } from './time.ts';

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
  'An entry of the log as the viewer may read it. `takesBack` is the number of an answer that no longer holds; of `turn-undone`, the first of those that do not: all that were given from there on. `stumbled`: a bot gave no answer that counts, in time; the first one was taken.',
);
export type Entry = Static<typeof Entry>;

export const TURN_BARRIERS = ['others-play', 'clock-runs', 'no-turn-yet'] as const;
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
  },
  'The present moment of a table, as the viewer sees it.',
);
export type Present = Static<typeof Present>;

/** A log is asked for a page at a time; most games fit into one. */
export const MOST_ENTRIES = 1_000;
export const Story = closed(
  { entries: Type.Array(Entry), present: Present },
  `What happened since, and the present moment. Who asks for the log gets at most ${MOST_ENTRIES} entries: while the last of them is before \`present.version\`, there is more.`,
);
export type Story = Static<typeof Story>;
