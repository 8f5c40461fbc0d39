import type { ReactElement } from 'react';
import { useDesk } from '../desk/here.ts';
import styles from './rule-chips.module.css';

/** Rules as small buttons that open what they say. */
export const RuleChips = ({ names, small = false }: { names: readonly string[]; small?: boolean }): ReactElement => {
  const read = useDesk((desk) => desk.read);
  return (
    <span className={small ? styles.small : styles.chips}>
      {names.map((name) => (
        <button key={name} type="button" className={styles.chip} onClick={() => read(name)}>
          {name}
        </button>
      ))}
    </span>
  );
};
