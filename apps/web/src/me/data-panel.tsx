import { type ReactElement, useState } from 'react';
import { Button, buttonLook } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './forms.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

/** What the server has stored about me: to take along, or to delete. */
export const DataPanel = ({ account }: { account: string | undefined }): ReactElement => {
  const [removing, setRemoving] = useState(false);
  return (
    <Panel title="Your data">
      <p className={styles.soft}>
        Download your name, lists, tables, books and battles as one file, or delete them from this server.
      </p>
      <div className={styles.buttons}>
        <a className={buttonLook()} href="/api/me/export" download="muster.json">
          Download your data
        </a>
        <Button loud="danger" onClick={() => setRemoving(true)}>
          Delete everything…
        </Button>
      </div>
      {removing ? <RemoveDialog account={account} onClose={() => setRemoving(false)} /> : undefined}
    </Panel>
  );
};
