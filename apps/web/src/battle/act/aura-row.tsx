import type { ReactElement } from 'react';
import { MUSTER_TEXTS } from './texts.ts';
import styles from './aura-row.module.css';

/** Checkboxes for the units that an aura affects in addition to its bearer's own unit. */
export const AuraRow = ({
  row: { words, most, units },
  bearer,
  names,
  picked,
  onChange,
}: {
  row: { words: string; most: number; units: readonly number[] };
  bearer: string;
  names: readonly string[];
  picked: readonly number[];
  onChange: (units: readonly number[]) => void;
}): ReactElement => (
  <fieldset className={styles.row}>
    <legend>{MUSTER_TEXTS.aura(words, bearer, most)}</legend>
    {units.map((unit) => {
      const has = picked.includes(unit);
      return (
        <label key={unit} className={styles.unit}>
          <input
            type="checkbox"
            checked={has}
            disabled={!has && picked.length >= most}
            onChange={() => onChange(has ? picked.filter((other) => other !== unit) : [...picked, unit])}
          />
          {names[unit]}
        </label>
      );
    })}
  </fieldset>
);
