import { Component, type ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import styles from './battle-room.module.css';

/** Catches what goes wrong while something is drawn, and says so; the battle itself is safe on the server. */
export class Guard extends Component<{ children: ReactNode }, { problem: string | undefined }> {
  override state: { problem: string | undefined } = { problem: undefined };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return (
      <div className={styles.bye}>
        <h1>Something went wrong on this page</h1>
        <p role="alert">The battle itself is safe. Load the page again to go on. ({problem})</p>
        <Button loud="main" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    );
  }
}
