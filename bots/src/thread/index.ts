export * from './call.ts';
export type * from './messages.ts';
export { openWebThread } from './openWeb.ts';
