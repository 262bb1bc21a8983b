/** Playing a card from the hand: a Ritual on a Place, a person as a Specialist or into the council (EV-11). */
import { insert, NONE, noBecause, push, remove } from '@gloaming/engine';
import { design, isPerson, placeFace, ritualFace } from './cards/index.ts';
import { abilitiesOf, freePlaces, placesOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import type { Role } from './nouns.ts';
import { refuseEach, refusePlacesOfOthers } from './others.ts';
import { canAfford } from './paying.ts';
import type { Reason } from './reasons.ts';
import type { Ability, Card, Seat, Seen } from './state.ts';
import { happened } from './triggers.ts';
import type { Verb } from './verbs.ts';

const RITUAL_VERBS: readonly Verb[] = [{ verb: 'payForIt', as: 'ritual' }, { verb: 'bind' }];
const PERSON_VERBS: readonly Verb[] = [{ verb: 'playAs' }];
export const playingVerbs = (card: Card): readonly Verb[] => (isPerson(card) ? PERSON_VERBS : RITUAL_VERBS);

const NO_FREE_PLACE: Reason = { reason: 'lacksFreePlace', rule: 'EV-11.1' };
const SAME_NAME: Reason = { reason: 'sameName', rule: 'EV-11.7' };
const HAS_RITUAL: Reason = { reason: 'hasRitual', rule: 'EV-11.2' };

/** `room` is whether there is a Place without a Ritual. Who asks why not is told of all that stands against it. */
export function canPlay(
  s: Seen,
  seat: Seat,
  card: Card,
  abilities: readonly Ability[],
  room: boolean,
  why?: Reason[],
): boolean {
  if (!isPerson(card)) {
    if (!room && why === undefined) return false;
    const isPaid = canAfford(s, seat, card, 'ritual', abilities, why);
    return (room || noBecause(why, NO_FREE_PLACE)) && isPaid;
  }
  if (canBeSpecialist(s, seat, card, abilities) || canAfford(s, seat, card, 'council', abilities)) return true;
  if (why !== undefined) {
    const specialist: Reason[] = [];
    const council: Reason[] = [];
    canBeSpecialist(s, seat, card, abilities, specialist);
    canAfford(s, seat, card, 'council', abilities, council);
    why.push({ reason: 'inNoRole', specialist, council });
  }
  return false;
}
/** EV-11.7: no two Specialists of the same name. */
function canBeSpecialist(s: Seen, seat: Seat, card: Card, abilities: readonly Ability[], why?: Reason[]): boolean {
  const { specialists } = s.table.players[seat];
  for (const own of specialists) if (design(own) === design(card)) return noBecause(why, SAME_NAME);
  return canAfford(s, seat, card, 'specialist', abilities, why);
}

/** What a person can be played as, by number. */
export const PERSON_ROLES = ['specialist', 'council'] as const satisfies readonly Role[];
export function offerRoles(s: Seen, seat: Seat, card: Card, out: number[]): void {
  const abilities = abilitiesOf(s.table, seat);
  if (canBeSpecialist(s, seat, card, abilities)) out.push(0);
  if (canAfford(s, seat, card, 'council', abilities)) out.push(1);
}

export const PLAYING: Pick<Definitions, 'playAs' | 'bind' | 'enter'> = {
  playAs: {
    options: (s, _, f, out) => offerRoles(s, f.seat, f.it, out),
    about: (_, __, { it }, option) => ({ does: 'play', as: PERSON_ROLES[option], card: it }),
    then(_, __, ___, option) {
      const as = PERSON_ROLES[option];
      return [
        { verb: 'payForIt', as },
        { verb: 'enter', as },
      ];
    },
  },

  /** EV-A.42: place it, Binding Bonus, immediate effect, then what answers it. */
  bind: {
    options(s, _, f, out, unavailable) {
      const p = s.table.players[f.seat];
      for (const place of freePlaces(s.table, p)) insert(out, place);
      if (unavailable === undefined) return;
      const about = (card: Card) => ({ does: 'bind', card }) as const;
      refuseEach(
        placesOf(p).filter((place) => !out.includes(place)),
        about,
        HAS_RITUAL,
        unavailable,
      );
      refusePlacesOfOthers(s.table, f.seat, about, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'bind', card }),
    then(s, _, f, place) {
      const t = s.table;
      const ritual = ritualFace(f.it);
      remove(t.players[f.seat].hand, f.it);
      t.ritualOn[place] = f.it;
      if (heard()) tell({ news: 'bound', seat: f.seat, cards: [f.it, place] });
      push(s, [{ verb: 'happened', moment: 'play' }], f.seat, NONE, f.it);
      if (ritual.effect.effect === 'immediate') push(s, ritual.effect.verbs, f.seat, f.it);
      const { binding, bindingWith } = placeFace(place, t.side);
      if (bindingWith !== null && ritual.keywords.includes(bindingWith.keyword))
        push(s, bindingWith.verbs, f.seat, place);
      push(s, binding, f.seat, place);
    },
  },

  enter: {
    run(s, v, f) {
      const p = s.table.players[f.seat];
      remove(p.hand, f.it);
      insert(v.as === 'specialist' ? p.specialists : p.council, f.it);
      if (heard()) tell({ news: 'played', seat: f.seat, card: f.it, as: v.as });
      if (v.as === 'specialist') happened(s, 'play', f.seat, f.it);
    },
  },
};
