/** What a program writes, line by line, never more of it than is good for us. */

/** Longer than all answers of a program in a whole game. */
const MOST_CHARACTERS = 1 << 20;

export type Heard = { kind: 'line'; line: string } | { kind: 'late' } | { kind: 'dead' } | { kind: 'flood' };

export interface Lines {
  /** Something was written. */
  add(text: string): void;
  /** Nothing more will be written. */
  end(): void;
  /** Forgets what was written before; a new question begins. */
  clear(): void;
  /** The next line, if it comes in time. */
  next(ms: number): Promise<Heard>;
}

export function lineReader(flooded: () => void): Lines {
  let rest = '';
  let lines: string[] = [];
  let characters = 0;
  let end: 'dead' | 'flood' | null = null;
  let waiting: ((heard: Heard) => void) | null = null;

  const give = (): void => {
    if (waiting === null) return;
    const line = lines.shift();
    if (line === undefined && end === null) return;
    const resolve = waiting;
    waiting = null;
    resolve(line === undefined ? { kind: end ?? 'dead' } : { kind: 'line', line });
  };

  return {
    add(text) {
      if (end !== null) return;
      characters += text.length;
      if (characters > MOST_CHARACTERS) {
        end = 'flood';
        lines = [];
        rest = '';
        flooded();
      } else {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts.map((line) => line.trim()).filter((line) => line !== ''));
      }
      give();
    },
    end() {
      end ??= 'dead';
      give();
    },
    clear() {
      lines = [];
    },
    next(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(
          () => {
            waiting = null;
            resolve({ kind: 'late' });
          },
          Math.max(0, ms),
        );
        waiting = (heard) => {
          clearTimeout(timer);
          resolve(heard);
        };
        give();
      });
    },
  };
}
