import type { ReactElement, ReactNode } from 'react';
import { BackButton } from './back-button.tsx';
import styles from './done-bar.module.css';

/** The button that does it, and the way back: always in sight at the lower end of a long panel. */
export const DoneBar = ({ children, onBack }: { children: ReactNode; onBack?: () => void }): ReactElement => (
  <div className={styles.bar}>
    {children}
    {onBack ? <BackButton onBack={onBack} /> : undefined}
  </div>
);
