import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import type { CardFace } from '../design/face.ts';
import type { AtTable } from '../net/useTable.ts';
import type { TableGame } from '../table/game.ts';
import { useNarrow } from '../table/useNarrow.ts';
import { useWords } from '../words/index.ts';
import { Answers } from './Answers.tsx';
import { Dial } from './Dial.tsx';
import { Hint } from './Hint.tsx';
import { Latest } from './Latest.tsx';
import styles from './QuestionBar.module.css';
import { questionKeyOf } from './questionKey.ts';
import { Undo } from './Undo.tsx';
import type { Choosing } from './useChoosing.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { isPlayedFor, sayMeanwhile } from './waitingText.ts';

interface Props {
  at: AtTable;
  present: Present;
  game: TableGame<unknown> | null;
  choosing: Choosing;
  /** The card that the question is narrowed to: its text is said beside what can be done with it. */
  chosen: CardFace | null;
  /** As the log calls them. */
  names: readonly string[];
  onLog: () => void;
  /** Somebody looks at an answer: what it is about may be looked at, too. */
  onPreview: (option: number | null) => void;
}

/** More than these are a long list. */
const FEW = 4;

const NOTHING = { moment: '', option: 0 };
const NONE: readonly number[] = [];

/** What is asked, every answer as a button, what it will do, and undo. */
export function QuestionBar({ at, present, game, choosing, chosen, names, onLog, onPreview }: Props) {
  const say = useWords();
  const [pointedAt, setPointedAt] = useState(NOTHING);
  const [opened, setOpened] = useState(-1);
  const isNarrow = useNarrow();
  const { question, seat, table, view } = present;
  const moment = questionKeyOf(present);
  const bar = useKeptFocus(moment, `${present.version} ${choosing.isNarrowed} ${at.sending === null}`);
  // What was looked at is gone with its question, also where no pointer has left it.
  const previewedOption = pointedAt.moment === moment ? pointedAt.option : null;
  const previewOption = (option: number | null): void => {
    setPointedAt(option === null ? NOTHING : { moment, option });
    onPreview(option);
  };
  const isAway = isPlayedFor(present);
  const isMain = game !== null && view !== null && question !== null && game.isMain(view);
  const dial = game !== null && view !== null && question !== null ? game.dial(view) : null;
  const { armed } = choosing;
  const isBusy = at.sending !== null;
  const sent = at.sending !== null && 'answers' in at.sending ? at.sending.answers : NONE;
  // Where the question covers part of the table, a long list waits until it is wanted: what glows can be pressed.
  const isShort = isNarrow && isMain && !choosing.isNarrowed && armed === null && choosing.options.length > FEW;
  const isOpen = opened === question?.since;
  const previewed =
    previewedOption === null || previewedOption === choosing.told ? null : choosing.preview(previewedOption);
  return (
    <section
      ref={bar}
      className={[
        styles.bar,
        question !== null && styles.asked,
        (dial !== null || choosing.isNarrowed || armed !== null || isOpen) && styles.tall,
        table.status === 'ended' && styles.over,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={say('question')}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <p className={styles.turn}>{question === null ? '' : say('your-turn-now')}</p>
        <Undo at={at} present={present} />
        <Hint present={present} onPreview={previewOption} onChoose={choosing.take} />
        <Button className={styles.log} icon="log" aria-label={say('log')} onClick={onLog} />
      </header>
      {choosing.isNarrowed || table.status === 'ended' ? null : (
        <div className={styles.latestBox}>
          <Latest entries={at.entries} seat={seat} names={names} onLog={onLog} />
        </div>
      )}
      <h2 className={`${styles.text} ${question === null ? styles.quiet : ''}`}>
        {question?.text ?? sayMeanwhile(say, present)}
      </h2>
      {isMain && !choosing.isNarrowed ? <p className={styles.hint}>{say('glow-hint')}</p> : null}
      {at.trouble === '' ? null : (
        <p role="alert" className={styles.trouble}>
          {at.trouble}
        </p>
      )}
      {isAway && table.seats[seat].away !== 'resigned' ? (
        <Button look="main" onClick={() => at.act('comeBack')}>
          {say('return')}
        </Button>
      ) : null}
      {chosen === null ? null : (
        <div className={styles.chosen}>
          <strong>{chosen.text.name}</strong>
          {chosen.text.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div className={isShort && !isOpen ? styles.short : styles.answers}>
        {/* Before the board is there, answers would be in another place a moment later. */}
        {question === null || game === null ? null : dial !== null ? (
          <Dial strength={dial.strength} choosing={choosing} isBusy={isBusy} sent={sent} />
        ) : (
          <Answers
            key={moment}
            game={game}
            view={view}
            choosing={choosing}
            isBusy={isBusy}
            sent={sent}
            isCut={isShort && !isOpen}
            onPreview={previewOption}
          />
        )}
        {isShort ? (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpened(isOpen ? -1 : (question?.since ?? -1))}>
            {isOpen ? say('show-less') : `${say('show-all')} (${choosing.options.length})`}
          </Button>
        ) : null}
      </div>
      {choosing.isNarrowed ? (
        <Button look="quiet" onClick={choosing.widen}>
          {say('show-all')}
        </Button>
      ) : null}
      {previewed === null || previewed.lines.length === 0 ? null : (
        <div className={styles.previewed} aria-hidden="true">
          <h3>{say('will-happen')}</h3>
          {previewed.lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      )}
    </section>
  );
}
