/** A number of a flag. What is learned from no games, or by no threads, would take the place of what is known. */
export function whole(flag: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${flag} takes a whole number from 1, not "${text}".`);
  return Number(text);
}
