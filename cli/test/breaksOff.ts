/** A process of the arena that breaks off, once, as soon as a program of its deal hears a question. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../src/arena/worker.ts';
import type { Setup, Task } from '../src/arena/match.ts';

process.on('message', (message: Setup | Task) => {
  if (!('folder' in message)) return;
  const asked = join(message.folder, 'asked');
  const broken = join(message.folder, 'broken');
  setInterval(() => {
    if (!existsSync(asked) || existsSync(broken)) return;
    writeFileSync(broken, '');
    process.kill(process.pid, 'SIGKILL');
  }, 20).unref();
});
