/** A wait that can be cut short. */
export interface InterruptibleWait {
  sleep(ms: number): Promise<void>;
  wake(): void;
}

export function makeInterruptibleWait(): InterruptibleWait {
  let wake = (): void => undefined;
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => wake(),
  };
}
