/** What this browser remembers. Storage may be switched off; then it lasts as long as the page. */
const PREFIX = 'gloaming.';
const forNow = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return forNow.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return forNow.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
    // What could not be kept before is old now.
    forNow.delete(name);
  } catch {
    forNow.set(name, value);
  }
}

export function drop(name: string): void {
  forNow.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
