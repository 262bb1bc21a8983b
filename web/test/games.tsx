/** Games as the tests play them, and a board drawn on its own. */
import * as ev from '@gloaming/evenfall';
import type * as ra from '@gloaming/res-arcana';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SettingsProvider } from '../src/base/settings.tsx';

export const evenfallFor = (players: number): ev.Options => ({
  players,
  side: 'sun',
  clans: [],
  level: 'witch',
  experienced: false,
  switches: ev.SWITCHES,
});

export const resArcanaFor = (players: number): ra.Options => ({ players, deal: 'standard', match: false });

export const draw = (board: ReactElement): RenderResult => render(<SettingsProvider>{board}</SettingsProvider>);
