/** Walking through a game: by slider, by button, by key, or by itself. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { areKeysTaken } from '../base/areKeysTaken.ts';
import { amend, placeNow } from '../base/route.tsx';

const PACE = 1_100;
/** Slower than any browser counts against a page. */
const RESTS = 400;

export interface Steps {
  readonly step: number;
  readonly isRunning: boolean;
  goTo(step: number): void;
  run(isRunning: boolean): void;
}

/** How an address says which moment it is about. */
interface StepAddress {
  /** Not a number where it says nothing. */
  read(): number;
  write(step: number): string;
}
const IN_QUERY: StepAddress = {
  read: () => Number(new URLSearchParams(placeNow().query).get('step') ?? Number.NaN),
  write: (step) => `${placeNow().path}?step=${step}`,
};

export function useSteps(last: number, address: StepAddress = IN_QUERY): Steps {
  const [step, setStep] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const goTo = useCallback((to: number) => setStep(Math.max(0, Math.min(last, Math.round(to)))), [last]);
  // A link to a moment leads there; one that is wrong leads to the beginning. This and the keys are there as soon as the game
  // is: a key that is pressed right then is neither lost nor undone.
  useLayoutEffect(() => goTo(Number.isFinite(address.read()) ? address.read() : 0), [goTo]);
  useEffect(() => {
    if (last === 0) return;
    // Once one stays somewhere: browsers refuse an address that changes with every step of a slider, by an error.
    const timer = setTimeout(() => amend(address.write(step)), RESTS);
    return () => clearTimeout(timer);
  }, [step, last]);
  useEffect(() => {
    if (!isRunning) return;
    if (step >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isRunning, step, last]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // The slider has these keys by itself, and what folds means something else by them.
      if (areKeysTaken(target) || (target instanceof Element && target.closest('summary') !== null)) return;
      if (key === 'ArrowLeft') goTo(step - 1);
      else if (key === 'ArrowRight') goTo(step + 1);
      else if (key === 'Home') goTo(0);
      else if (key === 'End') goTo(last);
      else if (key === ' ' && !(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement))
        setRunning((was) => !was);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [goTo, step, last]);
  return { step, isRunning, goTo, run: setRunning };
}
