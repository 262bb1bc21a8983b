/** What is said to a program and what it may answer: one line of JSON each. The page docs/bots.md says the same in full. */
import type { Language, Seat, Verb, View } from '@gloaming/engine';
import { described, offersIn } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/games';
import { questionData } from '../session/asData.ts';
import type { Budget } from './botSpec.ts';

const PROTOCOL = 2;

/** The first line, before anything is asked. */
export function greetingLine<T, V extends Verb, O>(
  { game }: Entry<T, V, O>,
  options: unknown,
  seat: Seat,
  players: number,
  language: Language,
  seed: number,
): string {
  const { name, rules } = game;
  return JSON.stringify({ gloaming: PROTOCOL, game: name, rules, players, seat, options, language, seed });
}

export function questionLine<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  id: number,
  view: View<T, V>,
  names: readonly string[],
  language: Language,
  budget: Budget,
): string {
  const asked = questionData(entry, view, language, names);
  return JSON.stringify({ id, seat: view.seat, ...asked, view: entry.schema.view.name(view), budget });
}

function object(line: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export const isGreeting = (line: string): boolean => object(line)?.gloaming === PROTOCOL;

/** A number, or what an option is about; null for what is no answer at all. */
export function parseAnswer(line: string): { id: number; answer: number | object } | null {
  const data = object(line);
  if (data === null) return null;
  const { id, answer } = data;
  const isAnswer = typeof answer === 'number' || (typeof answer === 'object' && answer !== null);
  return Number.isInteger(id) && isAnswer ? { id: id as number, answer } : null;
}

/** To a program that answers with what an option is about: its number, or what is wrong. Nothing is done. */
export function numberLine<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  id: number,
  view: View<T, V>,
  about: object,
): string {
  return JSON.stringify({ id, byNumber: described(entry.schema, offersIn(entry, view, 'en', []), about, 'answer') });
}
