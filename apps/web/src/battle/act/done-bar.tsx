import type { ReactElement, ReactNode } from 'react';
import { BackButton } from './back-button.tsx';
import styles from './done-bar.module.css';

/** A bar with the confirming buttons and Back, always visible at the bottom of a long panel. */
export const DoneBar = ({ children, onBack }: { children: ReactNode; onBack?: () => void }): ReactElement => (
  <div className={styles.bar}>
    {children}
    {onBack ? <BackButton onBack={onBack} /> : undefined}
  </div>
);
