/** Sentences of a teacher: short in every language, whole, and different in each. */
import { LANGUAGES, type Language } from '../src/index.ts';
import { claim } from './claims.ts';
import { BROKEN_TEXT } from './words.ts';

const MOST_WORDS_IN_ENGLISH = 30;
const MOST_CHARACTERS = 220;

type Sentences<P> = Readonly<Record<string, Readonly<Record<string, (p: P) => string>>>>;

/** `given`: numbers, and names as long as they come in the language. */
export function lessonWords<P>(
  words: Readonly<Record<Language, { readonly steps: Sentences<P> }>>,
  given: (language: Language) => P,
): void {
  for (const language of LANGUAGES)
    for (const [step, lines] of Object.entries(words[language].steps))
      for (const [line, says] of Object.entries(lines)) {
        const text = says(given(language));
        const where = `${language}: "${text}" (${step}, ${line})`;
        const bare = text.replaceAll('*', '');
        claim(!BROKEN_TEXT.test(bare), () => `${where} has a hole`);
        claim((text.split('**').length - 1) % 2 === 0, () => `${where} does not end what is bold`);
        claim(line === 'goal' || /[.!?]$/.test(bare), () => `${where} does not end`);
        claim(bare.length <= MOST_CHARACTERS, () => `${where} has ${bare.length} characters`);
        claim(
          language !== 'en' || bare.split(/\s+/).length <= MOST_WORDS_IN_ENGLISH,
          () => `${where} has ${bare.split(/\s+/).length} words`,
        );
        const english = words.en.steps[step][line](given('en'));
        claim(language === 'en' || text !== english, () => `${where} is English`);
      }
}
