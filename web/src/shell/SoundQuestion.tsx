import { useState } from 'react';
import { recall } from '../base/browserStorage.ts';
import { classes } from '../base/classes.ts';
import { CHOICES, useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { focusContent } from '../frame/Content.tsx';
import { playSounds } from '../sound/player.ts';
import { useWords } from '../words/index.ts';
import styles from './Welcome.module.css';

/** Asked once, and kept: whether the table is to be heard. Until then it is silent. */
export function SoundQuestion({ isAside }: { isAside: boolean }) {
  const say = useWords();
  const { set } = useSettings();
  const [isOpen, setOpen] = useState(() => recall('sound') === null);
  if (!isOpen || typeof AudioContext === 'undefined') return null;
  return (
    <section
      className={classes(styles.welcome, styles.once, isAside ? styles.aside : styles.brief)}
      aria-label={say('sound')}
    >
      <p>
        <strong>{say('sound-question')}</strong>
      </p>
      {CHOICES.sound.map((volume) => (
        <Button
          key={volume}
          onClick={() => {
            set('sound', volume);
            // How loud it is, is heard at once.
            if (volume !== 'off') playSounds(['your-turn'], volume);
            focusContent();
            setOpen(false);
          }}
        >
          {say(`sound-${volume}`)}
        </Button>
      ))}
    </section>
  );
}
