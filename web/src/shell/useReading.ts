/** Reading cards: the one that is looked at for as long as that lasts, and the one that is shown large until it is closed. */
import type { Language } from '@gloaming/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardFace, FaceOf } from '../design/face.ts';
import { cardOf, type Target } from '../table/game.ts';
import { whenMeant } from './whenMeant.ts';

/** A card, and what it is on the table; null where it is only named. */
export interface Read {
  readonly face: CardFace;
  readonly target: Target | null;
}
export interface Reading {
  readonly looked: Read | null;
  readonly zoomed: Read | null;
  look(face: CardFace | null, target?: Target | null): void;
  zoom(face: CardFace, target?: Target | null): void;
  close(): void;
}

export function useReading(version: number, faceOf: FaceOf | null, language: Language): Reading {
  const [looked, setLooked] = useState<Read | null>(null);
  const [zoomed, setZoomed] = useState<Read | null>(null);
  const callOff = useRef<() => void>(() => undefined);
  const look = useCallback((face: CardFace | null, target: Target | null = null): void => {
    callOff.current();
    if (face === null) setLooked(null);
    else callOff.current = whenMeant(() => setLooked({ face, target }));
  }, []);
  useEffect(() => () => callOff.current(), []);
  const zoom = useCallback((face: CardFace, target: Target | null = null): void => {
    setLooked(null);
    setZoomed({ face, target });
  }, []);
  const close = useCallback(() => setZoomed(null), []);
  // A pointer does not leave what the log no longer names, nor what no longer lies there: that may change with everything that happens.
  useEffect(() => {
    const isLying = ({ target }: Read): boolean =>
      target !== null && document.querySelector(`main [data-card="${cardOf(target)}"]`) !== null;
    setLooked((now) => (now === null || isLying(now) ? now : null));
  }, [version]);
  // A card that is being read is read on in another language.
  useEffect(() => {
    const retold = (now: Read | null): Read | null => {
      const card = now === null ? null : cardOf(now.target);
      return now === null || card === null || faceOf === null ? null : { ...now, face: faceOf(language, card) };
    };
    setZoomed(retold);
    setLooked(null);
  }, [language, faceOf]);
  return { looked, zoomed, look, zoom, close };
}
