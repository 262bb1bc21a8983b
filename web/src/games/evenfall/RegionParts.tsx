import { NONE } from '@gloaming/engine';
import { figuresIn, REGIONS, regionText, seatOfFigure, strengthIn } from '@gloaming/evenfall';
import { useState } from 'react';
import { classes } from '../../base/classes.ts';
import type { Run } from '../../design/face.ts';
import { Icon } from '../../design/Icon.tsx';
import { wordsOf } from '../../design/runs.ts';
import { Sentence } from '../../design/Sentence.tsx';
import { Token } from '../../design/Token.tsx';
import { TOKEN_WORDS } from '../../design/tokenWords.ts';
import { CardsDialog } from '../../table/CardsDialog.tsx';
import { Pile } from '../../table/Pile.tsx';
import { useSeen } from '../../table/underway.tsx';
import { useWords } from '../../words/index.ts';
import { regionOfStone } from './asking.ts';
import { reasons } from './pointing.ts';
import styles from './RegionParts.module.css';
import type { RegionSaid } from './regionSaid.ts';
import { asShown, known, type Setting, seatClass, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** A figure in the colour of its clan. */
export function Figures({
  set,
  seat,
  region,
  witches,
  elders,
}: {
  set: Setting;
  seat: number;
  region: number;
  witches: number;
  elders: number;
}) {
  const words = TOKEN_WORDS[set.language];
  const at = `region:${region}:${seat}`;
  const seen = useSeen(at);
  const [nWitches, nElders] = [seen('witch', witches), seen('elder', elders)];
  return (
    <li className={`${styles.figures} ${seatClass(styles, seat)}`} data-spot={at}>
      <b title={set.names[seat]}>{set.names[seat]}</b>
      {nWitches === 0 ? null : <Token kind="witch" n={nWitches} label={words.witch} size="small" />}
      {nElders === 0 ? null : <Token kind="elder" n={nElders} label={words.elder} size="small" />}
    </li>
  );
}

/** What lies in a Region; a stone that can be taken is a button there. */
export function Stones({ set, region }: { set: Setting; region: number }) {
  const { view, t, desk, language } = set;
  const words = TOKEN_WORDS[language];
  const say = useWords();
  const { stones } = t.regions[region];
  // Stones of the same sign may lie in another Region.
  const isHere = [NONE, region].includes(regionOfStone(view));
  if (stones.length === 0) return null;
  return (
    <ul className={styles.stones} aria-label={ZONE_WORDS[language].stones} data-spot={`stones:r${region}`}>
      {stones.map((stone, i) => {
        const target = `stone:${stone}` as const;
        const token = <Token kind={stoneIcon(stone)} label={words[stoneIcon(stone)]} />;
        return (
          <li key={i} data-kind={stoneIcon(stone)} data-target={`stone:${stone}`}>
            {isHere && desk.isLegal(target) ? (
              <button
                type="button"
                className={styles.legal}
                aria-pressed={desk.isChosen(target)}
                aria-label={`${words[stoneIcon(stone)]}, ${say('can-be-chosen')}`}
                onClick={() => desk.press(target)}
              >
                {token}
              </button>
            ) : (
              token
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PartProps {
  set: Setting;
  region: number;
  /** Where there is no room for whole sentences. */
  briefly?: RegionSaid | undefined;
}

/** In fewer words, where it is said so; ears are told the whole sentence. */
function Said({ whole, said }: { whole: string; said: readonly Run[] | undefined }) {
  if (said === undefined) return whole;
  return (
    <>
      <span aria-hidden="true">
        <Sentence told={{ words: wordsOf(said), opening: 0, sign: null, when: undefined }} />
      </span>
      <span className="unseen">{whole}</span>
    </>
  );
}

/** The Action Space: a button when it can be used; else who stands there, and why one cannot. */
export function Space({ set, region, briefly }: PartProps) {
  const { view, t, desk, language, names } = set;
  const say = useWords();
  const zones = ZONE_WORDS[language];
  const { space } = regionText(language, REGIONS[region]);
  const on = t.regions[region].space;
  const target = `region:${region}` as const;
  const spot = `space:${region}`;
  const text = space.slice(space.indexOf(':') + 1).trim();
  const why = desk.isLegal(target) ? [] : reasons(view, target, language, names);
  const inside = (
    <>
      <span className={styles.slot} aria-hidden="true">
        {on.length === 0 ? <Token kind="witch" label="" size="small" /> : on.length}
      </span>
      <span className={styles.spaceWords}>
        <b className="unseen">{zones.space}</b>
        {on.length === 0 ? null : (
          <em>
            {' '}
            {on.map((figure) => names[seatOfFigure(figure)]).join(', ')}
            {' · '}
          </em>
        )}
        <span className={styles.spaceText}>
          <Said whole={text} said={briefly?.space} />
        </span>
        {desk.isLegal(target) ? <span className="unseen"> ({say('can-be-chosen')})</span> : null}
        {why.length === 0 ? null : (
          <span className={on.length === 0 ? styles.why : 'unseen'}>
            <Icon name="help" /> {why[0]}
            <span className="unseen"> {why.slice(1).join(' ')}</span>
          </span>
        )}
      </span>
    </>
  );
  return desk.isLegal(target) ? (
    <button
      type="button"
      className={classes(styles.space, styles.legal)}
      title={text}
      data-spot={spot}
      aria-pressed={desk.isChosen(target)}
      onClick={() => desk.press(target)}
    >
      {inside}
    </button>
  ) : (
    <div
      className={classes(styles.space, on.length > 0 && styles.taken)}
      data-spot={spot}
      title={[text, ...why].join(' ')}
    >
      {inside}
    </div>
  );
}

/** Battle rewards, from each strength on; those within one's own reach without Mana are marked. */
export function Rewards({ set, region, briefly, isInLine = false }: PartProps & { isInLine?: boolean }) {
  const { t, desk, language } = set;
  const zones = ZONE_WORDS[language];
  const { rewards } = regionText(language, REGIONS[region]);
  const isHere = desk.seat >= 0 && t.players[desk.seat]?.clan >= 0 && figuresIn(t, desk.seat, region) > 0;
  const strength = isHere ? strengthIn(t, desk.seat, region) : -1;
  return (
    <div className={classes(styles.rewards, isInLine && styles.inLine)} data-spot={`rewards:${region}`}>
      <h3 className="unseen">{zones.rewards}</h3>
      <ol title={zones.rewards}>
        {rewards.map(({ strength: least, text }, i) => (
          <li key={least} className={`${styles.reward} ${strength >= least ? styles.reached : ''}`}>
            <b>
              <Icon name="battle" /> {least}+
            </b>
            <span>
              <Said whole={text} said={briefly?.rewards[i]?.said} />
            </span>
            {strength >= least ? <span className="unseen"> ({zones.reached})</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The decks, and the discards, which anybody may look through. */
export function Piles({ set, areSigns = false }: { set: Setting; areSigns?: boolean }) {
  const { t, language } = set;
  const zones = ZONE_WORDS[language];
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const open = known(t.discards);
  return (
    <>
      <ul className={classes(styles.decks, areSigns && styles.besides)} aria-label={say('piles')}>
        <li className={styles.deck}>
          <Pile label={zones.mainDeck} n={t.mainDeck.length} heap="mainDeck" sign={areSigns ? 'deck' : undefined} />
        </li>
        <li className={styles.deck}>
          <Pile
            label={say('discards')}
            n={t.discards.length}
            heap="discards"
            sign={areSigns ? 'discards' : undefined}
            {...(open.length === 0 ? {} : { onOpen: () => setOpen(true) })}
          />
        </li>
        <li className={styles.deck}>
          <Pile label={zones.placeDeck} n={t.placeDeck.length} heap="placeDeck" sign={areSigns ? 'deck' : undefined} />
        </li>
      </ul>
      {isOpen ? (
        <CardsDialog
          title={say('discards')}
          groups={[{ title: '', cards: open.toReversed().map((card) => asShown(set, card)) }]}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
