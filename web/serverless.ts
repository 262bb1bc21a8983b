import type { Plugin } from 'vite';

/** Says in the page that no server of ours is where it came from. */
export const serverless = (): Plugin => ({
  name: 'serverless',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'gloaming-host', content: 'here' }, injectTo: 'head' }],
});
