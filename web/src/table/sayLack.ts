/** "Needs 1 Gold more": what is missing, in words. */
import type { Language } from '@gloaming/engine';
import type { Painted } from '../design/Icon.tsx';
import { say } from '../words/index.ts';
import { TOKEN_WORDS } from '../words/tokens.ts';

/** Empty if nothing is. */
export function sayLack(language: Language, goods: readonly (readonly [Painted, number])[]): string {
  const missing = goods.filter(([, n]) => n > 0);
  if (missing.length === 0) return '';
  const what = missing.map(([kind, n]) => `${n} ${TOKEN_WORDS[language][kind]}`);
  const list = new Intl.ListFormat(language === 'pt' ? 'pt-BR' : language, { type: 'conjunction' }).format(what);
  return say(language, 'why-lacks', { what: list });
}
