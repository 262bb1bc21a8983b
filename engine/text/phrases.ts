/** Phrases that the texts of all games, of the terminal and of the page have in common. */

/** "a, b and c", with the last joint as the language has it. */
export function joined(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}${last}${parts[parts.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 1 kartę, 2 karty, 5 kart, 12 kart, 22 karty. */
export function countedInPolish(n: number, one: string, few: string, many: string): string {
  if (n === 1) return `${n} ${one}`;
  const isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return `${n} ${isFew ? few : many}`;
}
