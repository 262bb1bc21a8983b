import type { ReactNode } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Card } from '../design/Card.tsx';
import { Dialog } from '../design/Dialog.tsx';
import type { CardFace } from '../design/face.ts';
import type { Painted } from '../design/Icon.tsx';
import { Icon } from '../design/Icon.tsx';
import { Token } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { useWords } from '../words/index.ts';
import styles from './CardsDialog.module.css';

export interface Shown {
  readonly key: number;
  readonly face: CardFace;
  /** What lies on it. */
  readonly on: readonly (readonly [Painted, number])[];
  readonly isTurned: boolean;
}
interface Props {
  title: string;
  groups: readonly { title: string; cards: readonly Shown[] }[];
  onClose: () => void;
  /** What is not a card: a board. */
  children?: ReactNode;
}

/** Cards laid out in full, to be looked through. */
export function CardsDialog({ title, groups, onClose, children }: Props) {
  const { language } = useSettings();
  const say = useWords();
  const words = TOKEN_WORDS[language];
  return (
    <Dialog title={title} onClose={onClose} isWide>
      {children}
      {groups
        .filter(({ cards }) => cards.length > 0)
        .map(({ title: name, cards }) => (
          <section key={name} className={styles.group} aria-label={name === '' ? title : name}>
            {name === '' ? null : <h3>{name}</h3>}
            <ul className={styles.cards}>
              {cards.map(({ key, face, on, isTurned }) => (
                <li key={key}>
                  <Card face={face} />
                  {on.length === 0 && !isTurned ? null : (
                    <p className={styles.on}>
                      {isTurned ? (
                        <span>
                          <Icon name="turn" /> {say('turned')}
                        </span>
                      ) : null}
                      {on.map(([kind, n]) => (
                        <Token key={kind} kind={kind} n={n} label={words[kind]} />
                      ))}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Dialog>
  );
}
