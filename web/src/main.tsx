import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './design/tokens.css';
import './design/base.css';
import { SettingsProvider } from './settings.tsx';
import { Boundary } from './shell/Boundary.tsx';

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
