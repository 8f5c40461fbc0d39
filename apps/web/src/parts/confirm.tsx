import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './dialog.tsx';
import { ProblemLine } from './problem.tsx';

/** Asks before something that cannot be undone. */
export const Confirm = ({
  title,
  sentence,
  problem,
  act,
  onAct,
  onClose,
}: {
  title: string;
  sentence: string;
  /** Why it could not be done. */
  problem?: string | undefined;
  /** The words on the button. */
  act: string;
  onAct: () => void;
  onClose: () => void;
}): ReactElement => (
  <Dialog title={title} onClose={onClose}>
    <p className={styles.sentence}>{sentence}</p>
    <ProblemLine sentence={problem} />
    <div className={styles.buttons}>
      <Button onClick={onClose}>Keep it</Button>
      <Button loud="danger" onClick={onAct}>
        {act}
      </Button>
    </div>
  </Dialog>
);
