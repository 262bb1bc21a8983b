/** Bench: the measurements of the workspace of that name, run here. */
export async function bench(args: readonly string[]): Promise<number> {
  const program = new URL('../../../bench/src/main.ts', import.meta.url);
  process.argv = [process.argv[0], program.pathname, ...args];
  await import(program.href);
  return Number(process.exitCode ?? 0);
}
