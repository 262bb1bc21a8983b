/** Games that a policy plays, and what the page knows of each question that one of its players is asked in them. */
import { type BotName, makeBot } from '@gloaming/bots';
import {
  advance,
  type Game,
  keyFrom,
  type Language,
  makeDice,
  OVER,
  type State,
  start,
  type Telling,
  take,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import {
  type Table as EvenfallTable,
  type Verb as EvenfallVerb,
  evenfall,
  TEXTS as evenfallTexts,
  SWITCHES,
} from '@gloaming/evenfall';
import {
  type Table as ArcanaTable,
  type Verb as ArcanaVerb,
  TEXTS as arcanaTexts,
  resArcana,
} from '@gloaming/res-arcana';
import * as evenfallAsking from '../../../web/src/games/evenfall/asking.ts';
import * as evenfallPointing from '../../../web/src/games/evenfall/pointing.ts';
import * as arcanaAsking from '../../../web/src/games/res-arcana/asking.ts';
import * as arcanaPointing from '../../../web/src/games/res-arcana/pointing.ts';
import type { Asked } from '../../../web/src/shell/readQuestion.ts';

/** The player whose presses are counted. */
const OWN = 0;
const NAMES = ['Ada', 'Bo'];
const LANGUAGE: Language = 'en';

/** A question, and the answer that was given to it. */
export interface Step {
  readonly asked: Asked;
  readonly answer: number;
}

interface Setting<T, V extends Verb, O> {
  readonly title: string;
  readonly game: Game<T, V, O>;
  readonly telling: Telling<T, V>;
  readonly page: Asked['game'];
  readonly policy: (view: View<T, V>, options: readonly number[], seed: number) => number;
  readonly options: O;
}

function play<T, V extends Verb, O>({ game, telling, page, policy, options }: Setting<T, V, O>, seed: number): Step[] {
  const steps: Step[] = [];
  const s: State<T, V> = start(game, options, keyFrom(makeDice(seed)));
  const own: number[] = [];
  for (let n = 0; ; n++) {
    const seat = advance(game, s, own);
    if (seat === OVER) return steps;
    const view = viewOf(game, s, seat);
    const answer = policy(view, own, seed * 1_000 + n);
    if (seat === OWN) {
      const offers = own.map((option) => ({ option, text: telling.option(view, option, NAMES) }));
      const present = { view, question: { options: offers } };
      steps.push({
        asked: { game: page, present, language: LANGUAGE, names: NAMES, asking: 'again', isTouched: false },
        answer,
      });
    }
    take(game, s, seat, answer, []);
  }
}

const evenfallFor = (players: number, bot: BotName) => {
  const think = makeBot(bot, 'evenfall');
  const setting: Setting<EvenfallTable, EvenfallVerb, Parameters<typeof evenfall.setup>[0]> = {
    title: players === 1 ? 'Evenfall, against the Automa' : 'Evenfall, two players',
    game: evenfall,
    telling: evenfallTexts.en,
    page: { ...evenfallAsking, ...evenfallPointing } as unknown as Asked['game'],
    policy: (view, own, seed) => think(evenfall, view, own, makeDice(seed)),
    options: { players, side: 'sun', clans: [], level: 'witch', experienced: false, switches: SWITCHES },
  };
  return { title: setting.title, play: (seed: number) => play(setting, seed) };
};

const resArcanaFor = (bot: BotName) => {
  const think = makeBot(bot, 'res-arcana');
  const setting: Setting<ArcanaTable, ArcanaVerb, Parameters<typeof resArcana.setup>[0]> = {
    title: 'Res Arcana, two players',
    game: resArcana,
    telling: arcanaTexts.en,
    page: {
      ...arcanaAsking,
      ...arcanaPointing,
      dial: () => null,
      isIdle: () => false,
      mayIdle: () => false,
    } as unknown as Asked['game'],
    policy: (view, own, seed) => think(resArcana, view, own, makeDice(seed)),
    options: { players: 2, deal: 'standard', match: false },
  };
  return { title: setting.title, play: (seed: number) => play(setting, seed) };
};

export const settingsFor = (bot: BotName): readonly { readonly title: string; play(seed: number): Step[] }[] => [
  resArcanaFor(bot),
  evenfallFor(1, bot),
  evenfallFor(2, bot),
];
