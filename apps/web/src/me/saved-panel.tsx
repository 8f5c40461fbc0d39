import { Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { api, type Kept } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { agoWords } from '../parts/ago-words.ts';
import styles from './keeps-panel.module.css';
import { RenameDialog } from './rename-dialog.tsx';

/** Things of one kind that I keep: to be renamed and removed. */
export const KeepsPanel = ({
  kind,
  title,
  empty,
  next,
  person,
}: {
  kind: Kept['kind'];
  title: string;
  /** What to say where there is nothing. */
  empty: string;
  /** The way to the first one. */
  next: { to: string; words: string };
  /** Whose they are; nothing is asked for while nobody is known. */
  person: string | undefined;
}): ReactElement => {
  const {
    value = [],
    sentence,
    again,
  } = useRequest(async () => (person === undefined ? [] : (await api.keeps(kind)).keeps), person, kind);
  const [renaming, setRenaming] = useState<Kept>();
  const [removing, setRemoving] = useState<Kept>();
  const [problem, setProblem] = useState<string>();
  const remove = async ({ id }: Kept): Promise<void> => {
    setRemoving(undefined);
    await api.forget(id);
    again();
  };
  return (
    <Panel title={title}>
      <ProblemLine sentence={problem ?? sentence} />
      {value.length === 0 ? (
        <p className={styles.empty}>
          {empty} <Link href={next.to}>{next.words}</Link>
        </p>
      ) : undefined}
      <ul className={styles.keeps}>
        {value.map((kept) => (
          <li key={kept.id} className={styles.kept}>
            <span className={styles.name}>
              {kind === 'table' ? <Link href={`/tables?kept=${kept.id}`}>{kept.name}</Link> : kept.name}
              <span className={styles.small}>{agoWords(kept.updated, Date.now())}</span>
            </span>
            <Button loud="quiet" aria-label={`Rename ${kept.name}`} onClick={() => setRenaming(kept)}>
              <Pencil size={18} aria-hidden="true" />
            </Button>
            <Button loud="quiet" aria-label={`Remove ${kept.name}`} onClick={() => setRemoving(kept)}>
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
        <Confirm
          title={`Remove ${removing.name}?`}
          sentence="It is gone for good. Battles that were begun with it go on."
          act="Remove it"
          onAct={() => void remove(removing).catch((error: Error) => setProblem(error.message))}
          onClose={() => setRemoving(undefined)}
        />
      ) : undefined}
    </Panel>
  );
};
