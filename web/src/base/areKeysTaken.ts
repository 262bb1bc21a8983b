/** Typing is for the field one types in, and a dialog has the keys for itself. */
export const areKeysTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, select, textarea') !== null) ||
  // A press on its text takes the focus out of it: the keys are still its own.
  document.querySelector('dialog[open]') !== null;
