import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { Preferences } from './Preferences.tsx';

export function SettingsButton() {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon="settings"
        aria-label={say('settings')}
        title={say('settings')}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Dialog title={say('settings')} onClose={() => setOpen(false)}>
          <Preferences />
        </Dialog>
      ) : null}
    </>
  );
}
