import type { Card } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { CardPreview, Zoomed } from '../table/CardPreview.tsx';
import type { TableGame, Target } from '../table/game.ts';
import { neighboursOf } from '../table/neighbours.ts';
import { useWords } from '../words/index.ts';
import type { Choosing } from './useChoosing.ts';
import type { Read, Reading } from './useReading.ts';

interface Props {
  present: Present;
  names: readonly string[];
  game: TableGame<unknown> | null;
  choosing: Choosing;
  reading: Reading;
}

/** The card that is looked at, and the one that is shown large: with what can be done with each, or why nothing can. */
export function CardsBeingRead({ present: { view, question }, names, game, choosing, reading }: Props) {
  const { language } = useSettings();
  const say = useWords();
  const { looked, zoomed } = reading;
  const whyNot = (target: Target | null): readonly string[] => {
    if (game === null || view === null || question === null || target === null || choosing.isLegal(target)) return [];
    const told = game.reasons(view, target, language, names);
    return told.length > 0 ? told : [say('why-other-question')];
  };
  const aboutIt = ({ face, target }: Read) => ({
    face,
    offers: target === null ? [] : choosing.optionsOf(target),
    reasons: whyNot(target),
  });
  const beside = neighboursOf(zoomed?.target ?? null);
  const to = (card: Card | null) =>
    card === null || game === null || view === null
      ? null
      : () => reading.zoom(game.facesOf(view)(language, card), `card:${card}`);
  return (
    <>
      {looked === null ? null : <CardPreview {...aboutIt(looked)} />}
      {zoomed === null ? null : (
        <Zoomed
          {...aboutIt(zoomed)}
          before={to(beside.before)}
          after={to(beside.after)}
          onChoose={(option) => {
            reading.close();
            choosing.take(option);
          }}
          onClose={reading.close}
        />
      )}
    </>
  );
}
