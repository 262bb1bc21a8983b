import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { CardPreview, Zoomed } from '../table/CardPreview.tsx';
import type { TableGame } from '../table/game.ts';
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
  const { looked, zoomed } = reading;
  const aboutIt = ({ face, target }: Read) => ({
    face,
    offers: target === null ? [] : choosing.optionsOf(target),
    reasons:
      game === null || view === null || question === null || target === null || choosing.isLegal(target)
        ? []
        : game.reasons(view, target, language, names),
  });
  return (
    <>
      {looked === null ? null : <CardPreview {...aboutIt(looked)} />}
      {zoomed === null ? null : (
        <Zoomed
          {...aboutIt(zoomed)}
          onChoose={(option) => {
            reading.close();
            if (zoomed.target !== null) choosing.choose(zoomed.target, option);
          }}
          onClose={reading.close}
        />
      )}
    </>
  );
}
