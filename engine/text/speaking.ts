/** Who does something, as a language says it: by name, or, to whoever it is told to, as "you" with the verb that goes with it. */
import type { Seat } from '../src/game.ts';
import { capital } from './phrases.ts';

interface Address {
  readonly name: string;
  /** At the beginning of a sentence. A language whose verbs do not differ has only the third person. */
  does(third: string, second: string): string;
}
/** One each of the languages there are. */
export const ADDRESS = {
  en: { name: 'you', does: (_, second) => `You ${second}` },
  de: { name: 'du', does: (_, second) => `Du ${second}` },
  pl: { name: 'ty', does: (_, second) => capital(second) },
  pt: { name: 'você', does: (third) => `Você ${third}` },
} as const satisfies Readonly<Record<string, Address>>;

export interface Speaker {
  /** The seat that it is told to; -1 where nobody is spoken to. */
  readonly you: Seat;
  nameOf(seat: Seat): string;
  /** Subject and verb; whoever the news is about, unless a seat is given. */
  does(third: string, second?: string, seat?: Seat): string;
  /** The verb, or another word that goes with who is spoken of, alone. */
  verb(third: string, second: string, seat?: Seat): string;
}

/** `about`: whose news it is; nobody's is -1. Whoever has no name is called `other`. */
export function speakerOf(
  address: Address,
  names: readonly string[],
  { about, you = -1, other = '' }: { about: Seat; you?: Seat | undefined; other?: string },
): Speaker {
  const isYou = (seat: Seat): boolean => seat >= 0 && seat === you;
  const nameOf = (seat: Seat): string => (isYou(seat) ? address.name : (names[seat] ?? other));
  return {
    you,
    nameOf,
    does: (third, second = third, seat = about) =>
      isYou(seat) ? address.does(third, second) : `${nameOf(seat)} ${third}`,
    verb: (third, second, seat = about) => (isYou(seat) ? second : third),
  };
}
