import { Notice } from '../shell/Notice.tsx';
import { useWords } from '../words/index.ts';

export function Start() {
  const say = useWords();
  return <Notice title="Gloaming" text={say('about')} />;
}
