/** The small things that all messages are made of. */
import { LANGUAGES } from '@gloaming/engine';
import { type Static, Type } from 'typebox';

/** Objects from outside hold what the schema names and nothing else: a misspelt name is refused, never ignored. */
export const closed = <P extends Type.TProperties>(properties: P, description: string): Type.TObject<P> =>
  Type.Object(properties, { additionalProperties: false, description });

export const oneOf = <const W extends readonly string[]>(
  words: W,
  description = '',
): Type.TUnsafe<W[number]> & { enum: W } =>
  Type.Unsafe<W[number]>({ type: 'string', enum: words, ...(description === '' ? {} : { description }) }) as never;

export const orNull = <S extends Type.TSchema>(schema: S): Type.TUnion<[S, Type.TNull]> =>
  Type.Union([schema, Type.Null()]);

export const TableId = Type.String({
  pattern: '^[0-9a-z]{16}$',
  description: 'Of a table; whoever knows it may watch.',
});
export const PlayerId = Type.String({ pattern: '^[0-9a-z]{12}$' });
export const Code = Type.String({
  pattern: '^[0-9A-Za-z_-]{22,64}$',
  description: 'Unguessable; whoever has it may use it.',
});
export const CommandId = Type.String({
  pattern: '^[0-9A-Za-z_-]{8,64}$',
  description: 'Made by the client. The same id again gives the same answer, and does nothing.',
});
/** Of a player, for all that is no answer in a game. */
export const RequestId = Type.Optional(
  Type.String({
    pattern: '^[0-9A-Za-z_-]{8,64}$',
    description:
      'Made by the client, another one for each thing it wants done. The same id again does nothing, and leads to the same table.',
  }),
);
export const Seat = Type.Integer({ minimum: 0, maximum: 7, description: 'Players are numbered from 0, clockwise.' });
export const Viewer = Type.Integer({ minimum: -1, maximum: 7, description: 'A seat, or -1 for who only watches.' });
export const Version = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31 - 1,
  description: "The number of the last entry of the table's log.",
});
export const Moment = Type.Integer({ description: 'Milliseconds since 1970, by the clock of the server.' });
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A date, as 2026-11-19.' });
/** Of a game, by name: no two games say the same. What it can be is described by the games, under this title. */
const ofGame = (title: string, description: string): Type.TUnknown => Type.Unknown({ title, description });
export const View = ofGame('View', 'The game as the viewer sees it; a card that they do not know is a number below 0.');
export const News = ofGame('News', 'Something that happened, as the viewer heard it.');
export const Choice = Type.Unsafe<Choice>({
  title: 'Choice',
  type: 'object',
  required: ['does'],
  properties: { does: { type: 'string' } },
  description: 'What an answer is about: what it does, and with what, the same in every language.',
});
export interface Choice {
  readonly does: string;
  readonly [noun: string]: unknown;
}

/** Numbers in an address are text: nothing that arrives is ever turned into another type by itself. */
export const NumberText = Type.String({ pattern: '^[0-9]{1,9}$' });

export const MomentText = Type.String({ pattern: '^[0-9]{1,15}$' });

export const LanguageWord = oneOf(LANGUAGES, 'Without it, what the Accept-Language header asks for.');
export const InLanguage = closed({ lang: Type.Optional(LanguageWord) }, 'The language to speak.');

export const Nothing = closed({}, 'Nothing to say.');
export const Once = closed({ id: RequestId }, 'Nothing to say, but perhaps more than once.');
export const Done = closed({}, 'It is done.');
export type Done = Static<typeof Done>;
