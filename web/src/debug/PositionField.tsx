import { useRef, useState } from 'react';
import { go } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { asPlayer, sayTrouble } from '../net/api.ts';
import { useWords } from '../words/index.ts';
import styles from './DebugPanel.module.css';
import { openPosition } from './requests.ts';

/** The present position in the notation of its game: to be copied, changed, or replaced by another one, and played from. */
export function PositionField({ position }: { position: string }) {
  const say = useWords();
  const { language } = useSettings();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const text = written ?? position;
  const open = async (): Promise<void> => {
    try {
      const { table } = await asPlayer(language, say('guest'), () => openPosition(language, text));
      go(`/table/${table}`);
    } catch (error) {
      setTrouble(sayTrouble(error, say));
    }
  };
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Over plain HTTP a browser gives pages no clipboard: there the text is only marked.
    if ('clipboard' in navigator) await navigator.clipboard.writeText(text).catch(() => undefined);
  };
  return (
    <section aria-label="Position">
      <h3>Position</h3>
      <textarea
        ref={field}
        aria-label="Position"
        rows={10}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={({ target }) => {
          setWritten(target.value);
          setTrouble('');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void open();
        }}
      />
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void open()} title="Ctrl+Enter">
          Open
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button
          disabled={written === null}
          onClick={() => {
            setWritten(null);
            setTrouble('');
          }}
        >
          Present
        </Button>
      </div>
    </section>
  );
}
