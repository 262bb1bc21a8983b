import { figuresIn, REGIONS, regionText, seatOfFigure, strengthIn } from '@gloaming/evenfall';
import { type CSSProperties, useState } from 'react';
import { classes } from '../../base/classes.ts';
import { CardArt } from '../../design/art/CardArt.tsx';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Token } from '../../design/Token.tsx';
import type { TileSize } from '../../design/tileSize.ts';
import { TOKEN_WORDS } from '../../design/tokenWords.ts';
import { CardsDialog } from '../../table/CardsDialog.tsx';
import { Pile } from '../../table/Pile.tsx';
import { useEvenRows } from '../../table/useEvenRows.ts';
import { useNarrow } from '../../table/useNarrow.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { REGION_DRAWINGS } from './drawings/regions.ts';
import { reasons } from './pointing.ts';
import styles from './Regions.module.css';
import { asShown, CardSpot, known, type Lay, type Setting, seatClass, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** Each says less than the one before it. */
const DENSE = ['', styles.dense, styles.denser, styles.densest];
const denseClass = ({ regions }: Lay): string => DENSE.slice(1, regions + 1).join(' ');

/** A figure in the colour of its clan. */
export function Figures({
  set,
  seat,
  witches,
  elders,
}: {
  set: Setting;
  seat: number;
  witches: number;
  elders: number;
}) {
  const words = TOKEN_WORDS[set.language];
  return (
    <li className={`${styles.figures} ${seatClass(styles, seat)}`}>
      <b title={set.names[seat]}>{set.names[seat]}</b>
      {witches === 0 ? null : <Token kind="witch" n={witches} label={words.witch} size="small" />}
      {elders === 0 ? null : <Token kind="elder" n={elders} label={words.elder} size="small" />}
    </li>
  );
}

/** The Action Space: a button when it can be used; else who stands there, and why one cannot. */
export function Space({ set, region, isBrief = false }: { set: Setting; region: number; isBrief?: boolean }) {
  const { view, t, desk, language, names } = set;
  const zones = ZONE_WORDS[language];
  const { space } = regionText(language, REGIONS[region]);
  const on = t.regions[region].space;
  const target = `region:${region}` as const;
  const text = space.slice(space.indexOf(':') + 1).trim();
  const why = desk.isLegal(target) ? [] : reasons(view, target, language, names);
  const inside = (
    <>
      <span className={styles.slot} aria-hidden="true">
        {on.length === 0 ? <Token kind="witch" label="" size="small" /> : on.length}
      </span>
      <span className={styles.spaceWords}>
        <b className={isBrief ? 'unseen' : undefined}>{zones.space}</b>
        {on.length === 0 ? null : (
          <em>
            {' '}
            {on.map((figure) => names[seatOfFigure(figure)]).join(', ')}
            {isBrief ? ' · ' : null}
          </em>
        )}
        <span className={styles.spaceText}>{text}</span>
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
      className={classes(styles.space, styles.legal, isBrief && styles.brief)}
      title={text}
      aria-pressed={desk.isChosen(target)}
      onClick={() => desk.press(target)}
    >
      {inside}
    </button>
  ) : (
    <div
      className={classes(styles.space, on.length > 0 && styles.taken, isBrief && styles.brief)}
      title={[text, ...why].join(' ')}
    >
      {inside}
    </div>
  );
}

/** Battle rewards, from each strength on; those within one's own reach without Mana are marked. */
export function Rewards({ set, region, isBrief = false }: { set: Setting; region: number; isBrief?: boolean }) {
  const { t, desk, language } = set;
  const zones = ZONE_WORDS[language];
  const { rewards } = regionText(language, REGIONS[region]);
  const isHere = desk.seat >= 0 && t.players[desk.seat]?.clan >= 0 && figuresIn(t, desk.seat, region) > 0;
  const strength = isHere ? strengthIn(t, desk.seat, region) : -1;
  return (
    <div className={classes(styles.rewards, isBrief && styles.inWords)}>
      <h3 className="unseen">{zones.rewards}</h3>
      <ol title={zones.rewards}>
        {rewards.map(({ strength: least, text }) => (
          <li key={least} className={`${styles.reward} ${strength >= least ? styles.reached : ''}`}>
            <b>
              <Icon name="battle" /> {least}+
            </b>
            <span>{text}</span>
            {strength >= least ? <span className="unseen"> ({zones.reached})</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many pictures fit in a row; lines are two in a row. */
const IN_A_ROW = 3;
/** How wide a line without a picture is at least, in rem. */
const LEAST_TAG = 5.6;
/** On a wide screen two Regions have room for pictures at any time. */
const WIDE = 2;
function sizeOf({ t, lay }: Setting, spots: number, isNarrow: boolean): TileSize {
  if (lay.pictures === 'none') return 'tag';
  if (spots > IN_A_ROW) return 'chip';
  if (lay.pictures === 'all' || (!isNarrow && t.regions.length <= WIDE)) return 'usual';
  return spots === IN_A_ROW ? 'tag' : 'chip';
}

function Region({ set, region }: { set: Setting; region: number }) {
  const { t, language, names } = set;
  const words = TOKEN_WORDS[language];
  const zones = ZONE_WORDS[language];
  const { name } = regionText(language, REGIONS[region]);
  const { spots, stones, witches, elders } = t.regions[region];
  const places = known(spots);
  const size = sizeOf(set, spots.length, useNarrow());
  const list = useEvenRows<HTMLUListElement>(places.length, size === 'tag' ? LEAST_TAG : undefined);
  const id = `region-${region}`;
  const here = names.flatMap((_, seat) => (witches[seat] + elders[seat] === 0 ? [] : [seat]));
  return (
    <section className={styles.region} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.banner} aria-hidden="true">
          <CardArt name={REGIONS[region]} drawing={REGION_DRAWINGS[REGIONS[region]]} />
        </span>
        <h2 id={id}>{name}</h2>
        {here.length === 0 ? null : (
          <ul className={styles.here} aria-label={zones.here}>
            {here.map((seat) => (
              <Figures key={seat} set={set} seat={seat} witches={witches[seat]} elders={elders[seat]} />
            ))}
          </ul>
        )}
        {stones.length === 0 ? null : (
          <ul className={styles.stones} aria-label={zones.stones}>
            {stones.map((stone, i) => (
              <li key={i}>
                <Token kind={stoneIcon(stone)} label={words[stoneIcon(stone)]} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={styles.inside}>
        <Space set={set} region={region} />
        {places.length === 0 ? null : (
          <ul ref={list} className={`${styles.spots} ${styles[size]}`} aria-label={zones.places}>
            {places.map((card) => (
              <CardSpot key={card} set={set} card={card} size={size} showCost showGives />
            ))}
          </ul>
        )}
        <Rewards set={set} region={region} />
      </div>
    </section>
  );
}

/** Stones that are to be taken stand by themselves: the same shape may lie in several Regions. */
function StonesToTake({ set }: { set: Setting }) {
  const { desk, language } = set;
  const words = TOKEN_WORDS[language];
  const legal = [0, 1, 2, 3, 4].filter((stone) => desk.isLegal(`stone:${stone}`));
  if (legal.length === 0) return null;
  return (
    <Zone title={ZONE_WORDS[language].stones} size="chip">
      {legal.map((stone) => (
        <li key={stone}>
          <Button
            className={styles.legal}
            aria-pressed={desk.isChosen(`stone:${stone}`)}
            onClick={() => desk.press(`stone:${stone}`)}
          >
            <Token kind={stoneIcon(stone)} label="" /> {words[stoneIcon(stone)]}
          </Button>
        </li>
      ))}
    </Zone>
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
      <ul className={classes(styles.decks, areSigns && styles.inLine)} aria-label={say('piles')}>
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

export function Regions({ set }: { set: Setting }) {
  const { t } = set;
  const say = useWords();
  return (
    <section className={`${styles.middle} ${denseClass(set.lay)}`} id="regions" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      <StonesToTake set={set} />
      <div className={styles.regions} style={{ '--regions': t.regions.length } as CSSProperties}>
        {t.regions.map((_, region) => (
          <Region key={REGIONS[region]} set={set} region={region} />
        ))}
      </div>
      <Piles set={set} />
    </section>
  );
}
