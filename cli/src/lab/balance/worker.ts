/** A worker thread that plays games of a line. */
export { countGame as default } from './counting.ts';
