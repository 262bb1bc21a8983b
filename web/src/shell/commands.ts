/** What comes of a line that is typed: an answer is given, or something is told. Whatever it is, something is said. */
import { type Language, matching, sayBarrier } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { cardOf, type TableGame } from '../table/game.ts';
import type { Side } from '../table/sides.ts';
import { COMMAND_WORDS, COMMANDS, type Command, commandOf } from '../words/commands.ts';
import type { Say } from '../words/index.ts';
import { cardAloud, heapAloud, sideAloud, type Voice } from './aloud.ts';
import type { Deed } from './choosing.ts';
import type { Choosing } from './useChoosing.ts';
import { sayMeanwhile } from './waitingText.ts';

export interface Reply {
  readonly lines: readonly string[];
  /** What was typed was understood, and may be forgotten. */
  readonly isUnderstood: boolean;
  /** What is told goes on changing: what lies in the tray, or the advice. */
  readonly follows: 'tray' | 'hint' | 'options' | null;
}

/** What a command reaches. */
export interface Reach {
  readonly say: Say;
  readonly language: Language;
  readonly present: Present;
  readonly game: TableGame<unknown> | null;
  /** By seat; the Automa has one too. */
  readonly names: readonly string[];
  readonly choosing: Choosing;
  readonly isBusy: boolean;
  /** Since one's last answer, in sentences. */
  readonly news: () => readonly string[];
  undo(): void;
  /** Null where no advice is given. */
  readonly askHint: (() => void) | null;
}

const told = (...lines: readonly string[]): Reply => ({ lines, isUnderstood: true, follows: null });
const wrong = (...lines: readonly string[]): Reply => ({ lines, isUnderstood: false, follows: null });

interface Numbered {
  readonly n: number;
  readonly deed: Deed;
}
const numbered = ({ options, isDial }: Choosing): readonly Numbered[] =>
  options.map((deed, i) => ({ n: isDial ? deed.option : i + 1, deed }));
const line = ({ n, deed }: Numbered): string => `${n}: ${deed.text}`;

/** Pays, sets, passes: what the large button would do. */
function bigAloud({ language, say, choosing: { big, tray } }: Reach): string {
  if (big === null || big.answers.length === 0) return '';
  const does = big.is === 'tray' && tray !== null ? say(`tray-${tray.tray.does}`) : big.text;
  return `${COMMAND_WORDS[language].of.ok[0]}: ${does}`;
}

export function optionLines(reach: Reach): readonly string[] {
  const { choosing, present, say } = reach;
  if (present.question === null) return [sayMeanwhile(say, present)];
  return [present.question.text, ...numbered(choosing).map(line), bigAloud(reach)].filter((each) => each !== '');
}

function give(reach: Reach, all: readonly Numbered[], n: number, isLess: boolean): Reply {
  const { choosing, isBusy, language } = reach;
  const words = COMMAND_WORDS[language];
  if (isBusy) return wrong(words.onItsWay);
  if (reach.present.question === null) return wrong(...optionLines(reach));
  if (choosing.tray !== null && choosing.told === null) {
    if (n < 1 || n > choosing.most) return wrong(words.noNumber(n, choosing.most));
    choosing.answerAt(n, isLess);
    return { ...told(), follows: 'tray' };
  }
  const found = all.find((each) => each.n === n);
  if (found === undefined || isLess) return wrong(words.noNumber(n, choosing.most));
  choosing.answerAt(n);
  return told(line(found));
}

function sidesOf({ game, present, language, names }: Reach): readonly Side[] {
  return game === null || present.view === null ? [] : game.sides(present.view, language, names);
}

function voiceOf({ game, present, language }: Reach): Voice | null {
  if (game === null || present.view === null) return null;
  const faces = game.facesOf(present.view);
  return { language, faceOf: (card) => faces(language, card) };
}

/** What lies in the tray by now. */
export function trayLines(reach: Reach): readonly string[] {
  const { language, say, choosing } = reach;
  if (choosing.tray === null) return [];
  const { tray, filling } = choosing.tray;
  const kinds = tray.lines.map(({ kind }, i) => `${i + 1}: ${TOKEN_WORDS[language][kind]} ${filling.amounts[i]}`);
  return [...kinds, filling.left > 0 ? say('n-to-go', { n: filling.left }) : bigAloud(reach)];
}

/** Clockwise from oneself, or by name. */
function rival(reach: Reach, voice: Voice, wanted: string): Reply {
  const words = COMMAND_WORDS[reach.language];
  const { seat } = reach.present;
  const sides = sidesOf(reach).filter((side) => side.seat !== null);
  const others = sides.map((_, i) => sides[(Math.max(0, seat) + i + (seat < 0 ? 0 : 1)) % sides.length]);
  const rivals = others.filter((side) => side.seat !== seat);
  const found = /^\d+$/.test(wanted)
    ? rivals.slice(Number(wanted) - 1).slice(0, Number(wanted) === 0 ? 0 : 1)
    : matching(rivals, ({ title }) => title, wanted);
  if (found.length === 0) return wrong(words.noRival(rivals.length));
  return told(...found.flatMap((side) => sideAloud(voice, side)));
}

function card(reach: Reach, voice: Voice, name: string): Reply {
  const words = COMMAND_WORDS[reach.language];
  if (name === '') return wrong(words.whichCard);
  const heaps = sidesOf(reach).flatMap(({ hand, others }) => [...(hand === null ? [] : [hand]), ...others]);
  const faces = heaps.flatMap(({ cards = [] }) => cards.map((each) => voice.faceOf(each.card)));
  const found = [
    ...new Set(matching(faces, ({ text }) => text.name, name).map((face) => cardAloud(reach.language, face))),
  ];
  return found.length === 0 ? wrong(words.noCard(name)) : told(...found);
}

function why({ game, present, language, names, choosing }: Reach, voice: Voice, wanted: string): Reply {
  const words = COMMAND_WORDS[language];
  if (game === null || present.question === null) return told(words.nothingRefused);
  const named = game.refusals(present.view, language, names).map(({ target, text, reasons }) => {
    const lying = cardOf(target);
    const name = lying === null ? '' : voice.faceOf(lying).text.name;
    return { name: name === '' || text.includes(name) ? text : `${name}: ${text}`, reasons };
  });
  const found = matching(named, ({ name }) => name, wanted).map(({ name, reasons }) =>
    [`${name}.`, ...reasons].join(' '),
  );
  const possible = wanted === '' ? [] : matching(numbered(choosing), ({ deed }) => deed.text, wanted).map(line);
  if (found.length + possible.length > 0)
    return told(...(possible.length === 0 ? [] : [words.possible, ...possible]), ...new Set(found));
  return wanted === '' ? told(words.nothingRefused) : wrong(words.none(wanted));
}

const helpLines = (language: Language): readonly string[] => {
  const { intro, of } = COMMAND_WORDS[language];
  const lineOf = ([word, takes, does]: (typeof of)[Command]): string =>
    `${takes === '' ? word : `${word} ${takes}`}: ${does}`;
  return [intro, ...COMMANDS.map((each) => lineOf(of[each]))];
};

function score(reach: Reach): Reply {
  const { game, present, say } = reach;
  const status = game === null || present.view === null ? '' : `${game.status(present.view, say)}.`;
  const points = sidesOf(reach).flatMap((side) =>
    side.seat === null ? [] : [`${side.title}${side.seat === present.seat ? ` (${say('you')})` : ''}: ${side.points}`],
  );
  return told(status, `${say('points')}: ${points.join(', ')}.`);
}

function undo(reach: Reach): Reply {
  const words = COMMAND_WORDS[reach.language];
  const { undo: may } = reach.present;
  if (may === null) return wrong(words.noUndo);
  if (may !== 'possible') return wrong(sayBarrier(reach.language, may));
  reach.undo();
  return told(words.undone);
}

function ok(reach: Reach): Reply {
  const words = COMMAND_WORDS[reach.language];
  const { choosing, isBusy } = reach;
  if (isBusy) return wrong(words.onItsWay);
  if (choosing.tray !== null && choosing.tray.filling.left > 0) return { ...wrong(), follows: 'tray' };
  const does = bigAloud(reach);
  if (does === '') return wrong(words.noOk);
  choosing.pressBig();
  return told(does);
}

function last({ language, news }: Reach): Reply {
  const lines = news();
  return told(...(lines.length === 0 ? [COMMAND_WORDS[language].nothingNew] : lines));
}

function mine(reach: Reach, voice: Voice, isHand: boolean): Reply {
  const side = sidesOf(reach).find(({ seat }) => seat === reach.present.seat);
  if (side === undefined) return wrong(reach.say('watching'));
  if (!isHand) return told(...sideAloud(voice, side));
  return told(...[side.pool, side.hand].flatMap((heap) => (heap === null ? [] : [heapAloud(voice, heap)])));
}

function hint({ askHint, language }: Reach): Reply {
  if (askHint === null) return wrong(COMMAND_WORDS[language].noHint);
  askHint();
  return { ...told(), follows: 'hint' };
}

function options(reach: Reach): Reply {
  const { choosing } = reach;
  if (choosing.tray !== null && choosing.told === null && reach.present.question !== null)
    return { ...told(reach.present.question.text), follows: 'tray' };
  // What the list was narrowed to is one answer among the others here.
  if (choosing.isNarrowed) choosing.widen();
  return { ...told(), follows: 'options' };
}

function run(reach: Reach, voice: Voice, command: Command, rest: string): Reply {
  switch (command) {
    case 'ok':
      return ok(reach);
    case 'options':
      return options(reach);
    case 'hand':
      return mine(reach, voice, true);
    case 'mine':
      return mine(reach, voice, false);
    case 'rival':
      return rival(reach, voice, rest);
    case 'table':
      return told(...sidesOf(reach).flatMap((side) => (side.seat === null ? sideAloud(voice, side) : [])));
    case 'score':
      return score(reach);
    case 'last':
      return last(reach);
    case 'why':
      return why(reach, voice, rest);
    case 'cards':
      return card(reach, voice, rest);
    case 'undo':
      return undo(reach);
    case 'hint':
      return hint(reach);
    case 'help':
      return told(...helpLines(reach.language));
  }
}

/** A part of an answer is the answer, where it is of one alone. */
function byText(reach: Reach, typed: string): Reply {
  const words = COMMAND_WORDS[reach.language];
  const all = numbered(reach.choosing);
  const found = matching(all, ({ deed }) => deed.text, typed);
  const { big } = reach.choosing;
  // What the large button says has no number in the list.
  if (found.length === 0 && big !== null && matching([big], ({ text }) => text, typed).length > 0) return ok(reach);
  if (found.length === 1) return give(reach, all, found[0].n, false);
  return found.length === 0 ? wrong(words.none(typed)) : wrong(words.several(found.length), ...found.map(line));
}

export function obey(reach: Reach, line: string): Reply {
  const typed = line.trim();
  const words = COMMAND_WORDS[reach.language];
  // What waits for its second press is done by Enter alone.
  if (typed === '') return reach.choosing.big?.is === 'told' ? ok(reach) : wrong(words.nothing);
  const number = /^(-?)(\d{1,3})$/.exec(typed);
  if (number !== null) return give(reach, numbered(reach.choosing), Number(number[2]), number[1] !== '');
  const [word, ...rest] = typed.split(/\s+/);
  // A slash before a word looks for an answer that is called like a command.
  const command = typed.startsWith('/') ? null : commandOf(reach.language, word);
  const voice = voiceOf(reach);
  if (command === null) return byText(reach, typed.replace(/^\//, ''));
  return voice === null ? wrong(reach.say('loading')) : run(reach, voice, command, rest.join(' '));
}
