/** A process that plays deals, one after the other, as it is told. It ends with the one that started it. */
import { endAll, tellRunning } from '../opponents/programProcess.ts';
import { type DealResult, playDeal, type Setup, type Task } from './match.ts';
import { startWatch } from './watch.ts';

/** What comes back: a result, what broke, or which programs run now. */
export type Message = DealResult | { readonly broke: string } | { readonly running: readonly number[] };

let setup: Setup | null = null;
const watch = startWatch();

const leave = (): void => {
  endAll();
  process.exit(0);
};
const tell = (message: Message): void => void process.send?.(message);

tellRunning((running) => {
  tell({ running });
  watch.running(running);
});

process.on('disconnect', leave);
process.on('SIGTERM', leave);
// Ctrl-C reaches every process of the terminal; whoever started this one says when to end.
process.on('SIGINT', () => {});

process.on('message', (message: Setup | Task) => {
  if ('game' in message) setup = message;
  else if (setup !== null)
    playDeal(setup, message, watch).then(tell, (error: unknown) =>
      tell({ broke: String(error instanceof Error ? (error.stack ?? error) : error) }),
    );
});
