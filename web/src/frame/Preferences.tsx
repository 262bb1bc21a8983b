import type { ReactNode } from 'react';
import { CHOICES, type Chosen, type SettingName, useSettings } from '../base/settings.tsx';
import { Choice } from '../design/Choice.tsx';
import { playSounds } from '../sound/player.ts';
import { LANGUAGE_NAMES, useWords } from '../words/index.ts';
import styles from './Preferences.module.css';

/** How loud it is, is heard at once. */
function testSound(volume: Chosen['sound']): void {
  if (volume !== 'off') playSounds(['your-turn'], volume);
}

/** Everything that can be set. */
export function Preferences() {
  const { set, ...chosen } = useSettings();
  const say = useWords();
  const choice = <N extends Exclude<SettingName, 'language'>>(name: N, label: (value: Chosen[N]) => ReactNode) => {
    return (
      <Choice
        label={say<SettingName>(name)}
        value={chosen[name]}
        options={CHOICES[name].map((value) => [value, label(value)] as const)}
        onChange={(value) => {
          set(name, value);
          if (name === 'sound') testSound(value as Chosen['sound']);
        }}
      />
    );
  };
  return (
    <div className={styles.preferences}>
      <Choice
        label={say('language')}
        value={chosen.language}
        options={CHOICES.language.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
        onChange={(language) => set('language', language)}
      />
      {choice('theme', (value) => say(`theme-${value}`))}
      {choice('sound', (value) => say(`sound-${value}`))}
      {choice('pace', (value) => say(`pace-${value}`))}
      {choice('asking', (value) => say(`asking-${value}`))}
      {choice('motion', (value) => say(`motion-${value}`))}
    </div>
  );
}
