/** What things are worth in Res Arcana, in points. */
export interface Weights {
  /** An essence: elan, life, calm, death, gold. */
  readonly elan: number;
  readonly life: number;
  readonly calm: number;
  readonly death: number;
  readonly gold: number;
  /** An essence whose kind one chooses, one that is paid in any kind, and one beyond the first few of a kind. */
  readonly chosen: number;
  readonly any: number;
  readonly many: number;
  readonly tooMany: number;
  /** An essence on a component, against one in the pool. */
  readonly onComponent: number;
  /** The best rival's standing, against one's own. */
  readonly rival: number;
  /** What else would have to bring so that one does not pass yet, and how much more there is to being the first. */
  readonly pass: number;
  readonly passFirst: number;
  /** What a magic item gives, against a component that stays. */
  readonly item: number;
  /** A card in hand, and what it promises. */
  readonly handCard: number;
  readonly promise: number;
  readonly unknownCard: number;
  readonly deckCard: number;
  /** How much of the best plan counts while it is not yet paid, and how sharply that rises towards the end. */
  readonly plan: number;
  readonly planBend: number;
  /** Rounds still to come: at most, and how many points a player makes in one. */
  readonly rounds: number;
  readonly pointsARound: number;
  /** To be first with enough points. */
  readonly enough: number;
  /** The token, while the end is far. */
  readonly token: number;
  /** What an essence in the pool keeps of its worth when no more rounds come. */
  readonly last: number;
  /** What some verbs bring. */
  readonly draw: number;
  readonly straighten: number;
  readonly attack: number;
  readonly discount: number;
  readonly reaction: number;
  readonly placeFrom: number;
  readonly creaturePoints: number;
}

export const WEIGHTS: Weights = {
  elan: 0.2,
  life: 0.2,
  calm: 0.2,
  death: 0.2,
  gold: 0.78,
  chosen: 0.24,
  any: 0.17,
  many: 0.27,
  tooMany: 0.1,
  onComponent: 0.85,
  rival: 0.4,
  pass: 0.02,
  passFirst: 0.05,
  item: 1,
  handCard: 0.155,
  promise: 0.1,
  unknownCard: 0.4,
  deckCard: 0.05,
  plan: 0.34,
  planBend: 2,
  rounds: 4,
  pointsARound: 2,
  enough: 3,
  token: 0.3,
  last: 0.3,
  draw: 0.4,
  straighten: 0.5,
  attack: 0.12,
  discount: 0.12,
  reaction: 0.08,
  placeFrom: 0.4,
  creaturePoints: 0.5,
};
