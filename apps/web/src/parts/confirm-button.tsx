import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-button.module.css';
import { SHARED_TEXTS } from './texts.ts';

/** A button for something that cannot be undone. It asks for confirmation first. */
export const ConfirmButton = ({
  icon,
  words,
  question,
  act,
  danger = false,
  disabled = false,
  onAct,
}: {
  icon?: ReactNode;
  /** The label of the button. */
  words: string;
  question: string;
  /** The label of the button that confirms. */
  act: string;
  /** Whether the first button looks dangerous too. */
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
        {SHARED_TEXTS.asks(words)}
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
        {SHARED_TEXTS.cancel}
      </Button>
    </div>
  );
};
