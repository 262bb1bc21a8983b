/** A share of the games of a line, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { countShare, type Share } from './counting.ts';

parentPort?.postMessage(countShare(workerData as Share, () => parentPort?.postMessage(null)));
