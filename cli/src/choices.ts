/** What is written behind options, read and checked. */
import { type Choice, type Chosen, GAME_NAMES, withGame } from '@gloaming/games';
import { refuse } from './faults.ts';

export const MOST_SEED = 0x7fffffff;

/** A reader of whole numbers for an option. */
export const wholeNumber =
  (option: string, least: number, most: number) =>
  (value: string): number => {
    const n = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return n >= least && n <= most ? n : refuse('bad-number', { option, value, least, most });
  };

/** The choices of all games, each once. */
export function allChoices(): Choice[] {
  const found = new Map<string, Choice>();
  for (const game of GAME_NAMES)
    for (const choice of withGame(game, ({ options }) => options.choices)) found.set(choice.name, choice);
  return [...found.values()];
}
/** A choice between no and yes is an option without a value. */
export const isYesNo = ({ values }: Choice): boolean =>
  values.length === 2 && values[0] === 'no' && values[1] === 'yes';

/** Under which name commander keeps the value of an option. */
export const attributeOf = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function isOneOf({ values, isList }: Choice, word: string): boolean {
  if (values.includes(word)) return true;
  return isList === true && word.split(',').every((part) => values.indexOf(part) > 0);
}

/** What was chosen for a game; what it does not know is refused. */
export function chosenFor(game: string, given: Readonly<Record<string, unknown>>): Chosen {
  return withGame(game, ({ options }) => {
    const chosen: Record<string, string> = {};
    for (const { name } of allChoices()) {
      const value = given[attributeOf(name)];
      if (value === undefined) continue;
      const choice = options.choices.find((own) => own.name === name);
      if (choice === undefined) return refuse('unknown-option', { option: `--${name}` });
      const word = value === true ? 'yes' : String(value);
      if (!isOneOf(choice, word))
        refuse('bad-choice', { option: `--${name}`, value: word, known: choice.values.join(', ') });
      chosen[name] = word;
    }
    return chosen;
  });
}
