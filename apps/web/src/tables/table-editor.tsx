import { checkTableFor, gf, type GuidelineFinding, rulesetOf } from '@muster/rules';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { api } from '../api/http.ts';
import { ensureUser, loadUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { addPiece, pieceOf, tableOf } from './draft.ts';
import { EditorMap } from './editor-map.tsx';
import { download, draftOfFile, draftOfText } from './files.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { KeysHelp } from './keys-help.tsx';
import { KindPalette } from './kind-palette.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { saveTable } from './save-table.ts';
import styles from './table-editor.module.css';
import { TablePanel } from './table-panel.tsx';
import { TABLES_TEXTS } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { openingOf, useStoreWork } from './use-work.ts';
import { pieceWords } from './piece-words.ts';

const myTables = async () => ((await loadUser()) ? (await api.keeps('table')).keeps : []);

/** The table editor: the map, the pieces to add, the chosen piece, and the guidelines. */
export const TableEditor = (): ReactElement => {
  const [first] = useState(() => openingOf(window.location.search));
  const editor = useEditor(() => first.draft);
  const [name, setName] = useState(first.name);
  const [kept, setKept] = useState(first.kept);
  const [system, setSystem] = useState(first.system);
  const [players, setPlayers] = useState(first.players);
  const [seed, setSeed] = useState(first.seed);
  const [pointed, setPointed] = useState<GuidelineFinding>();
  const [sentence, setSentence] = useState<string>();
  const [said, setSaid] = useState('');
  const { value: tables = [], again } = useRequest(myTables);
  const { draft, settled, selected, begin } = editor;
  useUndoKeys(editor);
  useStoreWork({ draft: settled, name, kept, system, players, seed });

  const attempt = (work: () => Promise<string>): void => {
    setSentence(undefined);
    work().then(setSaid, (error: Error) => setSentence(error.message));
  };
  const open = (id: string): void =>
    attempt(async () => {
      const thing = await api.kept(id);
      begin(draftOfFile(thing.body));
      setName(thing.name);
      setKept(id);
      return TABLES_TEXTS.said.open(thing.name);
    });
  const wanted = new URLSearchParams(window.location.search).get('kept');
  useEffect(() => {
    if (wanted !== null && wanted !== first.kept) open(wanted);
    // Only a changed address opens another table.
  }, [wanted]);
  const save = (asNew: boolean): void =>
    attempt(async () => {
      await ensureUser();
      const id = await saveTable(settled, name, asNew ? undefined : kept);
      setKept(id);
      again();
      return TABLES_TEXTS.said.saved;
    });
  const read = (file: File): void =>
    attempt(async () => {
      begin(draftOfText(await file.text()));
      setKept(undefined);
      setName(file.name.replace(/\.json$/i, '').slice(0, 40));
      return TABLES_TEXTS.said.open(file.name);
    });

  const findings = useMemo(
    () => checkTableFor(rulesetOf(system) ?? gf, players, tableOf(settled)),
    [settled, players, system],
  );
  const current = findings.find(({ message }) => message === pointed?.message);
  const chosen = pieceOf(draft, selected);
  return (
    <div className={styles.editor}>
      <div className={styles.top}>
        <Toolbar
          editor={editor}
          name={name}
          kept={kept}
          tables={tables}
          onName={setName}
          onSave={save}
          onOpen={open}
          onFile={read}
          onExport={() => download(settled, name)}
        />
        <ProblemLine sentence={sentence} />
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <div className={styles.kinds}>
        <h2 className={styles.kindsTitle}>{TABLES_TEXTS.map.palette}</h2>
        <KindPalette onAdd={(kind) => editor.add(addPiece(settled, kind))} />
      </div>
      <div className={styles.map}>
        <EditorMap editor={editor} finding={current} />
        <p className={styles.words} aria-live="polite">
          {chosen
            ? pieceWords(chosen)
            : draft.pieces.length === 0
              ? TABLES_TEXTS.map.noPieces
              : TABLES_TEXTS.map.noPiece}
        </p>
      </div>
      <div className={styles.below}>
        <FindingsPanel findings={findings} pointed={current} onPoint={setPointed} />
      </div>
      <div className={styles.help}>
        <KeysHelp />
      </div>
      <div className={styles.panel}>
        {chosen ? <PiecePanel key={chosen.piece.id} editor={editor} laid={chosen} /> : undefined}
        <TablePanel
          editor={editor}
          system={system}
          players={players}
          seed={seed}
          onGame={setSystem}
          onPlayers={setPlayers}
          onSeed={setSeed}
        />
      </div>
    </div>
  );
};
