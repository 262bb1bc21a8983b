import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { classes } from '../base/classes.ts';
import { Button } from '../design/Button.tsx';
import type { CardFace } from '../design/face.ts';
import { Trouble } from '../design/Trouble.tsx';
import type { AtTable } from '../net/useTable.ts';
import type { TableGame } from '../table/game.ts';
import type { Preview } from '../table/preview.ts';
import { useNarrow } from '../table/useNarrow.ts';
import { useWords } from '../words/index.ts';
import { Answers } from './Answers.tsx';
import { Dial } from './Dial.tsx';
import { Hint } from './Hint.tsx';
import { Latest } from './Latest.tsx';
import styles from './QuestionBar.module.css';
import { questionKeyOf } from './questionKey.ts';
import { Refusals } from './Refusals.tsx';
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
  /** An answer is pointed at: the card that it is about may be shown, too. */
  onPreview: (option: number | null) => void;
}

/** More than these are a long list. */
const FEW = 4;

const NOTHING = { moment: '', option: 0 };
const NONE: readonly number[] = [];

/** The answer that is looked at, and what it will do where that does not stand on it already. */
function usePreviewed(moment: string, choosing: Choosing, onPreview: Props['onPreview']) {
  const [pointedAt, setPointedAt] = useState(NOTHING);
  // What was looked at is gone with its question, also where no pointer has left it.
  const option = pointedAt.moment === moment ? pointedAt.option : null;
  return {
    previewed: option === null || option === choosing.told ? null : choosing.preview(option),
    previewOption: (option: number | null): void => {
      setPointedAt(option === null ? NOTHING : { moment, option });
      onPreview(option);
    },
  };
}

/** Where the question covers part of the table, a long list waits until it is wanted: what glows can be pressed. */
function useLongList({ question }: Present, isMain: boolean, { isNarrowed, armed, options }: Choosing) {
  const [opened, setOpened] = useState(-1);
  const isNarrow = useNarrow();
  const isOpen = opened === question?.since;
  return {
    isLong: isNarrow && isMain && !isNarrowed && armed === null && options.length > FEW,
    isOpen,
    toggle: () => setOpened(isOpen ? -1 : (question?.since ?? -1)),
  };
}

/** What is asked, or what happens meanwhile. */
function Question({ present, isOnTheTable }: { present: Present; isOnTheTable: boolean }) {
  const say = useWords();
  const text = present.question?.text;
  return (
    <>
      <h2 className={`${styles.text} ${text === undefined ? styles.quiet : ''}`}>
        {text ?? sayMeanwhile(say, present)}
      </h2>
      {isOnTheTable ? <p className={styles.hint}>{say('glow-hint')}</p> : null}
    </>
  );
}

function ChosenCard({ face }: { face: CardFace }) {
  return (
    <div className={styles.chosen}>
      <strong>{face.text.name}</strong>
      {face.text.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Outcome({ lines }: Preview) {
  const say = useWords();
  return lines.length === 0 ? null : (
    <div className={styles.previewed} aria-hidden="true">
      <h3>{say('will-happen')}</h3>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

interface AnswerAreaProps extends Pick<Props, 'at' | 'present' | 'game' | 'choosing' | 'names'> {
  /** What the battle dial is turned on; null where none is set. */
  dial: { strength: number } | null;
  list: ReturnType<typeof useLongList>;
  onPreview: (option: number | null) => void;
}

/** The answers, as a list or as a dial, and the way to those of a long list. */
function AnswerArea({ at: { sending }, present, game, choosing, names, dial, list, onPreview }: AnswerAreaProps) {
  const say = useWords();
  // Before the board is there, answers would be in another place a moment later.
  if (present.question === null || game === null) return null;
  const onTheirWay = {
    isBusy: sending !== null,
    sent: sending !== null && 'answers' in sending ? sending.answers : NONE,
  };
  const isCut = list.isLong && !list.isOpen;
  return (
    <div className={isCut ? styles.short : styles.answers}>
      {dial !== null ? (
        <Dial strength={dial.strength} choosing={choosing} {...onTheirWay} />
      ) : (
        <Answers
          key={questionKeyOf(present)}
          game={game}
          view={present.view}
          choosing={choosing}
          isCut={isCut}
          onPreview={onPreview}
          {...onTheirWay}
        />
      )}
      {list.isLong ? (
        <Button look="quiet" aria-expanded={list.isOpen} onClick={list.toggle}>
          {list.isOpen ? say('show-less') : `${say('show-all')} (${choosing.options.length})`}
        </Button>
      ) : null}
      {isCut || choosing.isNarrowed ? null : <Refusals present={present} game={game} names={names} />}
    </div>
  );
}

/** A bot plays to the end for a player who has resigned. */
const mayReturn = (present: Present): boolean =>
  isPlayedFor(present) && present.table.seats[present.seat].away !== 'resigned';

/** What is asked, every answer as a button, what it will do, and undo. */
export function QuestionBar({ at, present, game, choosing, chosen, names, onLog, onPreview }: Props) {
  const say = useWords();
  const { question, seat, table, view } = present;
  const { isNarrowed, armed } = choosing;
  const moment = questionKeyOf(present);
  const bar = useKeptFocus(moment, `${present.version} ${isNarrowed} ${at.sending === null}`);
  const { previewed, previewOption } = usePreviewed(moment, choosing, onPreview);
  const asking = question === null || view === null ? null : game;
  const isMain = asking?.isMain(view) ?? false;
  const dial = asking?.dial(view) ?? null;
  const list = useLongList(present, isMain, choosing);
  const isOver = table.status === 'ended';
  const isTall = [dial !== null, isNarrowed, armed !== null, list.isOpen].includes(true);
  const states = [question !== null && styles.asked, isTall && styles.tall, isOver && styles.over];
  return (
    <section ref={bar} className={classes(styles.bar, ...states)} aria-label={say('question')} tabIndex={-1}>
      <header className={styles.head}>
        <p className={styles.turn}>{question === null ? '' : say('your-turn-now')}</p>
        <Undo at={at} present={present} />
        <Hint present={present} onPreview={previewOption} onChoose={choosing.take} />
        <Button className={styles.log} icon="log" aria-label={say('log')} onClick={onLog} />
      </header>
      {isNarrowed || isOver ? null : (
        <div className={styles.latestBox}>
          <Latest entries={at.entries} seat={seat} names={names} onLog={onLog} />
        </div>
      )}
      <Question present={present} isOnTheTable={isMain && !isNarrowed} />
      <Trouble text={at.trouble} look="line" />
      {mayReturn(present) ? (
        <Button look="main" onClick={() => at.act('comeBack')}>
          {say('return')}
        </Button>
      ) : null}
      {chosen === null ? null : <ChosenCard face={chosen} />}
      <AnswerArea {...{ at, present, game, choosing, names, dial, list }} onPreview={previewOption} />
      {isNarrowed ? (
        <Button look="quiet" onClick={choosing.widen}>
          {say('show-all')}
        </Button>
      ) : null}
      {previewed === null ? null : <Outcome {...previewed} />}
    </section>
  );
}
