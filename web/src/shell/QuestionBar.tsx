import type { Present } from '@gloaming/protocol';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Token } from '../design/Token.tsx';
import type { CardFace } from '../games/face.ts';
import type { Group, TableGame } from '../games/table.ts';
import type { AtTable } from '../net/useTable.ts';
import { useSettings } from '../settings.tsx';
import { useNarrow } from '../table/useNarrow.ts';
import { useWords } from '../words/index.ts';
import { TOKEN_WORDS } from '../words/tokens.ts';
import { Dial } from './Dial.tsx';
import { Hint } from './Hint.tsx';
import { Latest } from './Latest.tsx';
import { OptionButton } from './OptionButton.tsx';
import styles from './QuestionBar.module.css';
import { Undo } from './Undo.tsx';
import type { Choosing, Offer } from './useChoosing.ts';
import { useMeant } from './useMeant.ts';

interface Props {
  at: AtTable;
  present: Present;
  game: TableGame<unknown> | null;
  choosing: Choosing;
  /** The card that was pressed last: its text is said beside what can be done with it. */
  chosen: CardFace | null;
  /** As the log calls them. */
  names: readonly string[];
  onLog: () => void;
  /** Somebody looks at an answer: what it is about may be looked at, too. */
  onPonder: (option: number | null) => void;
}

/** More than these are a long list. */
const FEW = 4;
/** So much beside every answer would hide the answers. */
const LONG = 120;

function inGroups(
  game: TableGame<unknown> | null,
  view: unknown,
  options: readonly Offer[],
): { group: Group | null; offers: Offer[] }[] {
  const groups: { group: Group | null; offers: Offer[] }[] = [];
  for (const offer of options) {
    const group = game === null || view === null ? null : game.groupOf(view, offer.option);
    const last = groups.at(-1);
    if (last !== undefined && last.group === group) last.offers.push(offer);
    else groups.push({ group, offers: [offer] });
  }
  return groups;
}

/** Answers come and go under the focus of a keyboard: it stays with the question, wherever it goes. */
function useKeptFocus(moment: string) {
  const ref = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    ref.current?.scrollTo({ top: 0 });
    if (wasInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [moment]);
  return {
    ref,
    onFocus: () => {
      wasInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A button that goes away goes without a word of where to.
      if (relatedTarget !== null) wasInside.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}

/** What is asked, every answer as a button, what it will do, and undo. */
export function QuestionBar({ at, present, game, choosing, chosen, names, onLog, onPonder }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const [pondering, setPondering] = useState({ moment: '', option: 0 });
  const [opened, setOpened] = useState(-1);
  const isNarrow = useNarrow();
  const { question, seat, table, view } = present;
  const words = TOKEN_WORDS[language];
  const moment = `${present.version} ${question?.since}`;
  const kept = useKeptFocus(moment);
  const isMeant = useMeant(moment);
  // What was looked at is gone with its question, also where no pointer has left it.
  const pondered = pondering.moment === moment ? pondering.option : null;
  const isAway = seat >= 0 && table.seats[seat].away !== 'here' && table.status === 'playing';
  const asked = present.asked.map((each) => table.seats[each].name);
  const isThinking = present.asked.every(
    (each) => table.seats[each].kind === 'bot' || table.seats[each].away !== 'here',
  );
  const quiet = isAway
    ? say('bot-plays')
    : table.status === 'ended'
      ? say('game-over')
      : asked.length > 0
        ? say(isThinking ? 'thinks-now' : 'plays-now', { names: asked.join(', '), n: asked.length })
        : seat < 0
          ? say('watching')
          : say('nothing-asked');
  const isMain = game !== null && view !== null && question !== null && game.isMain(view);
  const dial = game !== null && view !== null && question !== null ? game.dial(view) : null;
  const { payment, armed } = choosing;
  // Where the question covers part of the table, a long list waits until it is wanted: what glows can be pressed.
  const isShort = isNarrow && isMain && !choosing.isNarrowed && armed === null && choosing.options.length > FEW;
  const isOpen = opened === question?.since;
  const groups = inGroups(game, view, choosing.options).filter(({ group }) => !isShort || isOpen || group === 'end');
  const first = payment === null ? 0 : 1;
  const foreseen = pondered === null || pondered === armed ? null : choosing.foresee(pondered);
  /** A card that an answer only names is looked up by nobody: what it does stands beside it. */
  const noteOf = ({ option, text }: Offer): string => {
    const card =
      game === null || view === null ? undefined : /^card:(\d+)$/.exec(game.targetOf(view, option) ?? '')?.[1];
    const face = card === undefined ? undefined : game?.face(language, Number(card));
    const note = face?.text.name === text ? face.text.lines.join(' ') : '';
    return note.length > LONG ? '' : note;
  };
  const button = (offer: Offer) => (
    <OptionButton
      key={offer.option}
      offer={offer}
      place={choosing.options.indexOf(offer) + first}
      isArmed={armed === offer.option}
      isBusy={at.isSending}
      foreseen={armed === offer.option ? choosing.foresee(offer.option) : null}
      note={noteOf(offer)}
      onPress={(event) => isMeant(event) && choosing.answer(offer.option)}
      onPonder={(isPondering) => {
        setPondering({ moment: isPondering ? moment : '', option: offer.option });
        onPonder(isPondering ? offer.option : null);
      }}
    />
  );
  return (
    <section
      {...kept}
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
        <Hint present={present} onPonder={onPonder} onChoose={choosing.answer} />
        <Button className={styles.log} icon="log" aria-label={say('log')} onClick={onLog} />
      </header>
      {choosing.isNarrowed || table.status === 'ended' ? null : (
        <div className={styles.latestBox}>
          <Latest entries={at.entries} seat={seat} names={names} onLog={onLog} />
        </div>
      )}
      <h2 className={`${styles.text} ${question === null ? styles.quiet : ''}`}>{question?.text ?? quiet}</h2>
      {isMain && !choosing.isNarrowed ? <p className={styles.hint}>{say('glow-hint')}</p> : null}
      {at.trouble === '' ? null : (
        <p role="alert" className={styles.trouble}>
          {at.trouble}
        </p>
      )}
      {isAway && table.seats[seat].away !== 'resigned' ? (
        <Button look="main" onClick={() => at.act('return')}>
          {say('return')}
        </Button>
      ) : null}
      {choosing.isNarrowed && chosen !== null ? (
        <div className={styles.chosen}>
          <strong>{chosen.text.name}</strong>
          {chosen.text.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      <div className={isShort && !isOpen ? styles.short : styles.answers}>
        {/* Before the board is there, answers would be in another place a moment later. */}
        {question === null || game === null ? null : dial !== null ? (
          <Dial strength={dial.strength} choosing={choosing} isBusy={at.isSending} />
        ) : (
          <div key={moment} className={styles.options}>
            {payment === null ? null : (
              <ol>
                <li>
                  <button
                    type="button"
                    className={styles.payment}
                    disabled={at.isSending}
                    onClick={(event) => isMeant(event) && choosing.pay()}
                  >
                    <span className={styles.key} aria-hidden="true">
                      1
                    </span>
                    <span>{say('pay-proposed')}</span>
                    {payment.goods.map(([kind, n]) => (
                      <Token key={kind} kind={kind} n={n} label={words[kind]} />
                    ))}
                  </button>
                </li>
              </ol>
            )}
            {groups.map(({ group, offers }) => (
              <div key={group ?? ''} className={`${styles.group} ${group === 'end' ? styles.end : ''}`}>
                {group !== null && group !== 'end' ? <h3>{say(`group-${group}`)}</h3> : null}
                {payment === null ? null : <h3>{say('or-choose')}</h3>}
                <ol className={group === 'discard' ? styles.tight : ''}>
                  {offers.map((offer) => (
                    <li key={offer.option}>{button(offer)}</li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
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
      {foreseen === null || foreseen.lines.length === 0 ? null : (
        <div className={styles.foreseen} aria-hidden="true">
          <h3>{say('will-happen')}</h3>
          {foreseen.lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      )}
    </section>
  );
}
