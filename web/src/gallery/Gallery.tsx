import { folded } from '@gloaming/engine';
import type { GameName } from '@gloaming/games/fetch';
import { use, useMemo, useState } from 'react';
import { PartLink, placeNow } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Card } from '../design/Card.tsx';
import { Choice } from '../design/Choice.tsx';
import type { CardFace } from '../design/face.ts';
import { FACE_FORMS } from '../design/faceForm.ts';
import { Content } from '../frame/Content.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { PAGES } from '../games/index.ts';
import { useWords } from '../words/index.ts';
import { Components } from './Components.tsx';
import { ContactSheet, type SheetForm } from './ContactSheet.tsx';
import { allFaces } from './faces.ts';
import styles from './Gallery.module.css';

const fullText = ({ text }: CardFace): string => folded([text.name, text.kind, ...text.lines].join(' '));

const FORMS = ['card', ...FACE_FORMS, 'picture'] as const;

export function Gallery() {
  const { language } = useSettings();
  const say = useWords();
  const all = use(allFaces());
  const [game, setGame] = useState<GameName | 'all'>('all');
  const [form, setForm] = useState<'card' | SheetForm>('card');
  const [chosenKind, setKind] = useState('all');
  const [wanted, setWanted] = useState(() => new URLSearchParams(placeNow().query).get('find') ?? '');
  const faces = useMemo(
    () =>
      all.flatMap(({ designs, face, mood }) =>
        designs.map((card) => ({ key: `${mood}-${card}`, face: face(language, card) })),
      ),
    [all, language],
  );
  const ofGame = faces.filter(({ face }) => game === 'all' || face.mood === game);
  const kindOf = (face: CardFace): string => face.text.kind.split(',')[0];
  const kinds = [...new Set(ofGame.map(({ face }) => kindOf(face)))];
  const kind = kinds.includes(chosenKind) ? chosenKind : 'all';
  const shown = ofGame.filter(
    ({ face }) => (kind === 'all' || kindOf(face) === kind) && fullText(face).includes(folded(wanted.trim())),
  );
  return (
    <div data-mood={game === 'all' ? undefined : game}>
      <Toolbar />
      <Content title={say('gallery')} className={`${page.page} ${styles.page}`}>
        <header className={styles.head}>
          <h1>{say('gallery')}</h1>
          <p>
            {[say('gallery-about'), ...all.flatMap(({ mood }) => PAGES[mood].words[language].cards ?? [])].join(' ')}{' '}
            <PartLink to="components">{say('components')}</PartLink>
          </p>
        </header>
        <section aria-labelledby="cards">
          <h2 id="cards" className={styles.title}>
            {say('cards')}
          </h2>
          <search className={styles.filters}>
            <Choice
              label={say('game')}
              value={game}
              options={[
                ['all', say('all-games')],
                ...all.map(({ mood }) => [mood, PAGES[mood].words[language].title] as const),
              ]}
              onChange={setGame}
            />
            <Choice
              label={say('kind')}
              value={kind}
              options={[['all', say('all-kinds')], ...kinds.map((each) => [each, each] as const)]}
              onChange={setKind}
            />
            <Choice
              label={say('shown-as')}
              value={form}
              options={FORMS.map((each) => [each, say(`as-${each}`)] as const)}
              onChange={setForm}
            />
            <label className={styles.search}>
              <span>{say('search')}</span>
              <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
            </label>
            <p className={styles.count} role="status">
              {say('n-cards', { n: shown.length })}
            </p>
          </search>
          {form === 'card' ? (
            <ul className={styles.cards}>
              {shown.map(({ key, face }) => (
                <li key={key}>
                  <Card face={face} />
                </li>
              ))}
            </ul>
          ) : (
            <ContactSheet faces={shown} form={form} />
          )}
        </section>
        <Components />
      </Content>
    </div>
  );
}
