/** A process of the arena whose second bot thinks for ever as soon as it is asked. */
import { playDeal, type Setup, type Task } from '../src/arena/match.ts';
import { startWatch } from '../src/arena/watch.ts';

const SECOND = 1;
const watch = startWatch();
let setup: Setup | null = null;
process.on('disconnect', () => process.exit(0));
process.on('message', (message: Setup | Task) => {
  if ('game' in message) {
    setup = message;
    return;
  }
  if (!message.stuck?.includes(SECOND)) {
    watch.begin(SECOND, 1);
    for (;;);
  }
  if (setup !== null) playDeal(setup, message, watch).then((result) => void process.send?.(result));
});
