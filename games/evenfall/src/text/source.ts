/** What a question comes from: a card, a board, the Coven track; read from what is still to be done. */
import { type Card, framesOf } from '@gloaming/engine';
import { REGIONS } from '../nouns.ts';
import type { Frame, View } from '../state.ts';
import type { Space, Verb } from '../verbs.ts';
import { distinctName, nameOf } from './cardText.ts';
import type { Words } from './words.ts';

const done = (f: Frame): Verb | undefined => f.verbs[f.at - 1];

export function spaceName(words: Words, space: Space): string {
  switch (space.at) {
    case 'region':
      return words.regions[REGIONS[space.region]];
    case 'board':
      return words.sources.board;
    case 'ritual':
      return nameOf(words, space.card);
  }
}

/** What this frame does it for; undefined if it only does it for the one below. `isAsking` is the frame that asks. */
function reasonOf(words: Words, f: Frame, isAsking: boolean): string | undefined {
  const card = (one: Card): string => distinctName(words, one);
  const last = done(f);
  if (last?.verb === 'payForIt') return card(f.it);
  // A bonus of the track is asked for by the track, whatever card led there.
  if (last?.verb === 'coven' && !isAsking) return words.sources.track;
  if (f.from >= 0) return card(f.from);
  if (f.verbs[0].verb === 'exhaustToken') return words.sources.token;
  if (last === undefined) return undefined;
  if (last.verb === 'useSpace') return spaceName(words, last.space);
  if (last.verb === 'placeStoneOnBoard') return words.sources.stoneSpace(last.space + 1);
  if (last.verb === 'resolveBattle') return words.sources.reward(REGIONS[last.region]);
  return undefined;
}

/** Free Actions that no card gives are the only ones that are asked straight from the turn. */
const isFreeAction = ({ verb }: Verb): boolean => verb === 'discard' || verb === 'gainAny' || verb === 'choose';

/** They ask for everything at once, and say so: the card that was last chosen there does not ask. */
const asksItself = ({ verb }: Verb): boolean => verb === 'takeTurn' || verb === 'order';

/** Empty where the question says it all. */
export function sourceText(words: Words, view: View, f: Frame): string {
  if (asksItself(f.verbs[f.at])) return '';
  const stack = framesOf(view, view.seat);
  for (let i = stack.length - 1; i >= 0; i--) {
    const below = stack[i];
    if (below !== f && below.verbs[below.at]?.verb === 'takeTurn')
      return isFreeAction(f.verbs[f.at]) ? words.sources.freeAction : '';
    // What has not begun only waits there.
    if (below !== f && below.at === 0) continue;
    const reason = reasonOf(words, below, below === f);
    if (reason !== undefined) return reason;
  }
  return '';
}
