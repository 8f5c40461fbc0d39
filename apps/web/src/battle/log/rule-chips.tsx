import type { ReactElement } from 'react';
import { useScreenState } from '../desk/battle-context.ts';
import type { RuleOn } from '../phases/rules-on.ts';
import styles from './rule-chips.module.css';

/** Rules as small buttons that open their explanations. A share shows how many models of a unit have one. */
export const RuleChips = ({ rules, small = false }: { rules: readonly RuleOn[]; small?: boolean }): ReactElement => {
  const read = useScreenState((desk) => desk.read);
  return (
    <span className={small ? styles.small : styles.chips}>
      {rules.map(({ name, share }) => (
        <button key={name} type="button" className={styles.chip} onClick={() => read(name)}>
          {name}
          {share === undefined ? undefined : <span className={styles.share}> {share}</span>}
        </button>
      ))}
    </span>
  );
};
