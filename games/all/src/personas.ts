/** As whom somebody has played a game, one line each: read from the view that programs are told, which old rules have, too. */
import type { Language } from '@gloaming/engine';
import * as evenfall from '@gloaming/evenfall/persona';
import * as resArcana from '@gloaming/res-arcana/persona';
import { expectGame, type GameName } from './fetch.ts';

/** A mage or a clan, and the side of its board, by name; null where the game has none, or it cannot be read. */
export interface Persona {
  readonly figure: string | null;
  readonly side: string | null;
}
interface Personas {
  /** Of a seat, in the table of a view in which all lies open. */
  personaOf(table: unknown, seat: number): Persona;
  /** A name that was never one stays as it is. */
  sayFigure(language: Language, name: string): string;
  saySide(language: Language, name: string): string;
}

const PERSONAS: { readonly [N in GameName]: Personas } = { 'res-arcana': resArcana, evenfall };

export const personasOf = (game: string): Personas => PERSONAS[expectGame(game)];
