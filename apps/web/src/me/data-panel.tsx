import { type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { Button, buttonLook } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './forms.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { storageWords } from './storage-words.ts';

/** What the server has stored about me: to take along, or to delete. */
export const DataPanel = ({ person, account }: { person: string; account: string | undefined }): ReactElement => {
  const [removing, setRemoving] = useState(false);
  const { value } = useRequest(() => api.me(), person);
  return (
    <Panel title="Your data">
      <p className={styles.soft}>
        Download your name, lists, tables, books and battles as one file, or delete them from this server.
        {value?.storage ? ` ${storageWords(value.storage)}` : ''}
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
