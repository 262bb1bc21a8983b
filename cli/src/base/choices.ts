/** What is written behind options, read and checked. */
import { isRefused, type Language, type Verb } from '@gloaming/engine';
import { type Chosen, type Entry, GAME_NAMES, type TableChoice, withGame } from '@gloaming/games';
import { refuse } from './faults.ts';

export const MOST_SEED = 0x7fffffff;

/** A reader of whole numbers for an option. */
export const wholeNumber =
  (option: string, least: number, most: number) =>
  (value: string): number => {
    const n = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return n >= least && n <= most ? n : refuse('bad-number', { option, value, least, most });
  };

interface Typed extends TableChoice {
  /** What it is about, for the help. */
  about(language: Language): string;
}
/** The choices of all games, each once. */
export function allChoices(): Typed[] {
  const found = new Map<string, Typed>();
  for (const game of GAME_NAMES)
    withGame(game, ({ options, choiceWords }) => {
      for (const choice of options.choices)
        found.set(choice.name, { ...choice, about: (language) => choiceWords[language][choice.name][1] });
    });
  return [...found.values()];
}
/** A choice between no and yes is an option without a value. */
export const isYesNo = ({ values }: TableChoice): boolean =>
  values.length === 2 && values[0] === 'no' && values[1] === 'yes';

/** Under which name commander keeps the value of an option. */
export const attributeOf = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function isOneOf({ values, isList }: TableChoice, word: string): boolean {
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
      if (choice === undefined) return refuse('no-such-choice', { game, option: `--${name}` });
      const word = value === true ? 'yes' : String(value);
      if (!isOneOf(choice, word))
        refuse('bad-choice', { option: `--${name}`, value: word, known: choice.values.join(', ') });
      chosen[name] = word;
    }
    return chosen;
  });
}

/** The options of a table; where two of them make no game together, it is said which. */
export function optionsFor<T, V extends Verb, O>(entry: Entry<T, V, O>, players: number, chosen: Chosen): O {
  const { game, options } = entry;
  const { min: least, max: most } = game.players;
  if (players < least || players > most)
    refuse('bad-number', { option: '--players', value: String(players), least, most });
  try {
    return options.parse(players, chosen);
  } catch (error) {
    if (!isRefused(error, 'bad-options')) throw error;
    const { option } = error.details;
    const other = option in chosen ? clashOf(entry, players, chosen, option) : undefined;
    if (other === undefined) throw error;
    return refuse('not-together', { one: written(option, chosen), other });
  }
}

/** What a choice does not go with: the number of players, or another choice. Undefined where it makes no game at all. */
function clashOf<T, V extends Verb, O>(
  { game, options }: Entry<T, V, O>,
  players: number,
  chosen: Chosen,
  option: string,
): string | undefined {
  const goes = (n: number, names: readonly string[]): boolean => {
    try {
      options.parse(n, Object.fromEntries(names.map((name) => [name, chosen[name]])));
      return true;
    } catch {
      return false;
    }
  };
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  if (!goes(players, [option])) return counts.some((n) => goes(n, [option])) ? `--players ${players}` : undefined;
  const other = Object.keys(chosen).find((name) => goes(players, [name]) && !goes(players, [option, name]));
  return other === undefined ? undefined : written(other, chosen);
}

/** A choice as it stands on a command line. */
const written = (name: string, chosen: Chosen): string =>
  chosen[name] === 'yes' ? `--${name}` : `--${name} ${chosen[name]}`;
