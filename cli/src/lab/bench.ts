/** Bench: the measurements of the workspace of that name, run here. */
export interface BenchOptions {
  quick: boolean;
  json: boolean;
}

export async function bench({ quick, json }: BenchOptions): Promise<number> {
  const program = new URL('../../../bench/src/main.ts', import.meta.url);
  process.argv = [process.argv[0], program.pathname, ...(quick ? ['--quick'] : []), ...(json ? ['--json'] : [])];
  await import(program.href);
  return Number(process.exitCode ?? 0);
}
