/** Your game, told: the chance of winning over time, and where it went. */
export * from './account.ts';
export {
  curveJobs,
  type Found,
  type FoundByName,
  type Job,
  type Looks,
  longJobs,
  type Pass,
  quickJobs,
  type Stage,
} from './jobs.ts';
export { type Judged, judge, MISTAKE } from './judge.ts';
export { sentenceOf } from './sentence.ts';
export * from './story.ts';
export * from './work.ts';
