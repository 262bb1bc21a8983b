import { useSettings } from '../base/settings.tsx';
import { BotFace } from '../design/BotFace.tsx';
import { sayManners } from '../words/manners.ts';
import type { Desk } from './game.ts';

/** Where a bot sits, its face; pointed at, it says what it said when it sat down. */
export function BotSeat({ desk, seat }: { desk: Desk; seat: number }) {
  const { language } = useSettings();
  if ((desk.levels?.[seat] ?? '') === '') return null;
  const name = desk.names[seat];
  return <BotFace name={name} said={`${name}: ${sayManners(language, name, 'greets')}`} />;
}
