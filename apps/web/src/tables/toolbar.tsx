import { Download, FolderOpen, Redo2, Save, Swords, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { SavedItem } from '../api/http.ts';
import { Button, buttonLook } from '../parts/button.tsx';
import { TABLES_TEXTS } from './texts.ts';
import styles from './toolbar.module.css';
import type { Editor } from './use-editor.ts';

const { toolbar: TEXTS } = TABLES_TEXTS;

/** The actions for the whole table: name it, save it, open another, undo, save as a file and play on it. */
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
  /** Its id on the server, where it is saved. */
  kept: string | undefined;
  tables: readonly SavedItem[];
  onName: (name: string) => void;
  onSave: (asNew: boolean) => void;
  onOpen: (id: string) => void;
  onFile: (file: File) => void;
  onExport: () => void;
}): ReactElement => (
  <div className={styles.bar} role="group" aria-label={TEXTS.label}>
    <label className={styles.name}>
      <span className="visually-hidden">{TEXTS.name}</span>
      <input value={name} maxLength={40} placeholder={TEXTS.name} onChange={({ target }) => onName(target.value)} />
    </label>
    <Button loud="main" onClick={() => onSave(false)}>
      <Save size={18} aria-hidden="true" />
      {TEXTS.save}
    </Button>
    {kept === undefined ? undefined : <Button onClick={() => onSave(true)}>{TEXTS.saveAsNew}</Button>}
    <Button aria-label={TEXTS.undo} disabled={!editor.canUndo} onClick={editor.undo}>
      <Undo2 size={18} aria-hidden="true" />
    </Button>
    <Button aria-label={TEXTS.redo} disabled={!editor.canRedo} onClick={editor.redo}>
      <Redo2 size={18} aria-hidden="true" />
    </Button>
    {tables.length > 0 ? (
      <label className={styles.open}>
        <span className="visually-hidden">{TEXTS.openSaved}</span>
        <select value="" onChange={({ target }) => onOpen(target.value)}>
          <option value="">{TEXTS.open}</option>
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
      {TEXTS.fromFile}
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
      {TEXTS.asFile}
    </Button>
    {kept === undefined ? undefined : (
      <Link href={`/new?table=${kept}`} className={buttonLook()}>
        <Swords size={18} aria-hidden="true" />
        {TEXTS.play}
      </Link>
    )}
  </div>
);
