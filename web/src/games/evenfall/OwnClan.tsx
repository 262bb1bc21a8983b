import type { Seat } from '@gloaming/engine';
import { OwnPanel } from '../../table/OwnPanel.tsx';
import { asPlayer } from './asPlayer.ts';
import { ClanBoard } from './ClanBoard.tsx';
import { Holdings } from './Holdings.tsx';
import type { Setting } from './setting.tsx';

/** Oneself where the table is longer than the window: one's clan board in a line, and what is in play. */
export function OwnClan({ set, seat, isActing }: { set: Setting; seat: Seat; isActing: boolean }) {
  return (
    <OwnPanel {...asPlayer(set, seat)} isActing={isActing}>
      <Holdings set={set} seat={seat} isMine />
      <ClanBoard set={set} seat={seat} look="strip" />
    </OwnPanel>
  );
}
