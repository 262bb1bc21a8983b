/** Which thing on the table an option is about. */
import { asking, choiceOf } from '@gloaming/engine';
import { evenfall, type Verb, type View } from '@gloaming/evenfall';
import type { Target } from '../../table/game.ts';

export function askedVerb(view: View): Verb['verb'] | null {
  const f = asking(view, view.seat);
  return f === undefined ? null : f.verbs[f.at].verb;
}

export function targetOf(view: View, option: number): Target | null {
  const choice = choiceOf(evenfall, view, view.seat, option);
  if (choice === null) return null;
  if ('card' in choice) return `card:${choice.card}`;
  if ('kind' in choice) return `kind:${choice.kind}`;
  if ('region' in choice) return `region:${choice.region}`;
  return 'stone' in choice ? `stone:${choice.stone}` : null;
}
