import { useEffect } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { useWords } from '../words/index.ts';
import styles from './Keys.module.css';

interface Props {
  answer: (place: number) => void;
  undo: () => void;
  openLog: () => void;
  widen: () => void;
  isHelpOpen: boolean;
  setHelpOpen: (isOpen: boolean) => void;
}

/** Typing is for the field one types in, and a dialog has the keys for itself. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

export function Keys({ answer, undo, openLog, widen, isHelpOpen, setHelpOpen }: Props) {
  const say = useWords();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      if (/^[1-9]$/.test(event.key)) answer(Number(event.key) - 1);
      else if (event.key === 'u') undo();
      else if (event.key === 'l') openLog();
      else if (event.key === 'Escape') widen();
      else if (event.key === '?') setHelpOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [answer, undo, openLog, widen, setHelpOpen]);
  if (!isHelpOpen) return null;
  const keys = [
    ['1 – 9', say('key-number')],
    ['U', say('key-undo')],
    ['L', say('key-log')],
    ['Esc', say('key-escape')],
    ['?', say('key-help')],
  ];
  return (
    <Dialog title={say('shortcuts')} onClose={() => setHelpOpen(false)}>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
