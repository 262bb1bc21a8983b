/** How far something long has come. */
export function bar(done: number, all: number, width: number, more = ''): string {
  const counted = ` ${done}/${all}${more}`;
  const room = Math.max(0, Math.min(40, width - counted.length - 2));
  const full = Math.floor((room * done) / Math.max(1, all));
  return `[${'█'.repeat(full)}${'░'.repeat(room - full)}]${counted}`;
}

/** Hours, minutes and seconds. */
export function clock(seconds: number): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
