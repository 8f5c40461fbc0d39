import { type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { Button, buttonLook } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { SHARED_TEXTS } from '../parts/texts.ts';
import styles from './forms.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { storageWords } from './storage-words.ts';
import { ME_TEXTS } from './texts.ts';

/** The data that the server stores about the user, to download or delete. */
export const DataPanel = ({ person, account }: { person: string; account: string | undefined }): ReactElement => {
  const [removing, setRemoving] = useState(false);
  const { value } = useRequest(() => api.me(), person);
  return (
    <Panel title={ME_TEXTS.data}>
      <p className={styles.soft}>
        {ME_TEXTS.dataHelp}
        {value?.storage ? ` ${storageWords(value.storage)}` : ''}
      </p>
      <div className={styles.buttons}>
        <a className={buttonLook()} href="/api/me/export" download="muster.json">
          {ME_TEXTS.download}
        </a>
        <Button loud="danger" onClick={() => setRemoving(true)}>
          {SHARED_TEXTS.asks(ME_TEXTS.deleteEverything)}
        </Button>
      </div>
      {removing ? <RemoveDialog account={account} onClose={() => setRemoving(false)} /> : undefined}
    </Panel>
  );
};
