import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { classes } from '../base/classes.ts';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import type { CardFace } from '../design/face.ts';
import { Trouble } from '../design/Trouble.tsx';
import type { AtTable } from '../net/useTable.ts';
import type { TableGame } from '../table/game.ts';
import { useCovering } from '../table/useCovering.ts';
import { useWords } from '../words/index.ts';
import { AnswerArea } from './AnswerArea.tsx';
import { BigButton } from './BigButton.tsx';
import { CommandField } from './CommandField.tsx';
import { Hint } from './Hint.tsx';
import { Latest } from './Latest.tsx';
import type { Looking } from './LineSigns.tsx';
import type { LogChapter } from './logLines.ts';
import { Outcome } from './Outcome.tsx';
import styles from './QuestionBar.module.css';
import { questionKeyOf } from './questionKey.ts';
import { Undo } from './Undo.tsx';
import type { Advising } from './useAdvice.ts';
import type { Choosing } from './useChoosing.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useUncovered } from './useUncovered.ts';
import { isPlayedFor, sayMeanwhile } from './waitingText.ts';

interface Props {
  at: AtTable;
  present: Present;
  game: TableGame<unknown> | null;
  choosing: Choosing;
  advising: Advising;
  /** The card that the question is narrowed to: its text is said beside what can be done with it. */
  chosen: CardFace | null;
  chapters: readonly LogChapter[];
  looking: Looking;
  onLog: () => void;
  /** An answer is pointed at: the card that it is about may be shown, too. */
  onPreview: (option: number | null) => void;
}

/** More than these are a long list. */
const FEW = 2;

const NONE: readonly number[] = [];
const NOTHING = { moment: '', answers: NONE };

/** The answers that are looked at, and what they will do where that does not stand on them already. */
function usePreviewed(moment: string, choosing: Choosing, onPreview: Props['onPreview']) {
  const [pointedAt, setPointedAt] = useState(NOTHING);
  // What was looked at is gone with its question, also where no pointer has left it.
  const { answers } = pointedAt.moment === moment ? pointedAt : NOTHING;
  const isTold = choosing.told !== null && choosing.told.answers.join() === answers.join();
  return {
    previewed: answers.length === 0 || isTold ? null : choosing.preview(answers),
    previewAnswers: (answers: readonly number[] | null): void => {
      setPointedAt(answers === null ? NOTHING : { moment, answers });
      onPreview(answers === null ? null : answers[0]);
    },
  };
}

/** Where the question covers part of the table, a long list waits until it is wanted: what glows can be pressed. */
function useLongList({ question }: Present, mayBeCut: boolean, { isNarrowed, told, options }: Choosing) {
  const [opened, setOpened] = useState(-1);
  const isOpen = opened === question?.since;
  return {
    isLong: mayBeCut && !isNarrowed && told === null && options.length > FEW,
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

/** A bot plays to the end for a player who has resigned. */
const mayReturn = (present: Present): boolean =>
  isPlayedFor(present) && present.table.seats[present.seat].away !== 'resigned';

/** What is asked, every answer as a button, what it will do, and undo. */
export function QuestionBar({ choosing, advising, chosen, chapters, looking, onLog, onPreview, ...given }: Props) {
  const { at, present, game } = given;
  const say = useWords();
  const { language } = useSettings();
  const { question, table, view } = present;
  const { sending } = at;
  const { isNarrowed, told } = choosing;
  const moment = questionKeyOf(present);
  const bar = useKeptFocus(moment, `${present.version} ${isNarrowed} ${sending === null}`);
  useUncovered(choosing.chosen, bar);
  const { previewed, previewAnswers } = usePreviewed(moment, choosing, onPreview);
  const asking = question === null || view === null ? null : game;
  const isMain = asking?.isMain(view) ?? false;
  const dial = asking?.dial(view, language) ?? null;
  const isCovering = useCovering();
  const list = useLongList(present, isMain && isCovering, choosing);
  const isOver = table.status === 'ended';
  const isTall = [dial !== null, isNarrowed, told !== null, list.isOpen].includes(true);
  // Whatever can be done is on the table: the question is one line, and leaves the table all the rest.
  const isBrief = list.isLong && !list.isOpen;
  const states = [
    question !== null && styles.asked,
    isTall && styles.tall,
    isOver && styles.over,
    isBrief && styles.brief,
    isNarrowed && styles.narrowed,
  ];
  const onTheirWay = {
    isBusy: sending !== null,
    sent: sending !== null && 'answers' in sending ? sending.answers : NONE,
  };
  return (
    <section
      ref={bar}
      id="decision"
      className={classes(styles.bar, ...states)}
      aria-label={say('question')}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <p className={styles.turn}>{question === null ? '' : say('your-turn-now')}</p>
        <Undo at={at} present={present} />
        <Hint
          present={present}
          advising={advising}
          onPreview={(option) => previewAnswers(option === null ? null : [option])}
          onChoose={choosing.take}
        />
        <Button className={styles.log} icon="log" aria-label={say('log')} onClick={onLog} />
      </header>
      {isNarrowed || isOver ? null : (
        <div className={styles.latestBox}>
          <Latest chapters={chapters} looking={looking} most={isBrief ? 1 : 2} onLog={onLog} />
        </div>
      )}
      <Question present={present} isOnTheTable={isMain && !isNarrowed} />
      {present.seat < 0 ? null : <CommandField {...{ at, present, game, choosing, looking, advising }} />}
      <Trouble text={at.trouble} look="line" />
      {mayReturn(present) ? (
        <Button look="main" onClick={() => at.act('comeBack')}>
          {say('return')}
        </Button>
      ) : null}
      {chosen === null ? null : <ChosenCard face={chosen} />}
      <AnswerArea
        {...{ present, game, choosing, names: looking.names, dial, list, ...onTheirWay }}
        onPreview={previewAnswers}
      />
      {isNarrowed ? (
        <Button look="quiet" onClick={choosing.widen}>
          {say(isCovering ? 'back' : 'show-all')}
        </Button>
      ) : null}
      {previewed === null ? null : <Outcome {...previewed} />}
      {isOver || asking === null ? null : <BigButton choosing={choosing} {...onTheirWay} onPreview={previewAnswers} />}
    </section>
  );
}
