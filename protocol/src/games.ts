/** What can be played here. */
import { type Static, Type } from 'typebox';
import { closed } from './basics.ts';

export const GameWord = Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'The name of a game.' });
export const BotWord = Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'The level of a bot.' });
export const Chosen = Type.Record(
  Type.String({ pattern: '^[a-zA-Z][a-zA-Z-]{0,39}$' }),
  Type.String({ maxLength: 80 }),
  {
    // The pattern alone would leave every other name unchecked, and whatever it holds.
    additionalProperties: false,
    maxProperties: 20,
    description: 'What the game lets a table choose, by name; what is not named is as usual.',
  },
);

export const GameInfo = closed(
  {
    name: GameWord,
    title: Type.String(),
    rules: Type.Integer({ description: 'Changes whenever the same answers could lead somewhere else.' }),
    players: closed({ min: Type.Integer(), max: Type.Integer() }, 'How many can play.'),
    choices: Type.Array(
      closed(
        {
          name: Type.String(),
          text: Type.String({ description: 'What the choice is called, for people, in their language.' }),
          values: Type.Array(Type.String()),
          texts: Type.Record(Type.String(), Type.String(), { description: 'The same of each value.' }),
          isList: Type.Boolean({
            description:
              'Chosen for each player: the usual value, or as many of the others as there are seats, with commas between them.',
          }),
          isHouseRule: Type.Boolean({ description: 'Most people leave it as it is.' }),
          isAlone: Type.Boolean({ description: 'Makes a difference at a table for one only.' }),
          areSeats: Type.Boolean({
            description:
              'Seats are among the values, as `seat-2`: only as many as play can be chosen. Makes no difference at a table for one.',
          }),
        },
        'One of a few words, the usual one first.',
      ),
    ),
    bots: Type.Array(BotWord),
    automa: Type.Boolean({ description: 'Whether the rules themselves play an opponent at a table for one.' }),
  },
  'A game.',
);
export type GameInfo = Static<typeof GameInfo>;
export const GameList = closed({ games: Type.Array(GameInfo) }, 'All games.');
