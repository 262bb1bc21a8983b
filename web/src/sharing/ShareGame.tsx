import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { ShareLink } from '../design/ShareLink.tsx';
import { getRecord, sayTrouble } from '../net/api.ts';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import { linkOfRecord, type Moment } from './gameLink.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  title: string;
  /** Of the game; where it is not at hand, it is fetched from its table. */
  record: string | { readonly table: string };
  /** What is looked at, and what those who sit there are called. */
  at?: { readonly step: number; readonly names: readonly string[] };
  /** Other ways to it. */
  children?: ReactNode;
}

/** Which of them: all of it, a moment with open cards, or as a seat sees it. */
const WHOLE = 'whole';
const OPEN = 'open';

function useLink(record: Props['record'], moment: Moment | null): { link: string; trouble: string } {
  const say = useWords();
  const { language } = useSettings();
  const [found, setFound] = useState({ link: '', trouble: '' });
  const table = typeof record === 'string' ? null : record.table;
  const known = typeof record === 'string' ? record : '';
  const { step, seat } = moment ?? { step: null, seat: null };
  useEffect(() => {
    let isOver = false;
    const make = async (): Promise<string> => {
      const text = table === null ? known : await getRecord(language, table);
      return linkOfRecord(text, step === null ? null : { step, seat });
    };
    make().then(
      (link) => isOver || setFound({ link, trouble: '' }),
      (error: unknown) => isOver || setFound({ link: '', trouble: sayTrouble(error, say) }),
    );
    return () => {
      isOver = true;
    };
  }, [table, known, step, seat, language, say]);
  return found;
}

function Sharing({ title, record, at, children }: Props) {
  const say = useWords();
  const here = useHereWords();
  const [what, setWhat] = useState(WHOLE);
  const seat = what === WHOLE || what === OPEN ? null : Number(what);
  const { link, trouble } = useLink(record, at === undefined || what === WHOLE ? null : { step: at.step, seat });
  return (
    <>
      {children}
      <p>{here.linkText}</p>
      {at === undefined ? null : (
        <Choice
          label={here.linkWhat}
          value={what}
          options={[
            [WHOLE, here.linkWhole],
            [OPEN, here.linkMoment({ step: at.step })],
            ...at.names.map((name, i) => [String(i), here.linkEyes({ step: at.step, name })] as const),
          ]}
          onChange={setWhat}
        />
      )}
      {link === '' ? (
        <p>{trouble === '' ? say('loading') : trouble}</p>
      ) : (
        <>
          <ShareLink label={here.linkTitle} link={link} title={title} />
          <QrCode text={link} label={here.qr} />
        </>
      )}
    </>
  );
}

/** A button, and behind it the link of the game, to be copied or photographed. */
export function ShareGame(props: Props) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        {say('share')}
      </Button>
      {isOpen ? (
        <Dialog title={say('share')} onClose={() => setOpen(false)}>
          <Sharing {...props} />
        </Dialog>
      ) : null}
    </>
  );
}
