import { gameName, GAMES } from '@muster/rules';
import { BOOK_MISSING, GAME_UNKNOWN } from '@muster/army';
import { type ReactElement, useState } from 'react';
import type { ListReading } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { ArmyUnits } from './army-units.tsx';
import { Books } from './books.tsx';
import type { ArmyPick } from './draft.ts';
import { findingSentence } from '../parts/findings.ts';
import { Segments } from '../parts/segments.tsx';
import styles from './import-dialog.module.css';
import { saveArmy, pickOf, type ReadBook, readArmy } from './reading.ts';
import { SETUP_TEXTS } from './texts.ts';

const { import: TEXTS } = SETUP_TEXTS;

/** How many problems are listed. */
const SHOWN = 8;

/** Imports an army from a file or a text of Army Forge or Muster, with the army books that it needs. */
export const ImportDialog = ({
  onUse,
  onKept,
  onClose,
}: {
  onUse: (pick: Extract<ArmyPick, { from: 'read' }>) => void;
  onKept: () => void;
  onClose: () => void;
}): ReactElement => {
  /** The content of the file, or the text. */
  const [content, setContent] = useState('');
  const [text, setText] = useState('');
  const [books, setBooks] = useState<readonly ReadBook[]>([]);
  const [read, setRead] = useState<ListReading>();
  /** The game of a list that names none. */
  const [game, setGame] = useState<string>();
  const [isKept, setKept] = useState(true);
  const [sentence, setSentence] = useState<string>();
  const attempt = (work: Promise<void>): void => {
    setSentence(undefined);
    work.catch((error: Error) => setSentence(error.message));
  };
  const look = async (wanted: string, shelf = books, system?: string): Promise<void> => {
    setContent(wanted);
    setGame(system);
    setRead(wanted.trim() === '' ? undefined : await readArmy(wanted, shelf, system));
  };
  const use = async (): Promise<void> => {
    if (!read?.list) return;
    const pick = pickOf(read.list);
    if (isKept) {
      await saveArmy(pick);
      onKept();
    }
    onUse(pick);
  };
  const found = [...(read?.findings ?? []), ...(read?.notes ?? [])];
  const isGameUnknown = found.some(({ code }) => code === GAME_UNKNOWN);
  const findings = found.filter(({ code }) => code !== GAME_UNKNOWN);
  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      <div className={styles.form}>
        <Field name={TEXTS.file} help={TEXTS.fileHelp}>
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={({ target }) => {
              setText('');
              attempt((async () => look((await target.files?.[0]?.text()) ?? ''))());
            }}
          />
        </Field>
        <Field name={TEXTS.text} help={TEXTS.textHelp}>
          <textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button disabled={text.trim() === ''} onClick={() => attempt(look(text))}>
          {TEXTS.read}
        </Button>
        <Books
          books={books}
          onBooks={(next) => {
            setBooks(next);
            attempt(look(content, next, game));
          }}
          isNeeded={findings.some(({ code }) => code === BOOK_MISSING)}
          onProblem={setSentence}
        />
        {isGameUnknown || game !== undefined ? (
          <Segments
            legend={TEXTS.whichGame}
            choices={GAMES.map(({ id, short }) => ({ value: id, words: short }))}
            value={game}
            onChoose={(system) => attempt(look(content, books, system))}
          />
        ) : undefined}
        <ProblemLine sentence={sentence} />
        {findings.length > 0 ? (
          <ul className={styles.findings} role="status" aria-label={TEXTS.findings}>
            {findings.slice(0, SHOWN).map((finding) => (
              <li key={`${finding.path} ${finding.message}`}>{findingSentence(finding)}</li>
            ))}
            {findings.length > SHOWN ? <li>{TEXTS.more(findings.length - SHOWN)}</li> : undefined}
          </ul>
        ) : undefined}
        {read?.list ? (
          <div className={styles.found}>
            <h3>{read.list.army.name}</h3>
            <p className={styles.game}>{gameName(read.list.system)}</p>
            <ArmyUnits list={read.list} />
            <label className={styles.keep}>
              <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
              {TEXTS.save}
            </label>
            <Button loud="main" onClick={() => attempt(use())}>
              {TEXTS.use}
            </Button>
          </div>
        ) : undefined}
      </div>
    </Dialog>
  );
};
