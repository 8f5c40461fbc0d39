import type { ReactElement } from 'react';
import styles from './checkbox.module.css';

/** A checkbox with its label. */
export const Checkbox = ({
  words,
  checked,
  onTick,
}: {
  words: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}): ReactElement => (
  <label className={styles.tick}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onTick(target.checked)} />
    {words}
  </label>
);
