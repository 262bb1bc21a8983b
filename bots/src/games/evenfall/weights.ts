/** What things are worth in Evenfall, in points; lists are by round. */
type ByRound = readonly [number, number, number];

export interface Weights {
  /** A resource, one beyond the first few of a kind, a Mana, a card in hand. */
  readonly resource: ByRound;
  readonly many: number;
  readonly mana: ByRound;
  readonly card: ByRound;
  /** A figure in the reserve: what it could still be used for. */
  readonly witch: ByRound;
  readonly elder: ByRound;
  /** What verbs bring that are not yet done. */
  readonly transfer: ByRound;
  readonly coven: number;
  readonly harvest: ByRound;
  readonly place: ByRound;
  readonly stone: ByRound;
  readonly scythe: ByRound;
  readonly strength: number;
  readonly borrow: number;
  /** What strength and a battle are worth where more than two fight, against two. */
  readonly crowd: number;
  /** Elders who use the Action Spaces of the Regions, and a harvest of others' Places against one of one's own. */
  readonly elderSpaces: ByRound;
  readonly harvestOther: number;
  /** That the next Council Member is still the first, and so the cheap one. */
  readonly firstSeat: ByRound;
  /** A free building space, and a Place that a Ritual can still be played on, with a share of its bonus. */
  readonly space: ByRound;
  readonly carrier: ByRound;
  readonly binding: ByRound;
  readonly keyword: ByRound;
  /** Transfers still to come: so many Places of the Outer Circle will score. */
  readonly transfers: ByRound;
  /** What is still to come of the present round, against a whole one, while nothing has been done in it. */
  readonly present: number;
  /** What is gained by the token later, against now; and how much of later rounds' harvests Transfers leave. */
  readonly later: number;
  readonly harvestAgain: number;
  /** How likely a Ritual that is played now will score. */
  readonly scores: ByRound;
  /** How often in a round. */
  readonly discover: number;
  readonly play: number;
  readonly build: number;
  readonly transferred: number;
  readonly harvested: number;
  readonly discard: number;
  readonly battleWon: number;
  readonly step: number;
  /** Figures that use a space for any number of them. */
  readonly figures: number;
  /** How much what is counted at the end grows in a round. */
  readonly growth: number;
  readonly growthOfScythes: number;
  readonly growthOfOrbs: number;
  readonly growthOfSymbols: number;
  readonly growthInside: number;
  /** Places in the Outer Circle at Round End. */
  readonly outside: ByRound;
  /** A battle: to be there, each strength up to the last reward, to win. */
  readonly fight: number;
  readonly arm: number;
  readonly win: number;
  /** Cards in hand: what the best few promise, and how much of the best plan counts while it is not yet paid. */
  readonly promise: number;
  /** A card that can be a resource at will, against the resource. */
  readonly atWill: number;
  readonly plan: number;
  readonly planBend: number;
  /** A Mana that no battle needs any more. */
  readonly idle: number;
  /** The best rival's points, against one's own. */
  readonly rival: number;
  /** What the Automa makes in a turn. */
  readonly automa: number;
}

/**
 * The exchange rates of the card set, then changed by hand and by a short hill climb: a change was kept if greedy against
 * itself (2 players, sun side, 45 to 60 deals a try) made more points on the average. How often things happen in a round
 * was set nearer to what `gloaming balance` counts, and what made bots play cards that lose (docs/evenfall-balance.md) was
 * brought down. What Mana, a step and the first seat of the council are worth was then found by who wins: the same 200 to
 * 250 deals, played by each seat in turn against the weights before.
 */
export const WEIGHTS: Weights = {
  resource: [1.6, 1.8, 0.8],
  many: 0.6,
  mana: [1.2, 1.15, 0.75],
  card: [1.2, 1.1, 0.4],
  witch: [1.9, 1.4, 0.7],
  elder: [0.3, 0.3, 0.2],
  transfer: [1.1, 1.5, 2.1],
  coven: 3.2,
  harvest: [2.6, 2.8, 2.4],
  place: [5, 4, 2],
  stone: [2.4, 2, 0.6],
  scythe: [4, 2.8, 1],
  strength: 0.9,
  borrow: 1,
  crowd: 0.6,
  elderSpaces: [6, 4, 1],
  harvestOther: 1.4,
  firstSeat: [4, 3.2, 1.2],
  space: [0.8, 0.6, 0.2],
  carrier: [1.9, 1.4, 0.3],
  binding: [0.8, 0.65, 0.3],
  keyword: [0.4, 0.3, 0.15],
  transfers: [3.4, 2.3, 0.9],
  present: 0.7,
  later: 1.1,
  harvestAgain: 0.8,
  scores: [0.85, 0.75, 0.5],
  discover: 1.3,
  play: 0.95,
  build: 2,
  transferred: 1.1,
  harvested: 2.4,
  discard: 1.6,
  battleWon: 0.8,
  step: 1.5,
  figures: 2,
  growth: 0.6,
  growthOfScythes: 0.9,
  growthOfOrbs: 0.5,
  growthOfSymbols: 1.3,
  growthInside: 0.3,
  outside: [2, 2.5, 2],
  fight: 0.8,
  arm: 0.7,
  win: 2.5,
  promise: 0.2,
  atWill: 1.02,
  plan: 0.48,
  planBend: 2,
  idle: 0.05,
  rival: 0.25,
  automa: 1.5,
};
