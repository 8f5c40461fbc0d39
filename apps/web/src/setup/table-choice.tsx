import { parseTableFile } from '@muster/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import type { SavedItem } from '../api/http.ts';
import { buttonLook } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import { draftOf } from '../tables/draft.ts';
import { storeWork } from '../tables/use-work.ts';
import { randomSeed } from '../parts/chance.ts';
import type { TablePick } from './draft.ts';
import { SeedChoice } from './seed-choice.tsx';
import { findingSentence } from '../parts/findings.ts';
import styles from './table-choice.module.css';
import { SETUP_TEXTS } from './texts.ts';

const { table: TEXTS } = SETUP_TEXTS;

const SOURCES = (['seed', 'kept', 'file', 'turns'] as const).map((value) => ({ value, words: TEXTS.sources[value] }));
type Source = (typeof SOURCES)[number]['value'];

const editorAddress = (pick: TablePick, system: string, players: number): string => {
  if (pick.from === 'kept') return `/tables?kept=${pick.id}`;
  if (pick.from === 'file' || pick.from === 'turns') return '/tables';
  const theme = pick.theme === undefined ? '' : `&theme=${pick.theme}`;
  return `/tables?seed=${encodeURIComponent(pick.seed)}&system=${system}&players=${players}${theme}`;
};

/** The choice of table: generated, saved, from a file, or placed by turns. */
export const TableChoice = ({
  pick,
  system,
  players,
  kept,
  onPick,
}: {
  pick: TablePick;
  system: string;
  players: number;
  kept: readonly SavedItem[];
  onPick: (pick: TablePick) => void;
}): ReactElement => {
  const [source, setSource] = useState<Source>(pick.from);
  const [sentence, setSentence] = useState<string>();
  const choose = (wanted: Source): void => {
    setSource(wanted);
    setSentence(undefined);
    if ((wanted === 'seed' || wanted === 'turns') && pick.from !== wanted) onPick({ from: wanted, seed: randomSeed() });
    if (wanted === 'kept' && pick.from !== 'kept' && kept[0]) onPick({ from: 'kept', id: kept[0].id });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = parseTableFile(JSON.parse(await file.text()));
    setSentence(read.ok ? undefined : findingSentence(read.error[0]));
    if (read.ok) onPick({ from: 'file', name: file.name, table: read.value });
  };
  return (
    <div className={styles.choice}>
      <Segments legend={TEXTS.which} hidden choices={SOURCES} value={source} onChoose={choose} />
      {pick.from === source && (pick.from === 'seed' || pick.from === 'turns') ? (
        <SeedChoice pick={pick} system={system} onPick={onPick} />
      ) : undefined}
      {source === 'kept' && kept.length === 0 ? <p>{TEXTS.none}</p> : undefined}
      {source === 'kept' && kept.length > 0 ? (
        <Field name={TEXTS.saved}>
          <select
            value={pick.from === 'kept' ? pick.id : ''}
            onChange={({ target }) => onPick({ from: 'kept', id: target.value })}
          >
            {kept.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      ) : undefined}
      {source === 'file' ? (
        <Field name={TEXTS.file} help={pick.from === 'file' ? pick.name : TEXTS.fileHelp}>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void open(target.files?.[0]).catch(() => setSentence(TEXTS.notJson))}
          />
        </Field>
      ) : undefined}
      <ProblemLine sentence={sentence} />
      {pick.from === 'turns' ? undefined : (
        <Link
          href={editorAddress(pick, system, players)}
          className={buttonLook()}
          onClick={() => {
            if (pick.from === 'file')
              storeWork({ draft: draftOf(pick.table), name: '', kept: undefined, system, players, seed: randomSeed() });
          }}
        >
          {TEXTS.openEditor}
        </Link>
      )}
    </div>
  );
};
