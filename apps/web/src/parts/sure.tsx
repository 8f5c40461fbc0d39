import { type ReactElement, useState } from 'react';
import { Button } from './button.tsx';
import styles from './sure.module.css';

/** A button for something that cannot be undone: it asks first. */
export const Sure = ({
  words,
  question,
  act,
  disabled = false,
  onAct,
}: {
  /** The words on the button. */
  words: string;
  question: string;
  /** The words on the button that does it. */
  act: string;
  disabled?: boolean;
  onAct: () => void;
}): ReactElement => {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button className={styles.ask} disabled={disabled} onClick={() => setAsks(true)}>
        {words}…
      </Button>
    );
  return (
    <div className={styles.sure} role="group" aria-label={question}>
      <p>{question}</p>
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
