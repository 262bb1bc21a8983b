/**
 * As soon as others had their turn. A timer would do, but browsers make it wait for four milliseconds each time, which adds up; a
 * message to oneself comes at once.
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

/** An open channel would keep Node from ending; it has something of its own. */
export const soon: (resume: Resume) => void =
  typeof setImmediate === 'function' ? (resume) => void setImmediate(resume) : bySendingMessages();
