/** Reads a flag's positive whole number. Zero games or threads would overwrite what is known with nothing. */
export function wholeNumber(flag: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${flag} takes a whole number from 1, not "${text}".`);
  return Number(text);
}
