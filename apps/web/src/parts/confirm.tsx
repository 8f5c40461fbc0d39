import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './dialog.tsx';

/** Asks before something that cannot be undone. */
export const Confirm = ({
  title,
  sentence,
  act,
  onAct,
  onClose,
}: {
  title: string;
  sentence: string;
  /** The words on the button. */
  act: string;
  onAct: () => void;
  onClose: () => void;
}): ReactElement => (
  <Dialog title={title} onClose={onClose}>
    <p>{sentence}</p>
    <div className={styles.buttons}>
      <Button onClick={onClose}>Keep it</Button>
      <Button loud="danger" onClick={onAct}>
        {act}
      </Button>
    </div>
  </Dialog>
);
