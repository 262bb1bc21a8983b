/** What lessons of Evenfall are written with. */
import { asking } from '@gloaming/engine';
import { type Meant, type Question, type Trigger, triggers } from '@gloaming/engine/lessons';
import { type CardName, cardOf, ritualFace } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import { figuresIn } from '../clan.ts';
import type { Kind } from '../goods.ts';
import type { News } from '../news.ts';
import type { Card, Player, Table, View } from '../state.ts';
import type { Verb } from '../verbs.ts';

export type Move = Meant<Choice>;
export type Asked = Question<Table, Verb, Choice>;
export type When = Trigger<Table, Verb, Choice>;

export const { asked, can, inRound, all, not } = triggers<Table, Verb, Choice>();

/** Every card but a Starting Place is there twice. */
export const otherOf = (name: CardName): Card => cardOf(name) + 1;

export const discover = (card: Card): Move => ({ does: 'discover', card });
export const play = (card: Card): Move => ({ does: 'play', card });
export const bind = (card: Card): Move => ({ does: 'bind', card });
export const useRitual = (card: Card): Move => ({ does: 'useRitual', card });
export const usePerson = (card: Card): Move => ({ does: 'usePerson', card });
export const transfer = (card: Card): Move => ({ does: 'transfer', card });
export const discard = (card: Card): Move => ({ does: 'discard', card });
export const gain = (kind: Kind): Move => ({ does: 'gain', kind });
export const choose = (n: number): Move => ({ does: 'choose', n });
export const dial = (n: number): Move => ({ does: 'setDial', n });
export const PASS: Move = { does: 'pass' };
export const END_TURN: Move = { does: 'endTurn' };
export const HARVEST: Move = { does: 'activateToken' };
export const BUILD: Move = { does: 'buildCatalysts' };
export const ELDER: Move = { does: 'send', figure: 'elder' };
export const WITCH: Move = { does: 'send', figure: 'witch' };
export const AS_SPECIALIST: Move = { does: 'play', as: 'specialist' };
export const AS_COUNCIL_MEMBER: Move = { does: 'play', as: 'council' };
export const DECLINE: Move = { does: 'decline' };
export const PLACE_BEST: Move = { does: 'placeBest' };
export const [LAKES, MOUNTAINS] = [0, 1] as const;
export const inRegion = (region: number): Move => ({ does: 'useRegion', region });

/** The seat of every pupil, and of the rival, who may be the Automa. */
export const PUPIL = 0;
export const RIVAL = 1;

export const own = ({ table }: View): Player => table.players[PUPIL];
export const holds = (view: View, card: Card): boolean => own(view).hand.includes(card);
/** Printed on the Ritual that lies on a Place; 0 where none does. */
export const pointsOn = ({ table }: View, place: Card): number =>
  table.ritualOn[place] < 0 ? 0 : ritualFace(table.ritualOn[place]).points;
/** Those on its Action Space, too. */
export const figuresOf = ({ table }: View, seat: number, region: number): number => figuresIn(table, seat, region);

/** The Region that the dial of the question is set for; -1 where another question is asked. */
export function regionOfDial({ view }: Asked): number {
  const frame = asking(view, PUPIL);
  const verb = frame?.verbs[frame.at];
  return verb?.verb === 'setDial' ? verb.region : -1;
}

/** The first of this kind, by this seat. */
export const heardOf =
  (name: News['news'], seat: number) =>
  (news: News): boolean =>
    news.news === name && 'seat' in news && news.seat === seat;
