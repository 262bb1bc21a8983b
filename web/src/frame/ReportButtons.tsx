import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { makeReport, saveFile } from '../net/report.ts';
import { useWords } from '../words/index.ts';
import styles from './ReportButtons.module.css';

/** A report of what went wrong, to be saved or copied: nothing is sent anywhere. */
export function ReportButtons({ what }: { what: string }) {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.buttons}>
      <Button
        icon="download"
        onClick={async () => saveFile('gloaming-report.json', await makeReport(what), 'application/json')}
      >
        {say('report-save')}
      </Button>
      {/* Over plain HTTP a browser gives pages no clipboard; the file is always there. */}
      {'clipboard' in navigator ? (
        <Button
          icon={isCopied ? 'passed' : 'link'}
          onClick={async () =>
            navigator.clipboard.writeText(await makeReport(what)).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? say('copied') : say('report-copy')}
        </Button>
      ) : null}
    </div>
  );
}
