import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './sure.module.css';

/** A button for something that cannot be undone: it asks first. */
export const Sure = ({
  icon,
  words,
  question,
  act,
  danger = false,
  disabled = false,
  onAct,
}: {
  icon?: ReactNode;
  /** The words on the button. */
  words: string;
  question: string;
  /** The words on the button that does it. */
  act: string;
  /** Whether the first button warns already. */
  danger?: boolean;
  disabled?: boolean;
  onAct: () => void;
}): ReactElement => {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button
        loud={danger ? 'danger' : 'plain'}
        className={styles.ask}
        disabled={disabled}
        onClick={() => setAsks(true)}
      >
        {icon}
        {words}…
      </Button>
    );
  return (
    <div className={styles.sure} role="group" aria-label={question}>
      <p className={styles.question}>{question}</p>
      <Button
        loud="danger"
        disabled={disabled}
        onClick={() => {
          setAsks(false);
          onAct();
        }}
      >
        {act}
      </Button>
      <Button autoFocus onClick={() => setAsks(false)}>
        Cancel
      </Button>
    </div>
  );
};
