import { Download, FolderOpen, Redo2, Save, Swords, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Kept } from '../api/http.ts';
import { Button, buttonLook } from '../parts/button.tsx';
import styles from './toolbar.module.css';
import type { Editor } from './use-editor.ts';

/** What may be done with the whole table: name, keep, open, undo, take away as a file, play on it. */
export const Toolbar = ({
  editor,
  name,
  kept,
  tables,
  onName,
  onSave,
  onOpen,
  onFile,
  onExport,
}: {
  editor: Editor;
  name: string;
  /** Where it is kept, if it is. */
  kept: string | undefined;
  tables: readonly Kept[];
  onName: (name: string) => void;
  onSave: (asNew: boolean) => void;
  onOpen: (id: string) => void;
  onFile: (file: File) => void;
  onExport: () => void;
}): ReactElement => (
  <div className={styles.bar} role="group" aria-label="The whole table">
    <label className={styles.name}>
      <span className="visually-hidden">Name of the table</span>
      <input
        value={name}
        maxLength={40}
        placeholder="Name of the table"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
    <Button loud="main" onClick={() => onSave(false)}>
      <Save size={18} aria-hidden="true" />
      Save
    </Button>
    {kept === undefined ? undefined : <Button onClick={() => onSave(true)}>Save as new</Button>}
    <Button aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
      <Undo2 size={18} aria-hidden="true" />
    </Button>
    <Button aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
      <Redo2 size={18} aria-hidden="true" />
    </Button>
    {tables.length > 0 ? (
      <label className={styles.open}>
        <span className="visually-hidden">Open one of your tables</span>
        <select value="" onChange={({ target }) => onOpen(target.value)}>
          <option value="">Open…</option>
          {tables.map((table) => (
            <option key={table.id} value={table.id}>
              {table.name}
            </option>
          ))}
        </select>
      </label>
    ) : undefined}
    <label className={`${buttonLook()} ${styles.file}`}>
      <FolderOpen size={18} aria-hidden="true" />
      From a file
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
    <Button onClick={onExport}>
      <Download size={18} aria-hidden="true" />
      As a file
    </Button>
    {kept === undefined ? undefined : (
      <Link href={`/new?table=${kept}`} className={buttonLook()}>
        <Swords size={18} aria-hidden="true" />
        Play on it
      </Link>
    )}
  </div>
);
