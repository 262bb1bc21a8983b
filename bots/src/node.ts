/** What only Node has. */
export { openNodeThread } from './thread/openNode.ts';
export { threadMs } from './thread/threadMs.ts';
