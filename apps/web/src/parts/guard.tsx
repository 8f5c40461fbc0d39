import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './guard.module.css';

/** Catches what goes wrong while something is drawn or comes, and says so; battles are safe on the server. */
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
        <p role="alert">Battles are safe. Load the page again to go on. ({problem})</p>
        <Button loud="main" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    );
  }
}
