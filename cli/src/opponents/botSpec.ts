/** Which bots are named on the command line: those of this program, or commands that start another program. */
import { BOT_NAMES, type BotName, isBotName, isLevelName } from '@gloaming/bots';
import { refuse } from '../base/faults.ts';

/** How long a bot may think about an answer; without either it thinks as long as it likes best. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** As options say it. */
export function budgetOf({ ms, iterations }: Budget): Budget {
  if (ms !== undefined && iterations !== undefined) refuse('not-together', { one: '--ms', other: '--iterations' });
  return ms !== undefined ? { ms } : iterations !== undefined ? { iterations } : {};
}

export type BotSpec =
  | { readonly kind: 'known'; readonly bot: BotName; readonly budget: Budget }
  | { readonly kind: 'command'; readonly command: string };

const COMMAND = 'cmd:';

/** Commas stand between bots; those within the quotes of a command are its own. */
function splitBots(text: string): string[] {
  const words = [''];
  let quote = '';
  for (const letter of text) {
    const word = words[words.length - 1];
    if (letter === ',' && quote === '') {
      words.push('');
      continue;
    }
    if (letter === quote) quote = '';
    else if (quote === '' && /["']/.test(letter) && word.trimStart().startsWith(COMMAND)) quote = letter;
    words[words.length - 1] += letter;
  }
  return words;
}
export const parseBots = (text: string): BotSpec[] => splitBots(text).map((word) => parseBot(word.trim()));

function parseBot(word: string): BotSpec {
  if (word.startsWith(COMMAND)) {
    const command = word
      .slice(COMMAND.length)
      .replace(/^(?:"([^"]*)"|'([^']*)')$/, '$1$2')
      .trim();
    return command === '' ? unknown(word) : { kind: 'command', command };
  }
  const [bot, time, ...more] = word.split('@');
  if (!isBotName(bot) || more.length > 0) return unknown(word);
  if (time === undefined) return { kind: 'known', bot, budget: {} };
  const [, digits, unit] = /^([1-9]\d{0,6})(ms|it)$/.exec(time) ?? refuse('bad-budget', { bot: word });
  if (!isLevelName(bot)) refuse('no-budget', { bot });
  return { kind: 'known', bot, budget: unit === 'ms' ? { ms: Number(digits) } : { iterations: Number(digits) } };
}
const unknown = (bot: string): never => refuse('unknown-bot', { bot, known: `${BOT_NAMES.join(', ')}, cmd:…` });

/** As it can be written again. */
export function makeSpec(spec: BotSpec): string {
  if (spec.kind === 'known') return spec.bot + budgetSuffix(spec.budget);
  const ways = ['', '"', "'"].map((quote) => COMMAND + quote + spec.command + quote);
  return ways.find((way) => isReadAs(way, spec.command)) ?? ways[0];
}
/** Also in front of another bot: a quote that is left open would swallow it. */
function isReadAs(word: string, command: string): boolean {
  const words = splitBots(`${word},`);
  const [read] = words.length === 2 ? [parseBot(words[0])] : [];
  return read?.kind === 'command' && read.command === command;
}
const budgetSuffix = ({ ms, iterations }: Budget): string =>
  ms !== undefined ? `@${ms}ms` : iterations !== undefined ? `@${iterations}it` : '';

const MOST_LABEL = 20;

/** What a shell makes of a command, without where its output goes. */
const wordsOf = (command: string): string[] =>
  (command.replace(/(^|\s)\d*(?:[<>]+&?|&>+)\s*\S+/g, ' ').match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) =>
    word.replace(/["']/g, ''),
  );
/** Options, numbers, variables, and what stands between commands. */
const NO_NAME = /^(?:-.*|[\d.]+|\w+=.*|[&|;]+|)$/;
/** Runs the file that is named behind it. */
const INTERPRETER =
  /^(?:env|exec|nice|nohup|time|cd|(?:ba|da|z|fi)?sh|node(?:js)?|npx|npm|deno|bun|tsx|ts-node|(?:python|pypy|ruby|perl|php|lua)[\d.]*|uv|java|dotnet|cmd|powershell|pwsh)(?:\.exe)?$/i;
const lastPart = (word: string): string => word.split(/[/\\]/).findLast((part) => part !== '') ?? '';

/** A short name for lists: of a command the file that is run. */
export function labelOf(spec: BotSpec): string {
  if (spec.kind === 'known') return makeSpec(spec);
  const words = wordsOf(spec.command).filter((word) => !NO_NAME.test(word));
  const own = words.filter((word) => !INTERPRETER.test(lastPart(word)));
  const file = own.find((word) => /[/\\]|\.\w+$/.test(word)) ?? own[0] ?? words[0] ?? '';
  const name = lastPart(file) || spec.command;
  return name.length > MOST_LABEL ? `${name.slice(0, MOST_LABEL - 1)}…` : name;
}
/** Names of which no two are the same. */
export function labelsOf(specs: readonly BotSpec[]): string[] {
  const labels = specs.map(labelOf);
  return labels.map((label, i) => {
    const same = labels.filter((other) => other === label);
    return same.length === 1 ? label : `${label} ${labels.slice(0, i + 1).filter((other) => other === label).length}`;
  });
}
