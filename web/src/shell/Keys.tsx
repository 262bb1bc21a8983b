import { useEffect, useRef } from 'react';
import { areKeysTaken } from '../base/areKeysTaken.ts';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Dialog } from '../design/Dialog.tsx';
import type { Painted } from '../design/Icon.tsx';
import { Token } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { useWords } from '../words/index.ts';
import styles from './Keys.module.css';
import { type Numbered, useTypedNumber } from './useTypedNumber.ts';

interface Props {
  /** Those of the game, to be explained. */
  symbols: readonly Painted[];
  numbered: Numbered;
  /** The highest number there is to answer with. */
  most: number;
  /** Changes with the question. */
  moment: string;
  big: () => void;
  undo: () => void;
  openLog: () => void;
  widen: () => void;
  isHelpOpen: boolean;
  setHelpOpen: (isOpen: boolean) => void;
}

/** Whether the focus went where it is by keys. A dialog that is closed gives it back to what only a mouse had pressed. */
function useFocusedByKeys() {
  const isByKeys = useRef(true);
  useEffect(() => {
    const note = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab' || key.startsWith('Arrow')) isByKeys.current = true;
    };
    const forget = (): void => {
      isByKeys.current = false;
    };
    addEventListener('keydown', note, { capture: true });
    addEventListener('pointerdown', forget, { capture: true });
    return () => {
      removeEventListener('keydown', note, { capture: true });
      removeEventListener('pointerdown', forget, { capture: true });
    };
  }, []);
  return isByKeys;
}

/** The space bar presses what the keyboard has gone to; what only a mouse has pressed has no use for it. */
const isKeyFor = (focused: Element | null): boolean =>
  focused?.matches('button:focus-visible, a:focus-visible, summary:focus-visible') ?? false;

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

export function Keys({ symbols, numbered, most, moment, big, undo, openLog, widen, isHelpOpen, setHelpOpen }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const isByKeys = useFocusedByKeys();
  const typed = useTypedNumber(most, moment, numbered);
  useEffect(() => {
    const release = (event: KeyboardEvent): void => {
      if (DIGIT.test(event.code) || /^\d$/.test(event.key)) typed.up();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || areKeysTaken(event.target)) return;
      // The keys are shown as capitals: with shift or caps lock they mean the same.
      const key = event.key.toLowerCase();
      if (key === '/' || key === 'd') {
        // What is typed there does not begin with the key that led there.
        event.preventDefault();
        document.getElementById(key === '/' ? 'command' : 'decision')?.focus();
        return;
      }
      // With shift a digit is another sign, on every keyboard another one.
      const digit = DIGIT.exec(event.code)?.[1] ?? /^\d$/.exec(key)?.[0];
      if (digit !== undefined) typed.down(digit, event.shiftKey);
      else if (key === ' ' && !(isByKeys.current && isKeyFor(document.activeElement))) {
        event.preventDefault();
        big();
      } else if (key === 'u') undo();
      else if (key === 'l') openLog();
      else if (key === 'escape') widen();
      else if (key === '?') setHelpOpen(true);
    };
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
    };
  }, [typed, big, undo, openLog, widen, setHelpOpen]);
  if (!isHelpOpen) return null;
  const keys = [
    ['1 – 99', say('key-number')],
    [say('key-held'), say('key-hold')],
    [`${say('key-shift')} + 1 – 9`, say('key-ending')],
    [say('space-bar'), say('key-big')],
    ['D', say('key-decision')],
    ['/', say('key-command')],
    ['Tab', say('key-tab')],
    ['← → ↑ ↓', say('key-arrows')],
    ['Enter', say('key-enter')],
    ['U', say('key-undo')],
    ['L', say('key-log')],
    ['Esc', say('key-escape')],
    ['?', say('key-help')],
    [say('key-long'), say('key-look')],
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
      <section className={styles.symbols} aria-labelledby="symbols">
        <h3 id="symbols">{say('symbols')}</h3>
        <ul>
          {symbols.map((kind) => (
            <li key={kind}>
              <Token kind={kind} label="" />
              {TOKEN_WORDS[language][kind]}
            </li>
          ))}
        </ul>
      </section>
      <Link href="/help">{say('help-table')}</Link>
    </Dialog>
  );
}
