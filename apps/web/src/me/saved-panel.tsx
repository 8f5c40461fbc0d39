import { Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { api, type SavedItem } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog } from '../parts/confirm.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { agoWords } from '../parts/ago-words.ts';
import styles from './saved-panel.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { ME_TEXTS } from './texts.ts';

/** Where the user can make the first of each kind. */
const FIRST: Readonly<Record<SavedItem['kind'], string>> = { list: '/new', table: '/tables', book: '/new' };

/** The saved things of one kind, to rename or remove. */
export const SavedPanel = ({
  kind,
  person,
}: {
  kind: SavedItem['kind'];
  /** The owner; nothing is loaded while the user is unknown. */
  person: string | undefined;
}): ReactElement => {
  const {
    value = [],
    sentence,
    again,
  } = useRequest(async () => (person === undefined ? [] : (await api.keeps(kind)).keeps), person, kind);
  const { title, empty, next } = ME_TEXTS.saved[kind];
  const [renaming, setRenaming] = useState<SavedItem>();
  const [removing, setRemoving] = useState<SavedItem>();
  const [problem, setProblem] = useState<string>();
  const remove = async ({ id }: SavedItem): Promise<void> => {
    setRemoving(undefined);
    await api.forget(id);
    again();
  };
  return (
    <Panel title={title}>
      <ProblemLine sentence={problem ?? sentence} />
      {value.length === 0 ? (
        <p className={styles.empty}>
          {empty} <Link href={FIRST[kind]}>{next}</Link>
        </p>
      ) : undefined}
      <ul className={styles.items}>
        {value.map((kept) => (
          <li key={kept.id} className={styles.item}>
            <span className={styles.name}>
              {kind === 'table' ? <Link href={`/tables?kept=${kept.id}`}>{kept.name}</Link> : kept.name}
              <span className={styles.small}>{agoWords(kept.updated, Date.now())}</span>
            </span>
            <Button loud="quiet" aria-label={ME_TEXTS.renameThing(kept.name)} onClick={() => setRenaming(kept)}>
              <Pencil size={18} aria-hidden="true" />
            </Button>
            <Button loud="quiet" aria-label={ME_TEXTS.removeThing(kept.name)} onClick={() => setRemoving(kept)}>
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {renaming ? (
        <RenameDialog
          kept={renaming}
          onClose={() => setRenaming(undefined)}
          onDone={() => {
            setRenaming(undefined);
            again();
          }}
        />
      ) : undefined}
      {removing ? (
        <ConfirmDialog
          title={ME_TEXTS.removeQuestion(removing.name)}
          sentence={ME_TEXTS.removeHelp}
          act={ME_TEXTS.remove}
          onAct={() => void remove(removing).catch((error: Error) => setProblem(error.message))}
          onClose={() => setRemoving(undefined)}
        />
      ) : undefined}
    </Panel>
  );
};
