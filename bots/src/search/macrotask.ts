/**
 * Runs a function as a new task of the event loop (`setImmediate`, also for browsers), so that pending input is handled first.
 * `setTimeout` would do, but browsers clamp nested timers to four milliseconds, which adds up; a message port has no such delay.
 */
type Resume = () => void;

function bySendingMessages(): (resume: Resume) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: Resume[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (resume) => {
    waiting.push(resume);
    port2.postMessage(null);
  };
}

/** In Node an open message channel would keep the process alive, so its own function is used. */
export const queueMacrotask: (resume: Resume) => void =
  typeof setImmediate === 'function' ? (resume) => void setImmediate(resume) : bySendingMessages();
