import type { Card } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import type { Stakes, TableGame } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './AnswerArea.module.css';
import { Answers } from './Answers.tsx';
import { Dial } from './Dial.tsx';
import { questionKeyOf } from './questionKey.ts';
import { Refusals } from './Refusals.tsx';
import { Repeat } from './Repeat.tsx';
import sign from './SignOnly.module.css';
import { Tray } from './Tray.tsx';
import type { Choosing } from './useChoosing.ts';

interface Props {
  present: Present;
  game: TableGame<unknown> | null;
  choosing: Choosing;
  names: readonly string[];
  /** What the battle dial is turned on; null where none is set. */
  dial: Stakes | null;
  list: { readonly isLong: boolean; readonly isOpen: boolean; toggle(): void };
  isBusy: boolean;
  sent: readonly number[];
  onPreview: (answers: readonly number[] | null) => void;
}

/** The answers, as a list, a tray of goods or a dial, and the way to those of a long list. */
export function AnswerArea({ present, game, choosing, names, dial, list, isBusy, sent, onPreview }: Props) {
  const say = useWords();
  const { language } = useSettings();
  // Before the board is there, answers would be in another place a moment later.
  if (present.question === null || game === null) return null;
  const { tray, repeats, told, options } = choosing;
  const nameOf = (card: Card): string => game.facesOf(present.view)(language, card).text.name;
  const isCut = list.isLong && !list.isOpen;
  const isTrayAlone = tray !== null && told === null;
  return (
    <div className={isCut ? styles.few : styles.answers} data-part={isCut ? 'few' : 'answers'}>
      {dial !== null ? (
        <Dial stakes={dial} names={names} choosing={choosing} isBusy={isBusy} sent={sent} />
      ) : isTrayAlone ? null : (
        <Answers
          key={questionKeyOf(present)}
          {...{ game, choosing, isCut, onPreview, isBusy, sent }}
          view={present.view}
        />
      )}
      {tray === null ? null : <Tray tray={tray} nameOf={nameOf} isBusy={isBusy} />}
      {repeats === null ? null : <Repeat {...repeats} />}
      {list.isLong ? (
        <Button
          look={isCut ? 'plain' : 'quiet'}
          {...(isCut ? { icon: 'list' as const } : {})}
          aria-expanded={list.isOpen}
          onClick={list.toggle}
        >
          {list.isOpen ? (
            say('show-less')
          ) : (
            <>
              <span className={sign.label}>{say('show-all')} </span>
              {options.length}
            </>
          )}
        </Button>
      ) : null}
      {isCut || choosing.isNarrowed ? null : <Refusals present={present} game={game} names={names} />}
    </div>
  );
}
