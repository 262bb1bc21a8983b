/** A process of the arena that hears nothing any more as soon as a program of its deal hears a question. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../src/arena/worker.ts';
import type { Setup, Task } from '../src/arena/match.ts';

process.on('message', (message: Setup | Task) => {
  if (!('folder' in message)) return;
  const asked = join(message.folder, 'asked');
  setInterval(() => {
    if (!existsSync(asked)) return;
    writeFileSync(join(message.folder, 'busy'), `${process.pid}\n`);
    for (;;);
  }, 20).unref();
});
