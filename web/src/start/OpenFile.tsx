import { useId } from 'react';
import { onward } from '../base/route.tsx';
import { useHereWords } from '../words/here.ts';
import styles from './Start.module.css';

/** A game that was saved as a file: it is opened as a link is, and can be played on from. */
export function OpenFile({ onTrouble }: { onTrouble: (trouble: string) => void }) {
  const here = useHereWords();
  const id = useId();
  const open = async (file: File): Promise<void> => {
    onTrouble('');
    const go = onward();
    try {
      // Most who come here open none.
      const { placeOfRecord } = await import('../sharing/gameLink.ts');
      go(await placeOfRecord(await file.text(), null));
    } catch {
      // Whatever is wrong with it, it is no game that can be shown.
      onTrouble(here.badFile);
    }
  };
  return (
    <p className={styles.file}>
      <label htmlFor={id} className={styles.more}>
        {here.openFile}
      </label>
      <input
        id={id}
        type="file"
        accept="text/plain,.txt,.game"
        className="unseen"
        onChange={({ target: { files } }) => files?.[0] && void open(files[0])}
      />
    </p>
  );
}
