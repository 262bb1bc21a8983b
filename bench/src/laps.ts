/** A lap: something is done again and again for some time. */

/** How much was done in a lap: decisions of so many games, or calls of a function. */
export interface Lap {
  done: number;
  rounds: number;
  /** Of one core, whatever else the machine was doing at the time. */
  seconds: number;
}
export type Contender = (milliseconds: number) => Lap;

/** Does `act` again and again for that long, and adds up what it says it has done. */
export function repeat(milliseconds: number, act: () => number): Lap {
  const before = process.threadCpuUsage();
  const end = performance.now() + milliseconds;
  let done = 0;
  let rounds = 0;
  for (; performance.now() < end; rounds++) done += act();
  const { user, system } = process.threadCpuUsage(before);
  return { done, rounds, seconds: (user + system) / 1e6 };
}
