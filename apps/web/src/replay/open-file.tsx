import { type DragEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemLine } from '../parts/problem.tsx';
import { Template } from '../parts/template.tsx';
import { openRecordFile } from '../tape/held-file.ts';
import styles from './open-file.module.css';
import { REPLAY_TEXTS } from './texts.ts';
import { FILE } from '../tape/use-tape.ts';

/** The command that plays a battle and writes its record to a file. */
const PLAY_COMMAND = 'muster battle play --out';

/** Opens a battle record from a file that is chosen or dropped. */
export const OpenFile = (): ReactElement => {
  const [sentence, setSentence] = useState<string>();
  const [over, setOver] = useState(false);
  const [, navigate] = useLocation();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const problem = await openRecordFile(file);
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
          <Template text={REPLAY_TEXTS.file.drop} parts={{ command: <code>{PLAY_COMMAND}</code> }} />
        </span>
        <input
          type="file"
          accept=".json,application/json"
          aria-label={REPLAY_TEXTS.file.label}
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <ProblemLine sentence={sentence} />
    </>
  );
};
