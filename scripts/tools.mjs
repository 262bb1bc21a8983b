import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const PACKAGES = { biome: '@biomejs/biome', knip: 'knip', tsc: 'typescript', vitest: 'vitest' };

/** Runs a tool on this Node, whatever the PATH says, and returns its exit code. */
export function runTool(tool, args) {
  const folder = join(root, 'node_modules', PACKAGES[tool]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return runNode([join(folder, typeof bin === 'string' ? bin : bin[tool]), ...args]);
}

export function runNode(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
