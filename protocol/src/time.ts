/** Time controls, and the clocks they lead to. */
import { type Static, Type } from 'typebox';
import { closed, Moment, orNull } from './basics.ts';

export const TimeControl = Type.Union(
  [
    closed({ kind: Type.Literal('none') }, 'As long as it takes.'),
    closed(
      {
        kind: Type.Literal('live'),
        minutes: Type.Integer({ minimum: 1, maximum: 240, description: 'For the whole game.' }),
        increment: Type.Integer({ minimum: 0, maximum: 600, description: 'Seconds, for each time one has decided.' }),
      },
      'At one sitting.',
    ),
    closed(
      { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60, description: 'For each answer.' }) },
      'Over days.',
    ),
  ],
  { description: 'Who runs out of time is warned, and after a moment a bot plays on; one may come back.' },
);
export type TimeControl = Static<typeof TimeControl>;

export const SeatClock = closed(
  {
    left: Type.Integer({ minimum: 0, description: 'Milliseconds, at the moment `since`.' }),
    since: orNull(Moment),
    warned: orNull(Moment),
  },
  'What a seat has left; `since` is null while it does not run, `warned` is when a bot will take over.',
);
export type SeatClock = Static<typeof SeatClock>;
export const Clock = closed({ now: Moment, seats: Type.Array(SeatClock) }, 'The clocks of a table, by seat.');
