import { useSettings } from '../base/settings.tsx';
import { SeatDisc } from '../design/SeatDisc.tsx';
import { useWords } from '../words/index.ts';
import styles from './Latest.module.css';
import { LineSigns, type Looking } from './LineSigns.tsx';
import type { LogChapter, LogLine } from './logLines.ts';
import { signsOf } from './logSigns.ts';
import { sentencesOf } from './sentences.ts';

/** The last of what is new since one's last turn; where nothing is, the last that happened. */
export function latestOf(chapters: readonly LogChapter[], most: number): { lines: readonly LogLine[]; more: number } {
  const all = chapters.flatMap(({ lines }) => lines);
  const news = all.filter(({ isNew }) => isNew);
  if (news.length === 0) return { lines: all.slice(-1), more: 0 };
  return { lines: news.slice(-most), more: Math.max(0, news.length - most) };
}

interface Props {
  chapters: readonly LogChapter[];
  looking: Looking;
  /** So many lines fit where the log is not on the screen. */
  most: number;
  onLog: () => void;
}

/** The end of the log, where the log itself is not on the screen; a press opens all of it. */
export function Latest({ chapters, looking, most, onLog }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { lines, more } = latestOf(chapters, most);
  if (lines.length === 0) return null;
  const nameOf = (seat: number): string => (seat === looking.seat ? say('seat-you') : (looking.names[seat] ?? ''));
  return (
    <button type="button" className={styles.latest} onClick={onLog}>
      <span className="unseen">{say('log')}: </span>
      {lines.map((line) => {
        const { key, seat, happening, items } = line;
        const said = sentencesOf(
          items.map(({ news }) => news),
          { ...looking, language },
        );
        return (
          <span key={key} className={styles.line} data-shortened>
            <SeatDisc seat={seat} name={nameOf(seat)} />
            <span className="unseen">{said.join(' ')}</span>
            {happening}
            <span className={styles.signs} aria-hidden="true">
              <LineSigns signs={signsOf(line)} looking={looking} isPlain />
            </span>
          </span>
        );
      })}
      {more === 0 ? null : <small>{say('n-more', { n: more })}</small>}
    </button>
  );
}
