/** What is measured. Each contender plays on for some time and says how much it has done. */
import {
  advance,
  clone,
  type Game,
  hashOf,
  imagine,
  keyFrom,
  makeDice,
  type State,
  start,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import type { Match } from './boardgame.ts';
import { type Contender, repeat } from './laps.ts';

const SEED = 20260;
const res = { deal: 'standard', match: false } as const;

/** Each is made on its own, in an isolate of its own: what one has run must not make another slower or faster. */
export const CONTENDERS = {
  'res-arcana 2': async () => playing((await import('@gloaming/res-arcana')).resArcana, { players: 2, ...res }),
  'res-arcana 3': async () => playing((await import('@gloaming/res-arcana')).resArcana, { players: 3, ...res }),
  'res-arcana 4': async () => playing((await import('@gloaming/res-arcana')).resArcana, { players: 4, ...res }),
  'evenfall 2': () => evenfall(2),
  'evenfall 4': () => evenfall(4),
  duskfall: async () => playing((await import('@gloaming/duskfall')).duskfall, { players: 2 }),
  'boardgame.io client': async () => {
    const { duskfallFor, withClient } = await import('./boardgame.ts');
    const game = duskfallFor('phases');
    return playingMatches(await import('./boardgame.ts'), () => withClient(game, 2));
  },
  'boardgame.io reducer': async () => {
    const { duskfallFor, withReducer } = await import('./boardgame.ts');
    const begin = withReducer(duskfallFor('one turn'));
    return playingMatches(await import('./boardgame.ts'), () => begin(2));
  },
  'search res-arcana': async () => {
    const { searching } = await import('./searching.ts');
    const { KNOWLEDGE } = await import('@gloaming/bots');
    const { resArcana } = await import('@gloaming/res-arcana');
    return searching(resArcana, { players: 2, ...res }, KNOWLEDGE['res-arcana'].guide, 'res-arcana');
  },
  'search evenfall': async () => {
    const { searching } = await import('./searching.ts');
    const { KNOWLEDGE } = await import('@gloaming/bots');
    const { evenfall: game } = await import('@gloaming/evenfall');
    return searching(game, await evenfallFor(2), KNOWLEDGE.evenfall.guide, 'evenfall');
  },
  'search duskfall': async () => {
    const { searching } = await import('./searching.ts');
    const { uniformGuide } = await import('@gloaming/bots');
    return searching((await import('@gloaming/duskfall')).duskfall, { players: 2 }, uniformGuide(), 'duskfall');
  },
  'search boardgame.io': async () => (await import('./searching.ts')).searchingWithBoardgame('phases'),
  'search boardgame.io, one turn': async () => (await import('./searching.ts')).searchingWithBoardgame('one turn'),
  clone: () => calling((game, s) => clone(game, s)),
  structuredClone: () => calling((_, s) => structuredClone(s)),
  JSON: () => calling((_, s) => JSON.parse(JSON.stringify(s)) as unknown),
  view: () => calling((game, s) => viewOf(game, s, 0)),
  imagine: () => calling((game, _, view, dice) => imagine(game, view, dice)),
  hash: () => calling((_, s) => hashOf(s)),
} satisfies Record<string, () => Promise<Contender>>;

export type Name = keyof typeof CONTENDERS;

async function evenfallFor(players: number): Promise<import('@gloaming/evenfall').Options> {
  const { SWITCHES: switches } = await import('@gloaming/evenfall');
  return { players, side: 'sun', clans: [], level: 'witch', experienced: false, switches };
}
async function evenfall(players: number): Promise<Contender> {
  return playing((await import('@gloaming/evenfall')).evenfall, await evenfallFor(players));
}

/** Random play, whole games from the shuffle to the end: the loop that simulation and search live on. */
function playing<T, V extends Verb, O>(game: Game<T, V, O>, options: O): Contender {
  const dice = makeDice(SEED);
  const out: number[] = [];
  const play = (): number => {
    const s = start(game, options, keyFrom(dice));
    let decisions = 0;
    for (let seat = advance(game, s, out); seat >= 0; decisions++)
      seat = take(game, s, seat, out[dice(out.length)], out);
    return decisions;
  };
  return (milliseconds) => repeat(milliseconds, play);
}

function playingMatches({ asked }: typeof import('./boardgame.ts'), begin: () => Match): Contender {
  const dice = makeDice(SEED);
  const play = (): number => {
    const match = begin();
    let decisions = 0;
    for (let q = asked(match.state().G); q !== null; q = asked(match.state().G), decisions++)
      match.move(q.move, q.seat, q.options[dice(q.options.length)]);
    return decisions;
  };
  return (milliseconds) => repeat(milliseconds, play);
}

const STATES = 64;
/** So many decisions lie between two states of the sample: they come from all parts of several games. */
const APART = 37;

/** Calls something on states of Res Arcana for two players, from everywhere in random games. */
async function calling(call: <T, V extends Verb, O>(...about: About<T, V, O>) => unknown): Promise<Contender> {
  const { resArcana } = await import('@gloaming/res-arcana');
  const dice = makeDice(SEED);
  const sample = statesOf(resArcana, { players: 2, ...res }).map((s) => ({ s, view: viewOf(resArcana, s, 0) }));
  let kept: unknown = null;
  const callAll = (): number => {
    for (const { s, view } of sample) kept = call(resArcana, s, view, dice);
    if (kept === null) throw new Error('nothing was made');
    return sample.length;
  };
  return (milliseconds) => repeat(milliseconds, callAll);
}
type About<T, V extends Verb, O> = [
  game: Game<T, V, O>,
  s: State<T, V>,
  view: ReturnType<typeof viewOf<T, V, O>>,
  dice: ReturnType<typeof makeDice>,
];

function statesOf<T, V extends Verb, O>(game: Game<T, V, O>, options: O): State<T, V>[] {
  const dice = makeDice(SEED);
  const states: State<T, V>[] = [];
  const out: number[] = [];
  for (let decisions = 0; states.length < STATES; ) {
    const s = start(game, options, keyFrom(dice));
    for (let seat = advance(game, s, out); seat >= 0 && states.length < STATES; decisions++) {
      if (decisions % APART === 0) states.push(clone(game, s));
      seat = take(game, s, seat, out[dice(out.length)], out);
    }
  }
  return states;
}
