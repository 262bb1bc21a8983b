/** The policy: a learned probability for every option of a question, by verb, option and phase of the game. */
type PolicyTable = Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>;

export interface Policy {
  /** How likely each option is, not normalised; one that never occurred in training is as likely as the average. */
  weigh(verb: string, phase: number, options: readonly number[], out: number[]): void;
}

/** From text: JSON, by verb, then by option, a list of logits by phase. */
export function makePolicy(text: string): Policy {
  const table = JSON.parse(text) as PolicyTable;
  const byVerb = new Map(
    Object.entries(table).map(([verb, byOption]) => {
      const weights: Float64Array[] = [];
      for (const [option, logits] of Object.entries(byOption))
        weights[Number(option)] = Float64Array.from(logits, (logit) => Math.exp(logit));
      return [verb, weights] as const;
    }),
  );
  const nothing: Float64Array[] = [];
  return {
    weigh(verb, phase, options, out) {
      const weights = byVerb.get(verb) ?? nothing;
      for (let i = 0; i < options.length; i++) out[i] = weights[options[i]]?.[phase] ?? 1;
    },
  };
}
