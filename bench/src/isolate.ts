/** Runs one contender: asked for a lap of so many milliseconds, it answers with what it has done. */
import { parentPort, workerData } from 'node:worker_threads';
import { CONTENDERS, type Name } from './benchmarks.ts';

const contender = await CONTENDERS[workerData as Name]();
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(contender(milliseconds)));
