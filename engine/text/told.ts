/** Lines of a log: what says nothing is left out, and what is said several times in a row is said once. */
export function told(lines: readonly string[]): string[] {
  const out: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (line === '') continue;
    if (last?.line === line) last.times++;
    else out.push({ line, times: 1 });
  }
  return out.map(({ line, times }) => manyTimes(line, times));
}

export const manyTimes = (line: string, times: number): string => (times === 1 ? line : `${line} ×${times}`);
