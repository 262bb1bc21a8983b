/** Looking, when it is meant: a pointer that rests says nothing about what comes to lie under it. */

/** Milliseconds: shorter than anybody waits for, longer than a pointer takes to pass by. */
const DELAY = 120;

/** The last that was heard of whoever sits here was a key. */
let isByKeys = false;
if (typeof addEventListener === 'function') {
  addEventListener('keydown', () => (isByKeys = true), { capture: true });
  addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) isByKeys = false;
  });
}

/** Shows at once to the focus of a keyboard, and to a pointer once it has moved there and stayed. Gives the way to call it off. */
export function whenMeant(show: () => void): () => void {
  if (isByKeys) {
    show();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX === 0 && movementY === 0) return;
    removeEventListener('pointermove', moved);
    timer = setTimeout(show, DELAY);
  };
  addEventListener('pointermove', moved);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointermove', moved);
  };
}
