import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './design/tokens.css';
import './design/base.css';
import { keep, recall } from './keeping.ts';
import { noteError } from './net/report.ts';
import { SettingsProvider } from './settings.tsx';
import { Boundary } from './shell/Boundary.tsx';

addEventListener('error', (event) => noteError(event.error));
addEventListener('unhandledrejection', (event) => noteError(event.reason));
/** A newer version of the page is on the server, and parts of the old one are gone: loading again gets the new one. */
const ONCE_IN = 60_000;
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(recall('reloaded')) < ONCE_IN) return;
  keep('reloaded', String(Date.now()));
  event.preventDefault();
  location.reload();
});

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
