/** Tables for tests of rules: positions of one to four players, games from their first question, rounds passed through. */
import { keyFrom, makeDice, type Result, start } from '@gloaming/engine';
import { evenfall, type News, type Options, SWITCHES, type Switches } from '../../src/index.ts';
import { at, type Name, pass, type Scene, scene } from '../scene.ts';

const NAMES = 'ABCD';
const CLANS = ['star', 'cross', 'circle', 'spike'];
/** What begins with a zone, or says nothing, goes below the line of the clan. */
const ZONE = /^\s*(outer|inner|specialists|council|hand|borrowed|$)/;

export interface Setting {
  /** The line of the round. */
  round?: string;
  /** Whole lines: the Regions. */
  middle?: string;
  side?: 'sun' | 'moon';
  /** Whole lines: the decks. */
  decks?: string;
  switches?: Partial<Switches>;
  experienced?: boolean;
}

function written(players: string, clans: readonly string[], lines: readonly string[], setting: Setting): Scene {
  const said = lines.map((text, seat) => {
    const own = CLANS.some((clan) => text.startsWith(clan))
      ? text
      : `${clans[seat]}${ZONE.test(text) ? '\n' : ', '}${text}`;
    return own
      .split('\n')
      .map((line, i) => (i === 0 ? `${NAMES[seat]}: ${line.trim()}` : `  ${line.trim()}`))
      .join('\n');
  });
  return at(
    [
      `evenfall ${setting.side ?? 'sun'}, ${players}${setting.experienced ? ', experienced' : ''}`,
      setting.round ?? 'round 1, actions, turn A, first A',
      ...(setting.switches === undefined ? [] : [`switches ${JSON.stringify({ ...SWITCHES, ...setting.switches })}`]),
      setting.middle ?? '',
      ...said,
      setting.decks ?? 'main-deck rest\nplace-deck rest',
    ].join('\n'),
  );
}

/** What each player has, from A on: Star, Cross, Circle, Spike, unless a line begins with another clan. */
export const table = (players: readonly string[], setting: Setting = {}): Scene =>
  written(`${players.length} players`, CLANS, players, setting);

/** The solo game: A, and the Automa as B. */
export const solo = (a: string, automa: string, setting: Setting & { level?: string } = {}): Scene =>
  written(`1 players, level ${setting.level ?? 'apprentice'}`, ['star', 'spike'], [a, automa], setting);

/** The Battle phase is just beginning. */
export const battle = (players: readonly string[], middle: string, setting: Setting = {}): Scene =>
  table(players, { round: 'round 1, battles, first A', middle, ...setting });
/** The Round End is just beginning. */
export const roundEnd = (players: readonly string[], setting: Setting = {}): Scene =>
  table(players, { round: 'round 1, round-end, first A', ...setting });
/** The third round is over. */
export const scoring = (players: readonly string[], setting: Setting = {}): Scene =>
  table(players, { round: 'round 3, scoring, first A', ...setting });

/** A game from its very first question. */
export const opening = (options: Partial<Options> = {}, seed = 1): Scene =>
  scene(
    start(
      evenfall,
      {
        players: 2,
        side: 'sun',
        clans: [],
        level: 'apprentice',
        experienced: false,
        switches: SWITCHES,
        ...options,
      },
      keyFrom(makeDice(seed)),
    ),
  );

/** Everybody who is asked for a Main Action passes, until the phase is over; other questions stop it. */
export function passOn(s: Scene): Scene {
  const { round } = s.state.table;
  while (s.state.table.round === round && s.state.table.acting >= 0 && s.asked()[0]?.verb === 'takeTurn')
    s.answer(s.asked()[0].who as Name, pass);
  return s;
}

/** The news of one kind, in the order it was told. */
export const told = <N extends News['news']>(s: Scene, name: N): Extract<News, { news: N }>[] =>
  s.news.filter((one): one is Extract<News, { news: N }> => one.news === name);

export function resultOf(s: Scene): Result {
  const result = evenfall.result(s.state.table);
  if (result === null) throw new Error('the game is not over');
  return result;
}
export const pointsOf = (s: Scene): number[] => resultOf(s).points;

/** What a player has, shortly: resources, Mana, points, cards in hand. */
export const goodsOf = (s: Scene, who: Name): { [good: string]: number } => ({
  ...s.resources(who),
  ...(s.player(who).mana === 0 ? {} : { mana: s.player(who).mana }),
  ...(s.player(who).points === 0 ? {} : { points: s.player(who).points }),
  ...(s.player(who).hand.length === 0 ? {} : { cards: s.player(who).hand.length }),
});
/** Which Ritual lies on a Place. */
export const ritualOn = (s: Scene, place: number): string => s.names([s.state.table.ritualOn[place]])[0];
