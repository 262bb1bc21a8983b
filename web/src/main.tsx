import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './design/tokens.css';
import './design/base.css';
import { SettingsProvider } from './base/settings.tsx';
import { Boundary } from './frame/Boundary.tsx';
import { hearOfOthers } from './net/player.ts';
import { noteError } from './net/report.ts';

addEventListener('error', (event) => noteError(event.error));
addEventListener('unhandledrejection', (event) => noteError(event.reason));
/**
 * A newer version of the page is on the server, and parts of the old one are gone: loading again gets the new one. Without a network it
 * would get nothing, and the table would be gone: then the page says that something went wrong, and can try again.
 */
const ONCE_IN = 60_000;
addEventListener('vite:preloadError', () => {
  const { reloaded = 0 } = (history.state ?? {}) as { reloaded?: number };
  if (Date.now() - reloaded < ONCE_IN) return;
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return;
      // It outlasts the loading, where nothing may be stored, too.
      history.replaceState({ reloaded: Date.now() }, '');
      location.reload();
    },
    () => undefined,
  );
});
hearOfOthers();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <SettingsProvider>
      <Boundary>
        <App />
      </Boundary>
    </SettingsProvider>
  </StrictMode>,
);
