/** A primer: each line tells rules that there are, says something in every language, and has the same signs in all of them. */
import { type Chapter, LANGUAGES, type Language, partsOf, plain } from '../src/index.ts';
import { claim } from './claims.ts';
import { BROKEN_TEXT } from './words.ts';

const signsOf = (text: string): string =>
  partsOf(text)
    .filter((_, i) => i % 2 === 1)
    .sort()
    .join();

/** Rules are known by a page that lists them, each after a hyphen. */
export function primed(primer: (language: Language) => readonly Chapter[], rules: string): void {
  const known = new Set([...rules.matchAll(/^- ([A-Z]+-\d+\.\d+)/gm)].map(([, rule]) => rule));
  const english = primer('en');
  for (const language of LANGUAGES)
    for (const [i, { name, title, lines }] of primer(language).entries()) {
      claim(!BROKEN_TEXT.test(title), () => `${language}: the title of ${name} is "${title}"`);
      for (const [j, { text, rules: told }] of lines.entries()) {
        const where = `${language}: "${text}" in ${name}`;
        claim(/[.!?]$/.test(text), () => `${where} does not end`);
        claim(!BROKEN_TEXT.test(plain(text)), () => `${where} has a hole`);
        claim(!/\{|\}/.test(plain(text)), () => `${where} has a brace`);
        claim(signsOf(text) === signsOf(english[i].lines[j].text), () => `${where} has other signs than in English`);
        claim(language === 'en' || text !== english[i].lines[j].text, () => `${where} is English`);
        for (const rule of told) claim(known.has(rule), () => `${where} tells ${rule}, which is no rule`);
      }
    }
}
