import { use, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { FACE_FORMS } from '../design/faceForm.ts';
import { ICON_NAMES, Icon } from '../design/Icon.tsx';
import { LyingTokens } from '../design/LyingTokens.tsx';
import { Medal } from '../design/Medal.tsx';
import { Tile } from '../design/Tile.tsx';
import { Token } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { PAGES } from '../games/index.ts';
import { Goods } from '../table/Goods.tsx';
import { Pile } from '../table/Pile.tsx';
import { useWords } from '../words/index.ts';
import { allFaces } from './faces.ts';
import styles from './Gallery.module.css';

const STATES = [
  {},
  { isLegal: true },
  { isLegal: true, isPlayable: false },
  { isLegal: true, isChosen: true },
  { isTurned: true },
] as const;

/** What lies on the last of them. */
const ON = [
  ['gold', 5],
  ['calm', 2],
] as const;

/** As wide as tiles lie here: they say what they have room for. */
const TILE = 64;

/** A card of each game on the table: in every form, lying, glowing, chosen and turned. */
function Tiles() {
  const { language } = useSettings();
  const say = useWords();
  return use(allFaces()).map(({ mood, designs, face }) => (
    <div key={mood} className={styles.panel} data-mood={mood}>
      <h3>{PAGES[mood].words[language].title}</h3>
      {FACE_FORMS.map((size) => (
        <ul key={size} className={`${styles.tiles} ${styles[size]}`}>
          {STATES.map((state, i) => (
            <li key={i}>
              <Tile
                face={face(language, designs[i * 7])}
                size={size}
                {...(size === 'tile' ? { width: TILE } : {})}
                showCost
                onPress={() => undefined}
                {...state}
              >
                {i === 4 ? <LyingTokens on={ON} /> : undefined}
              </Tile>
            </li>
          ))}
        </ul>
      ))}
      <div className={styles.buttons}>
        <Medal points={7} enough={10} />
        <Medal points={31} />
        <Pile label={say('deck')} n={5} />
        <Pile label={say('discards')} n={3} onOpen={() => undefined} />
        <Goods label={say('pool')} goods={ICON_NAMES.goods.slice(0, 5).map((kind, n) => ({ kind, n }))} size="large" />
      </div>
    </div>
  ));
}

/** Every part of the design system in all its states. */
export function Components() {
  const { language } = useSettings();
  const say = useWords();
  const words = TOKEN_WORDS[language];
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="components">
      <h2 id="components" className={styles.title}>
        {say('components')}
      </h2>
      <div className={styles.panels}>
        <div className={styles.panel}>
          <h3>{say('colours')}</h3>
          <ul className={styles.tokens}>
            {ICON_NAMES.goods.map((kind, i) => (
              <li key={kind}>
                <Token kind={kind} n={(i % 5) + 1} label={words[kind]} size="large" />
                <span aria-hidden="true">{words[kind]}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <h3>{say('icons-figures')}</h3>
          <ul className={styles.tokens}>
            {ICON_NAMES.figures.map((kind) => (
              <li key={kind}>
                <Token kind={kind} label={words[kind]} size="large" />
                <span aria-hidden="true">{words[kind]}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <h3>{say('icons-signs')}</h3>
          <ul className={styles.icons}>
            {[...ICON_NAMES.powers, ...ICON_NAMES.signs].map((sign) => (
              <li key={sign}>
                <Icon name={sign} label={sign} />
              </li>
            ))}
          </ul>
          <h3>{say('buttons')}</h3>
          <div className={styles.buttons}>
            <Button look="main" icon="play">
              {say('play-now')}
            </Button>
            <Button icon="undo">{say('undo')}</Button>
            <Button disabled>{say('disabled')}</Button>
            <Button look="quiet" onClick={() => setOpen(true)}>
              {say('open-dialog')}
            </Button>
          </div>
        </div>
      </div>
      <Tiles />
      {isOpen ? (
        <Dialog title={say('open-dialog')} onClose={() => setOpen(false)}>
          <p>{say('dialog-text')}</p>
        </Dialog>
      ) : null}
    </section>
  );
}
