import { capital } from '@muster/kernel';
import { isImpassable, nameablePieces, pieceName, type TerrainDraft } from '@muster/rules';
import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import styles from './panels.module.css';
import { TERRAIN_TEXTS } from './texts.ts';

const { dangerous: TEXTS } = TERRAIN_TEXTS;

/** The choice of a placed piece as dangerous, from a list or by a tap on the map. */
export const DangerousPanel = ({
  draft,
  busy,
  onName,
}: {
  draft: TerrainDraft;
  busy: boolean;
  onName: (piece: string) => void;
}): ReactElement => {
  // Impassable pieces come last: naming one changes nothing.
  const pieces = [...nameablePieces(draft)].sort(
    (a, b) => Number(isImpassable(a.piece)) - Number(isImpassable(b.piece)),
  );
  const [chosen, setChosen] = useState(pieces[0]?.piece.id ?? '');
  return (
    <>
      <p>{TEXTS.help}</p>
      <Field name={TEXTS.piece} help={TEXTS.tap}>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {pieces.map(({ piece }) => (
            <option key={piece.id} value={piece.id}>
              {capital(pieceName(piece))}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.buttons}>
        <Button loud="main" disabled={busy} onClick={() => onName(chosen)}>
          {TEXTS.name}
        </Button>
      </div>
    </>
  );
};
