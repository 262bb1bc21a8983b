// The lock must install everywhere: no binary of any platform is missing (npm silently leaves out what its registry lacks),
// nothing needs a newer Node than we promise, and no registry address is written down.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const floor = lowestNode(packages[''].engines.node);
const faults = [];
for (const [path, entry] of Object.entries(packages)) {
  const name = path || 'gloaming';
  for (const dependency of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(path, dependency)) faults.push(`${name}: optional ${dependency} is missing`);
  }
  if (/^[a-z+]+:/.test(entry.resolved ?? '')) faults.push(`${name}: has a registry address`);
  const needed = lowestNode(entry.engines?.node ?? '');
  if (needed > floor) faults.push(`${name}: needs Node ${entry.engines.node}`);
}
if (faults.length > 0) console.error(faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

/** Looks where Node looks: beside the package, then in each folder above it. */
function isLocked(path, dependency) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    if (packages[folder ? `${folder}/node_modules/${dependency}` : `node_modules/${dependency}`]) return true;
    if (!folder) return false;
  }
}

/** The lowest version that a range names, as a number that can be compared: '^22.12.0 || >=24' gives 22012000. */
function lowestNode(range) {
  const versions = [...range.matchAll(/(?<![\d.])(\d+)(?:\.(\d+))?(?:\.(\d+))?/g)];
  if (versions.length === 0) return 0;
  return Math.min(...versions.map(([, major, minor, patch]) => major * 1e6 + (minor ?? 0) * 1e3 + Number(patch ?? 0)));
}
