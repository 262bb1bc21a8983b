/** Where this machine keeps what is played here: the server its tables, and the terminal its games. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export function homeIn(env: Readonly<Record<string, string | undefined>>): string {
  if (env.GLOAMING_HOME) return env.GLOAMING_HOME;
  if (process.platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'gloaming');
  return join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state'), 'gloaming');
}
