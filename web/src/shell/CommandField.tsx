import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { AtTable } from '../net/useTable.ts';
import type { TableGame } from '../table/game.ts';
import { COMMAND_WORDS } from '../words/commands.ts';
import { forEars } from '../words/divided.ts';
import { useWords } from '../words/index.ts';
import { adviceLines, mayAsk } from './adviceText.ts';
import styles from './CommandField.module.css';
import { obey, optionLines, type Reach, type Reply, trayLines } from './commands.ts';
import type { Looking } from './LineSigns.tsx';
import { entrySentences } from './sentences.ts';
import type { Advising } from './useAdvice.ts';
import type { Choosing } from './useChoosing.ts';

interface Props {
  at: AtTable;
  present: NonNullable<AtTable['present']>;
  game: TableGame<unknown> | null;
  choosing: Choosing;
  looking: Looking;
  advising: Advising;
}

/** What came of what was typed; what goes on changing is said as it is by now. */
function linesOf({ lines, follows }: Reply, reach: Reach, advice: readonly string[]): readonly string[] {
  switch (follows) {
    case 'tray':
      return [...lines, ...trayLines(reach)];
    case 'options':
      return [...lines, ...optionLines(reach), ...trayLines(reach)];
    case 'hint':
      return advice.length === 0 ? [reach.say('hint-thinking')] : advice;
    case null:
      return lines;
  }
}

/**
 * One field for whoever would rather type than go through the table: answers by their numbers, and words that tell what there is. It is
 * out of sight until the focus is in it; what it says is said aloud, and stands below it.
 */
export function CommandField({ at, present, game, choosing, looking, advising }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const [typed, setTyped] = useState('');
  const [replies, setReplies] = useState<{ n: number; reply: Reply | null }>({ n: 0, reply: null });
  const id = useId();
  const words = COMMAND_WORDS[language];
  const news = (): readonly string[] => {
    const since = at.entries.findLastIndex((entry) => entry.kind === 'answered' && entry.seat === present.seat);
    return at.entries.slice(Math.max(0, since)).flatMap((entry) => entrySentences(entry, { ...looking, language }));
  };
  const reach: Reach = {
    say,
    language,
    present,
    game,
    names: looking.names,
    choosing,
    isBusy: at.sending !== null,
    news,
    undo: () => void at.send({ undo: true }),
    askHint: mayAsk(present) ? advising.ask : null,
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reply = obey(reach, typed);
    setReplies(({ n }) => ({ n: n + 1, reply }));
    // What was not understood stays, to be put right or typed over.
    if (reply.isUnderstood) setTyped('');
    else event.currentTarget.querySelector('input')?.select();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (typed === '') document.getElementById('decision')?.focus();
    else setTyped('');
  };
  const { n, reply } = replies;
  const lines = reply === null ? [] : linesOf(reply, reach, adviceLines(present, advising, language));
  return (
    <form className={styles.field} onSubmit={submit}>
      <label htmlFor="command">{words.label}</label>
      <input
        id="command"
        type="text"
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-describedby={id}
        aria-keyshortcuts="/"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={leave}
      />
      <small id={id}>{words.about}</small>
      <div className={styles.said} role="status">
        {/* Another element each time, so that the same words twice are said twice. */}
        <div key={n}>
          {lines.map((each, i) => (
            <p key={i}>{forEars(each)}</p>
          ))}
        </div>
      </div>
    </form>
  );
}
