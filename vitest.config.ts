import { defineConfig } from 'vitest/config';

const packages = ['engine', 'games/*', 'bots', 'protocol', 'host', 'server', 'web', 'cli', 'bench', 'examples/*'];

export default defineConfig({
  test: {
    // A slow machine is no failure: this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: packages.map((folder) => `${folder}/test/**/*.test.{ts,tsx}`),
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: packages.map((folder) => `${folder}/{src,session,lessons,testing,text}/**/*.{ts,tsx}`),
    },
  },
});
