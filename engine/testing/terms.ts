/** Words that may be pointed at: each is one of what is asked, in every language, and says what it means in a line. */
import { LANGUAGES, type Language, type TermsOf, termsIn } from '../src/index.ts';
import { claim } from './claims.ts';

const MOST_CHARACTERS = 140;

/** `asked`: by language, questions and their answers. */
export function termsSheet(terms: TermsOf<string>, asked: (language: Language) => readonly string[]): void {
  for (const language of LANGUAGES) {
    const found = new Set(asked(language).flatMap((text) => termsIn(text, terms[language]).map(({ name }) => name)));
    for (const [name, [begins, means]] of Object.entries(terms[language])) {
      claim(found.has(name), () => `${language}: no question has "${begins}"`);
      claim(
        means.length <= MOST_CHARACTERS && /[.]$/.test(means),
        () => `${language}: "${means}" is no short sentence`,
      );
      claim(language === 'en' || means !== terms.en[name][1], () => `${language}: "${means}" is English`);
    }
  }
}

/** What a page of questions has in a language: lines that begin with it, and those below them. */
export function askedIn(page: string, language: Language): string[] {
  let now = '';
  return page.split('\n').flatMap((line) => {
    const begins = /^(\w\w): (.*)$/.exec(line);
    if (begins !== null) now = begins[1];
    else if (!line.startsWith(' ')) now = '';
    return now === language ? [begins?.[2] ?? line.trim()] : [];
  });
}
