import type { Terminal } from '../base/terminal.ts';

/** How this program is called from here, so that a line can be copied. */
export function commandLine({ env }: Terminal, args: readonly string[]): string {
  const quoted = args.map((arg) => (/^[\w./:=,@-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`));
  return [env.npm_lifecycle_event === undefined ? 'gloaming' : 'npm run -s gloaming --', ...quoted].join(' ');
}
