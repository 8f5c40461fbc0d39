import { type DragEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemLine } from '../parts/problem.tsx';
import { holdFile } from '../tape/held-file.ts';
import styles from './open-file.module.css';
import { FILE } from '../tape/use-tape.ts';

/** Opens the record of a battle out of a file, chosen or dropped. */
export const OpenFile = (): ReactElement => {
  const [sentence, setSentence] = useState<string>();
  const [over, setOver] = useState(false);
  const [, navigate] = useLocation();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const problem = await holdFile(file);
    setSentence(problem);
    if (problem === undefined) navigate(`/replays/${FILE}`);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <>
      <label
        className={`${styles.drop} ${over ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span>
          Drop the record of a battle here, or choose it: one that was saved from a replay, or made by{' '}
          <code>muster battle play --out</code>. It stays in this page unless you continue from it.
        </span>
        <input
          type="file"
          accept=".json,application/json"
          aria-label="Record file"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <ProblemLine sentence={sentence} />
    </>
  );
};
