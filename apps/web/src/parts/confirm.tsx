import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './dialog.tsx';
import { ProblemLine } from './problem.tsx';
import { SHARED_TEXTS } from './texts.ts';

/** A dialog that asks before something that cannot be undone. */
export const ConfirmDialog = ({
  title,
  sentence,
  problem,
  act,
  onAct,
  onClose,
}: {
  title: string;
  sentence: string;
  /** Why it failed. */
  problem?: string | undefined;
  /** The label of the button that does it. */
  act: string;
  onAct: () => void;
  onClose: () => void;
}): ReactElement => (
  <Dialog title={title} onClose={onClose}>
    <p className={styles.sentence}>{sentence}</p>
    <ProblemLine sentence={problem} />
    <div className={styles.buttons}>
      <Button onClick={onClose}>{SHARED_TEXTS.cancel}</Button>
      <Button loud="danger" onClick={onAct}>
        {act}
      </Button>
    </div>
  </Dialog>
);
