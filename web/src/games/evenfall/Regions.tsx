import { REGIONS, regionText } from '@gloaming/evenfall';
import { Button } from '../../design/Button.tsx';
import { Token } from '../../design/Token.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { TOKEN_WORDS } from '../../words/tokens.ts';
import styles from './Board.module.css';
import { CardSpot, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

function Region({ set, region }: { set: Setting; region: number }) {
  const { t, desk, language, names } = set;
  const words = TOKEN_WORDS[language];
  const zones = ZONE_WORDS[language];
  const { name, space, rewards } = regionText(language, REGIONS[region]);
  const { spots, stones, witches, elders, space: onSpace } = t.regions[region];
  const target = `region:${region}` as const;
  return (
    <section className={styles.region} aria-labelledby={target}>
      <header className={styles.regionHead}>
        <h2 id={target}>{name}</h2>
        <span className={styles.row}>
          {stones.map((stone, i) => (
            <Token key={i} kind={stoneIcon(stone)} label={words[stoneIcon(stone)]} />
          ))}
        </span>
      </header>
      <p className={styles.space}>{space}</p>
      {onSpace.length === 0 ? null : (
        <p className={styles.standing}>
          {zones.space}: {onSpace.map((figure) => names[figure >> 1]).join(', ')}
        </p>
      )}
      {desk.isLegal(target) ? (
        <Button className={styles.legal} aria-pressed={desk.isChosen(target)} onClick={() => desk.press(target)}>
          {name}
        </Button>
      ) : null}
      <ul className={styles.standing}>
        {names.map((who, seat) =>
          witches[seat] + elders[seat] === 0 ? null : (
            <li key={who} className={styles.row}>
              {who}
              {witches[seat] === 0 ? null : <Token kind="witch" n={witches[seat]} label={words.witch} size="small" />}
              {elders[seat] === 0 ? null : <Token kind="elder" n={elders[seat]} label={words.elder} size="small" />}
            </li>
          ),
        )}
      </ul>
      <ul className={styles.spots}>
        {known(spots).map((card) => (
          <CardSpot key={card} set={set} card={card} showCost />
        ))}
      </ul>
      <details className={styles.rewards}>
        <summary>{zones.rewards}</summary>
        <ol>
          {rewards.map(({ strength, text }) => (
            <li key={strength}>
              <b>{strength}</b> {text}
            </li>
          ))}
        </ol>
      </details>
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
    <Zone title={ZONE_WORDS[language].stones}>
      {legal.map((stone) => (
        <li key={stone}>
          <Button className={styles.legal} onClick={() => desk.press(`stone:${stone}`)}>
            <Token kind={stoneIcon(stone)} label={words[stoneIcon(stone)]} />
          </Button>
        </li>
      ))}
    </Zone>
  );
}

export function Regions({ set }: { set: Setting }) {
  const { t } = set;
  const say = useWords();
  return (
    <div className={styles.middle}>
      <div className={styles.regions}>
        {t.regions.map((_, region) => (
          <Region key={REGIONS[region]} set={set} region={region} />
        ))}
      </div>
      <StonesToTake set={set} />
      <p className={styles.decks}>
        {say('decks-left', { main: t.mainDeck.length, discards: t.discards.length, places: t.placeDeck.length })}
      </p>
    </div>
  );
}
