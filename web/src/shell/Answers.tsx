import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { cardOf, type Group, type TableGame } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './Answers.module.css';
import type { Deed } from './choosing.ts';
import { OptionButton } from './OptionButton.tsx';
import type { Choosing } from './useChoosing.ts';

interface Props {
  game: TableGame<unknown>;
  view: unknown;
  choosing: Choosing;
  isBusy: boolean;
  /** Given, and on their way. */
  sent: readonly number[];
  /** Only the large button is there; the rest is on the table. */
  isCut: boolean;
  onPreview: (answers: readonly number[] | null) => void;
}

const keyOf = ({ answers }: Deed): string => answers.join();

function inGroups(
  game: TableGame<unknown>,
  view: unknown,
  options: readonly Deed[],
  taught: number | null,
): { group: Group | null; offers: Deed[] }[] {
  const groups: { group: Group | null; offers: Deed[] }[] = [];
  for (const offer of options) {
    // What a teacher asks for stands alone above all kinds.
    const group = view === null || offer.option === taught ? null : game.groupOf(view, offer.option);
    const last = groups.at(-1);
    if (last !== undefined && last.group === group) last.offers.push(offer);
    else groups.push({ group, offers: [offer] });
  }
  return groups;
}

/** Every answer as a button, kinds of actions together. */
export function Answers({ game, view, choosing, isBusy, sent, isCut, onPreview }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { options, told, isFinal, taught } = choosing;
  const groups = inGroups(game, view, isCut ? [] : options, taught);
  /**
   * A card that an answer only names, perhaps with its owner, needs no looking up: what it does stands beside it. Once it is chosen
   * that stands above, in full.
   */
  const noteOf = ({ option, text, how }: Deed): string => {
    // Of several ways it is one, which is asked for in its turn.
    if (option === taught && how === undefined) return `(${say('teacher-advice')})`;
    const card = view === null || choosing.isNarrowed ? null : cardOf(game.targetOf(view, option));
    if (card === null) return '';
    const { name, lines } = game.facesOf(view)(language, card).text;
    const isOnlyNamed = name === text || (!game.isMain(view) && text.endsWith(`: ${name}`));
    return isOnlyNamed ? lines.join(' ') : '';
  };
  const button = (deed: Deed) => {
    const isTold = told !== null && keyOf(told) === keyOf(deed);
    return (
      <OptionButton
        offer={deed}
        number={options.indexOf(deed) + 1}
        isArmed={isTold && isFinal}
        isBusy={isBusy}
        isSent={sent.length > 0 && sent.join() === keyOf(deed)}
        previewed={isTold ? choosing.preview(deed.answers) : null}
        note={noteOf(deed)}
        onPress={() => choosing.do(deed)}
        onPreview={(isPreviewing) => onPreview(isPreviewing ? deed.answers : null)}
      />
    );
  };
  /** The large button does the same. */
  const isBig = (deed: Deed): boolean =>
    choosing.big?.isEnding === true && told !== null && keyOf(told) === keyOf(deed);
  const ending = (deed: Deed) => (
    <span className={styles.ending}>
      <Button
        look="quiet"
        icon="last-step"
        disabled={isBusy}
        aria-label={`${deed.text} ${say('and-end-turn')}`}
        title={say('and-end-turn')}
        onClick={() => choosing.do(deed, true)}
      />
    </span>
  );
  return groups.length === 0 ? null : (
    <div className={styles.options} data-part="options">
      {groups.map(({ group, offers }) => (
        <div key={group ?? ''} className={styles.group}>
          {group === null || group === 'end' ? null : <h3>{say(`group-${group}`)}</h3>}
          <ol className={group === 'discard' ? styles.tight : ''}>
            {offers.map((deed) => (
              <li key={keyOf(deed)} className={styles.offer}>
                {button(deed)}
                {choosing.mayEnd(deed.answers) && !isBig(deed) ? ending(deed) : null}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
