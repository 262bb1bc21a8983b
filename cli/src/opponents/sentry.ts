/**
 * A small process that outlives the thread which starts programs, and then ends those that are left. It hears on its input which run; the
 * system closes that input when the thread is gone, however that came: called off, by a signal, even by `kill -9`.
 */
import { createInterface } from 'node:readline';
import { killGroup } from './killGroup.ts';

const running = new Set<number>();
// A line is the number of a group that begins; with a minus before it, of one that has ended.
createInterface(process.stdin)
  .on('line', (line) => (line.startsWith('-') ? running.delete(-Number(line)) : running.add(Number(line))))
  .on('close', () => running.forEach(killGroup));
