/** Facts about a player, numbered, and how much so each is; what they are worth is learned. Most facts are not so. */
export interface Facts {
  readonly at: Int32Array;
  readonly value: Float64Array;
  n: number;
}
const MOST_FACTS = 512;
export const makeFacts = (): Facts => ({ at: new Int32Array(MOST_FACTS), value: new Float64Array(MOST_FACTS), n: 0 });

export function fact(facts: Facts, at: number, value: number): void {
  if (value === 0) return;
  facts.at[facts.n] = at;
  facts.value[facts.n++] = value;
}
