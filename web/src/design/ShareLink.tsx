import { useId, useState } from 'react';
import { useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import styles from './ShareLink.module.css';

/** Browsers that give no clipboard to pages over plain HTTP still copy what is selected. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}

interface Props {
  label: string;
  link: string;
  title: string;
  /** What is sent with it, before it, and what it is called to copy both. */
  said?: string;
  copy?: string;
}

/** A link to be sent: read, copied, or handed to the system's own way of sharing. */
export function ShareLink({ label, link, title, said, copy }: Props) {
  const say = useWords();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const whole = said === undefined ? link : `${said} ${link}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={whole} onFocus={(event) => event.target.select()} />
      <div className={styles.buttons}>
        <Button
          icon={isCopied ? 'passed' : 'link'}
          onClick={async () => {
            const field = document.getElementById(id);
            setCopied(await copyText(whole, field instanceof HTMLInputElement ? field : null));
          }}
        >
          {isCopied ? say('copied') : (copy ?? say('copy-link'))}
        </Button>
        {canShare ? (
          <Button
            icon="share"
            // To close the system's sheet is no failure.
            onClick={() =>
              void navigator
                .share({ title, ...(said === undefined ? {} : { text: said }), url: link })
                .catch(() => undefined)
            }
          >
            {say('share')}
          </Button>
        ) : null}
      </div>
      <span className="unseen" role="status">
        {isCopied ? say('copied') : ''}
      </span>
    </div>
  );
}
