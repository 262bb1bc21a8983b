/** Habits: how often an option was taken where it could be, by verb, option and how far the game has come. */
type HabitTable = Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>;

export interface Habits {
  /** How likely each option is taken, against the others; what was never seen is as likely as the average. */
  weigh(verb: string, moment: number, options: readonly number[], out: number[]): void;
}

/** From text: JSON, by verb, by option, a list of logarithms by moment. */
export function makeHabits(text: string): Habits {
  const table = JSON.parse(text) as HabitTable;
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
    weigh(verb, moment, options, out) {
      const weights = byVerb.get(verb) ?? nothing;
      for (let i = 0; i < options.length; i++) out[i] = weights[options[i]]?.[moment] ?? 1;
    },
  };
}
