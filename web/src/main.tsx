import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { loadNewest } from './base/newestPage.ts';
import { SettingsProvider } from './base/settings.tsx';
import { Boundary } from './frame/Boundary.tsx';
import { hearOfOthers } from './net/player.ts';
import { noteError } from './net/report.ts';
import { keepPage } from './offline/newVersion.ts';

addEventListener('error', (event) => noteError(event.error));
addEventListener('unhandledrejection', (event) => noteError(event.reason));
/** A newer version of the page is on the server, and parts of the old one are gone. */
addEventListener('vite:preloadError', loadNewest);
hearOfOthers();
if (import.meta.env.PROD) keepPage();

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
