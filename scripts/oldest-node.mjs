// Says where the oldest Node is on which our packages run elsewhere, fetched from npm once; says nothing where it cannot be had.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackages, install, privateFolder } from './bootstrap.mjs';

const NODE = '22.23.3';
const folder = join(privateFolder, 'oldest');
const binary = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const want = `${NODE} ${process.platform}-${process.arch}`;
const isThere = install(join(folder, '.bootstrap'), want, `Node ${NODE}, for tests only`, () => {
  const manifest = { private: true, allowScripts: { node: true } };
  const args = [`node@${NODE}`, '--ignore-scripts=false', '--fetch-retries=0', '--fetch-timeout=60000'];
  return fetchPackages(folder, manifest, args) && existsSync(binary);
});
if (isThere) console.log(binary);
