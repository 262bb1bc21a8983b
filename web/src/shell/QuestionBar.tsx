import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { classes } from '../base/classes.ts';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import faceStyles from '../design/Face.module.css';
import { Face } from '../design/Face.tsx';
import type { CardFace } from '../design/face.ts';
import { Trouble } from '../design/Trouble.tsx';
import { WithTerms } from '../design/WithTerms.tsx';
import type { AtTable } from '../net/useTable.ts';
import type { TableGame } from '../table/game.ts';
import { useMedia } from '../table/useMedia.ts';
import { type Say, useWords } from '../words/index.ts';
import { AnswerArea } from './AnswerArea.tsx';
import { BigButton } from './BigButton.tsx';
import { CommandField } from './CommandField.tsx';
import { Hint } from './Hint.tsx';
import { Latest } from './Latest.tsx';
import type { Looking } from './LineSigns.tsx';
import type { LogChapter } from './logLines.ts';
import { Outcome } from './Outcome.tsx';
import styles from './QuestionBar.module.css';
import sheet from './QuestionSheet.module.css';
import { questionKeyOf } from './questionKey.ts';
import { Undo } from './Undo.tsx';
import type { Advising } from './useAdvice.ts';
import type { Choosing } from './useChoosing.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useOnTable } from './useOnTable.ts';
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

/** Letters: a longer question has no room beside buttons. */
const SHORT = 30;
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

/** Where the question covers part of the table, a long list waits until it is wanted: what glows can be pressed, or what a teacher asks for. */
function useLongList({ question }: Present, few: number | null, { isNarrowed, told, options }: Choosing) {
  const [opened, setOpened] = useState(-1);
  const isOpen = opened === question?.since;
  return {
    isLong: few !== null && !isNarrowed && told === null && options.length > few,
    isOpen,
    toggle: () => setOpened(isOpen ? -1 : (question?.since ?? -1)),
  };
}

/** What is asked, or what happens meanwhile. */
function Question({ present, game, isOnTheTable }: QuestionProps) {
  const say = useWords();
  const { language } = useSettings();
  const text = present.question?.text;
  const isLong = (text?.length ?? 0) > SHORT;
  return (
    <>
      <h2
        className={classes(styles.text, text === undefined && styles.quiet)}
        data-part="text"
        data-long={isLong ? '' : undefined}
      >
        {text === undefined ? (
          sayMeanwhile(say, present)
        ) : (
          <WithTerms key={text} text={text} terms={game?.terms(language) ?? {}} />
        )}
      </h2>
      {isOnTheTable ? (
        <p className={styles.hint} data-part="hint">
          {say('glow-hint')}
        </p>
      ) : null}
    </>
  );
}

interface QuestionProps {
  present: Present;
  game: TableGame<unknown> | null;
  isOnTheTable: boolean;
}

/** The card that was taken up: on a narrow table it lies on the sheet, and another press on it does the first thing. */
function ChosenCard({ face, onPress }: { face: CardFace; onPress: () => void }) {
  return (
    <>
      <div className={styles.chosen} data-part="chosen">
        <strong>{face.text.name}</strong>
        {face.text.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {/* The answer beside it is the button. */}
      <div
        className={classes(faceStyles.face, styles.card)}
        data-part="card"
        data-cards={face.mood}
        data-paper={face.paper}
        aria-hidden="true"
        onClick={onPress}
      >
        <Face face={face} form="words" isTurned={false} isLegal={false} showCost points={face.points}>
          {null}
        </Face>
      </div>
    </>
  );
}

/** The one thing of its kind that can be done with a card, in a word. */
function shortOf(say: Say, { told, options, groupOf }: Choosing): string | null {
  const group = told === null ? null : groupOf(told.option);
  if (told === null || group === null || group === 'end' || told.how !== undefined) return null;
  return options.some(({ option }) => groupOf(option) === group && option !== told.option) ? null : say(`do-${group}`);
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
  const isNarrow = useMedia('(max-width: 63.99rem)');
  const isTaught = choosing.taught !== null && choosing.tray === null && dial === null;
  const isOnTable = useOnTable(present, game, choosing) || isMain || isTaught;
  const list = useLongList(present, isOnTable && isNarrow ? (isMain ? 0 : 1) : null, choosing);
  const isOver = table.status === 'ended';
  const isTall = [dial !== null, isNarrowed, told !== null, list.isOpen].includes(true);
  // Whatever can be done is on the table: the question is one line, and leaves the table all the rest.
  const isBrief = list.isLong && !list.isOpen;
  // On a narrow table a sheet lies over the hand, and what is one line leaves it in sight.
  const look = isBrief ? 'brief' : question === null || isOver ? 'none' : 'sheet';
  const pressAgain = (): void => void (choosing.chosen !== null && choosing.press(choosing.chosen));
  const states = [
    question !== null && styles.asked,
    isTall && styles.tall,
    isOver && styles.over,
    (isBrief || (question === null && !isOver)) && sheet.brief,
    isNarrowed ? sheet.narrowed : look === 'sheet' && sheet.sheet,
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
      data-question={look}
      data-main={isMain ? '' : undefined}
      aria-label={say('question')}
      tabIndex={-1}
    >
      <header className={styles.head} data-part="head">
        <p className={styles.turn}>{question === null ? '' : say('your-turn-now')}</p>
        <Undo at={at} present={present} />
        <Hint
          present={present}
          advising={advising}
          onPreview={(option) => previewAnswers(option === null ? null : [option])}
          onChoose={choosing.take}
        />
      </header>
      {isNarrowed || isOver ? null : (
        <div className={styles.latestBox} data-latest="">
          <Latest chapters={chapters} looking={looking} most={isBrief ? 1 : 2} onLog={onLog} />
        </div>
      )}
      <Question present={present} game={game} isOnTheTable={isMain && !isNarrowed} />
      {present.seat < 0 ? null : <CommandField {...{ at, present, game, choosing, looking, advising }} />}
      <Trouble text={at.trouble} look="line" />
      {mayReturn(present) ? (
        <Button look="main" onClick={() => at.act('comeBack')}>
          {say('return')}
        </Button>
      ) : null}
      {chosen === null || choosing.chosen === null ? null : <ChosenCard face={chosen} onPress={pressAgain} />}
      <AnswerArea
        {...{ present, game, choosing, names: looking.names, dial, list, ...onTheirWay }}
        onPreview={previewAnswers}
      />
      {isNarrowed ? (
        <Button look="quiet" onClick={choosing.widen}>
          {say(isNarrow ? 'back' : 'show-all')}
        </Button>
      ) : null}
      {previewed === null ? null : <Outcome {...previewed} />}
      {isOver || asking === null ? null : (
        <BigButton
          choosing={choosing}
          {...onTheirWay}
          onPreview={previewAnswers}
          inShort={isNarrow && chosen !== null ? shortOf(say, choosing) : null}
        />
      )}
    </section>
  );
}
