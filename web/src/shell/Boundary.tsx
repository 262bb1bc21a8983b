import { Component, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import { Notice } from './Notice.tsx';

function Broken({ what }: { what: string }) {
  const say = useWords();
  return (
    <Notice title={say('went-wrong')} text={say('went-wrong-text')}>
      <pre>{what}</pre>
      <Button look="main" onClick={() => location.reload()}>
        {say('reload')}
      </Button>
    </Notice>
  );
}

/** An error never leaves a white page. React knows no other way to catch one than a class. */
export class Boundary extends Component<{ children: ReactNode }, { what: string | null }> {
  override state: { what: string | null } = { what: null };
  static getDerivedStateFromError(error: unknown): { what: string } {
    return { what: error instanceof Error ? error.message : String(error) };
  }
  override render(): ReactNode {
    return this.state.what === null ? this.props.children : <Broken what={this.state.what} />;
  }
}
