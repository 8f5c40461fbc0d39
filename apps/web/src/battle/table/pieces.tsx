import { type Battle, hasUnitFlag, isHighAbove, modelsOf, type Names, UNIT_FLAG } from '@muster/engine';
import { memo, type ReactElement } from 'react';
import { hullPath } from './hulls.tsx';
import { ModelPiece } from './model-piece.tsx';
import { pieceOf } from './piece-of.ts';
import { useTableLook } from './table-context.ts';
import styles from './table-view.module.css';
import { unitDescription } from './unit-description.ts';

/** The props of the pieces. */
export interface PiecesProps {
  battle: Battle;
  /** Units on the table, Aircraft last. */
  units: readonly number[];
  names: Names;
  choosable: ReadonlySet<number>;
  selected: number | undefined;
  /** The unit that Tab focuses. */
  stop: number | undefined;
  onFocus: (unit: number | undefined) => void;
  onChoose: (unit: number) => void;
}

/** All pieces, a group for each unit that can be focused and chosen. */
export const Pieces = memo((props: PiecesProps): ReactElement => {
  const { battle, units, names, choosable, selected, stop, onFocus, onChoose } = props;
  const { palette } = useTableLook();
  return (
    <g>
      {units.map((unit) => (
        <g
          key={unit}
          role="button"
          data-unit={unit}
          className={`${styles.unit} ${hasUnitFlag(battle, unit, UNIT_FLAG.activated) ? styles.done : ''} ${isHighAbove(battle, unit) ? styles.high : ''}`}
          tabIndex={unit === stop ? 0 : -1}
          aria-label={unitDescription(battle, unit, names, choosable.has(unit))}
          aria-pressed={unit === selected}
          onFocus={(event) => {
            if (event.currentTarget.matches(':focus-visible')) onFocus(unit);
          }}
          onBlur={() => onFocus(undefined)}
          onClick={(event) => {
            // The map handles pointers; this is for keys and speech control.
            if (event.detail === 0) onChoose(unit);
          }}
        >
          <path className={styles.area} d={hullPath(battle, unit, 20)} />
          {modelsOf(battle, unit).map((model) => (
            <ModelPiece key={model} {...pieceOf(battle, unit, model, palette)} />
          ))}
        </g>
      ))}
    </g>
  );
});
