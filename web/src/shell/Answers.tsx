import { useSettings } from '../base/settings.tsx';
import { Token } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { cardOf, type Group, type Offer, type TableGame } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import { OptionButton } from './OptionButton.tsx';
import styles from './QuestionBar.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  game: TableGame<unknown>;
  view: unknown;
  choosing: Choosing;
  isBusy: boolean;
  /** Given, and on their way. */
  sent: readonly number[];
  /** Only what ends the turn is said; the rest is on the table. */
  isCut: boolean;
  onPreview: (option: number | null) => void;
}

function inGroups(
  game: TableGame<unknown>,
  view: unknown,
  options: readonly Offer[],
): { group: Group | null; offers: Offer[] }[] {
  const groups: { group: Group | null; offers: Offer[] }[] = [];
  for (const offer of options) {
    const group = view === null ? null : game.groupOf(view, offer.option);
    const last = groups.at(-1);
    if (last !== undefined && last.group === group) last.offers.push(offer);
    else groups.push({ group, offers: [offer] });
  }
  return groups;
}

/** A payment that is proposed, then every answer as a button, kinds of actions together. */
export function Answers({ game, view, choosing, isBusy, sent, isCut, onPreview }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = TOKEN_WORDS[language];
  const { payment, armed, options } = choosing;
  const groups = inGroups(game, view, options).filter(({ group }) => !isCut || group === 'end');
  const first = payment === null ? 0 : 1;
  const isPaid = payment !== null && payment.answers.join() === sent.join();
  /**
   * A card that an answer only names, perhaps with its owner, needs no looking up: what it does stands beside it. Once it is chosen
   * that stands above, in full.
   */
  const noteOf = ({ option, text }: Offer): string => {
    const card = view === null || choosing.isNarrowed ? null : cardOf(game.targetOf(view, option));
    if (card === null) return '';
    const { name, lines } = game.facesOf(view)(language, card).text;
    const isOnlyNamed = name === text || (!game.isMain(view) && text.endsWith(`: ${name}`));
    return isOnlyNamed ? lines.join(' ') : '';
  };
  const button = (offer: Offer) => (
    <OptionButton
      offer={offer}
      place={options.indexOf(offer) + first}
      isArmed={armed === offer.option}
      isBusy={isBusy}
      isSent={!isPaid && sent.length === 1 && sent[0] === offer.option}
      previewed={choosing.told === offer.option ? choosing.preview(offer.option) : null}
      note={noteOf(offer)}
      onPress={() => choosing.answer(offer.option)}
      onPreview={(isPreviewing) => onPreview(isPreviewing ? offer.option : null)}
    />
  );
  return (
    <div className={styles.options}>
      {payment === null ? null : (
        <ol>
          <li>
            <button
              type="button"
              className={styles.payment}
              disabled={isBusy}
              aria-busy={isPaid}
              onClick={choosing.pay}
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
  );
}
