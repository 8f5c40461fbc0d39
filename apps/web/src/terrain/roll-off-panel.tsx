import { rollOffSides, type TerrainDraft } from '@muster/rules';
import { type ReactElement, useState } from 'react';
import { DieFace } from '../battle/dice/die.tsx';
import { Button } from '../parts/button.tsx';
import styles from './panels.module.css';
import { TERRAIN_TEXTS } from './texts.ts';

const { rollOff: TEXTS } = TERRAIN_TEXTS;

const FACES = [1, 2, 3, 4, 5, 6];

/** The real dice of a roll-off: a row of faces for each side that rolls. */
export const RollOffPanel = ({
  draft,
  names,
  busy,
  onRoll,
}: {
  draft: TerrainDraft;
  names: readonly string[];
  busy: boolean;
  onRoll: (faces: number[]) => void;
}): ReactElement => {
  const sides = rollOffSides(draft);
  const [faces, setFaces] = useState<Readonly<Record<number, number>>>({});
  const rolled = sides.flatMap((side) => faces[side] ?? []);
  return (
    <>
      <p>{draft.rolls.length === 0 ? TEXTS.roll : TEXTS.tie}</p>
      {sides.map((side) => (
        <fieldset key={side} className={styles.faces}>
          <legend>{names[side]}</legend>
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              className={styles.face}
              aria-label={TEXTS.face(names[side], face)}
              aria-pressed={faces[side] === face}
              onClick={() => setFaces({ ...faces, [side]: face })}
            >
              <DieFace face={face} className={styles.die} />
            </button>
          ))}
        </fieldset>
      ))}
      <Button loud="main" disabled={busy || rolled.length < sides.length} onClick={() => onRoll(rolled)}>
        {TEXTS.confirm}
      </Button>
    </>
  );
};
