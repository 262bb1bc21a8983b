/** Ends a program and everything that it has started, at once. */
import { spawnSync } from 'node:child_process';

export const IS_WINDOWS = process.platform === 'win32';

export function killGroup(group: number): void {
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(group), '/T', '/F']);
    return;
  }
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The whole group is gone already.
  }
}
