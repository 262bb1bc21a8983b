import { lazy, Suspense } from 'react';
import { usePath } from './route.tsx';
import { Notice } from './shell/Notice.tsx';
import { Start } from './start/Start.tsx';
import { useWords } from './words/index.ts';

const Gallery = lazy(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }));
const TablePage = lazy(async () => ({ default: (await import('./shell/TablePage.tsx')).TablePage }));

function Page() {
  const path = usePath();
  const say = useWords();
  const table = /^\/table\/([0-9a-z]{16})$/.exec(path);
  if (path === '/') return <Start />;
  if (path === '/gallery') return <Gallery />;
  if (table !== null) return <TablePage key={table[1]} id={table[1]} />;
  return <Notice title={say('not-found')} text={say('not-found-text')} />;
}

export function App() {
  const say = useWords();
  return (
    <Suspense fallback={<Notice title={say('loading')} text="" />}>
      <Page />
    </Suspense>
  );
}
