/** Everything that a language has words for. */
import type { Choice, Kind, News, Place, Reason } from '../index.ts';

export interface Words {
  light: string;
  /** The name of a light, and how it stands after "lights …". */
  name: (kind: Kind, place: Place) => string;
  object: (kind: Kind, place: Place) => string;
  cost: (oil: number) => string;
  /** What it brings when it is turned. */
  brings: (oil: number, cards: number) => string;
  nothing: string;
  question: (oil: number) => string;
  choices: { readonly [D in Choice['does']]: (what: string) => string };
  reasons: { readonly [N in Reason['reason']]: (reason: Extract<Reason, { reason: N }>, who: string) => string };
  /** `what` is empty for a card that is not known. */
  news: { readonly [N in News['news']]: (news: Extract<News, { news: N }>, who: string, what: string) => string };
}
