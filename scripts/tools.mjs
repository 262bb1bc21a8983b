import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOn } from './bootstrap.mjs';

const PACKAGES = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: '@playwright/test',
  rolldown: 'rolldown',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
};

/** Runs a tool on this Node, whatever the PATH says, and gives its exit code. */
export function runTool(tool, args, options) {
  const folder = join(root, 'node_modules', PACKAGES[tool]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return runNode([join(folder, typeof bin === 'string' ? bin : bin[tool]), ...args], options);
}

export function runNode(args, options) {
  return runOn(process.execPath, args, { cwd: root, ...options });
}
