/**
 * Where the log goes. A line for each request is a system call for each request, and that costs more than the line: what comes in
 * the same moment is written together.
 */
export interface Lines {
  write(line: string): void;
}

export function gatherLines(write: (text: string) => void): Lines {
  let waiting = '';
  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  };
  // Whatever ends the process, short of killing it.
  process.on('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}

/** Of an error, what it is and where. What databases add to theirs may hold the row it is about, with everything in it. */
export function plainError(error: unknown): { type: string; message: string; stack: string; code?: unknown } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '' } = error;
  return { type: name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}

/** Errors of something that no request waits for: logged, and counted by what it was. */
export function countComplaints(log: { warn(what: object, text: string): void }): {
  complain(error: unknown, what: string): void;
  readonly complaints: ReadonlyMap<string, number>;
} {
  const complaints = new Map<string, number>();
  return {
    complain(error, what) {
      complaints.set(what, (complaints.get(what) ?? 0) + 1);
      log.warn({ err: error }, what);
    },
    complaints,
  };
}
