/** What the interface says, in four languages. What the games say comes from the games. */
import type { Language } from '@gloaming/engine';
import { useCallback } from 'react';
import { useSettings } from '../base/settings.tsx';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, pl, pt };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  pt: 'Português',
};

export type Message = keyof Messages;
/** Messages that are said as they are, without values. */
export type PlainMessage = { [M in Message]: Messages[M] extends string ? M : never }[Message];
/** What a message is said with; where it is one of several, with what any of them needs. */
type Values<M extends Message> = Messages[M] extends string
  ? []
  : Exclude<Messages[M], string> extends (values: infer V) => string
    ? [values: V]
    : never;
export type Say = <M extends Message>(message: M, ...values: Values<M>) => string;

export const isPlain = (word: string): word is PlainMessage =>
  Object.hasOwn(en, word) && typeof en[word as Message] === 'string';

export function say<M extends Message>(language: Language, message: M, ...values: Values<M>): string {
  const words = MESSAGES[language][message] as string | ((...values: Values<M>) => string);
  return typeof words === 'string' ? words : words(...values);
}

/** What is said otherwise where there are fingers and no pointer. */
const TAPPED: Readonly<Partial<Record<Message, PlainMessage>>> = {
  'glow-hint': 'glow-hint-tap',
  'press-again': 'press-again-tap',
  'welcome-brief': 'welcome-brief-tap',
};

export function useWords(): Say {
  const { language } = useSettings();
  const isTapped = matchMedia('(hover: none)').matches;
  return useCallback(
    (message, ...values) => {
      const tapped = isTapped ? TAPPED[message] : undefined;
      return tapped === undefined ? say(language, message, ...values) : say(language, tapped);
    },
    [language, isTapped],
  );
}
