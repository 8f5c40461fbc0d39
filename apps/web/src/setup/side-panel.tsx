import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import styles from './side-panel.module.css';
import { SETUP_TEXTS } from './texts.ts';

/** One side of a battle that is being set up: its army and its player. */
export const SidePanel = ({
  side,
  name,
  onRemove,
  children,
}: {
  side: number;
  name: string;
  /** Undefined where the side cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}): ReactElement => (
  <section className={styles.panel} aria-label={SETUP_TEXTS.side(side + 1)}>
    <header className={styles.head}>
      <SideMark side={side} />
      <h3>{name}</h3>
      {onRemove ? (
        <Button loud="quiet" aria-label={SETUP_TEXTS.removeSide(side + 1)} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </Button>
      ) : undefined}
    </header>
    <div className={styles.columns}>{children}</div>
  </section>
);
