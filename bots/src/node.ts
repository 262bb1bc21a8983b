/** What only Node has. */
export { openNodeThread } from './thread/openNode.ts';
export { type Run, spread } from './thread/spread.ts';
export { threadMs } from './thread/threadMs.ts';
