import { type ReactElement, useMemo } from 'react';
import { useRolling } from './use-rolling.ts';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { Die } from './die.tsx';
import { type TrayRow, trayRows } from './rows.ts';
import { DICE_TEXTS } from './texts.ts';
import styles from './dice-tray.module.css';

/** The dice of this activation: a row for each purpose, the newest first. */
export const DiceTray = (): ReactElement => {
  const { plan, events, beat } = useLoadedBattle();
  const rows = useMemo(() => trayRows(plan, events), [plan, events]);
  const rolling = useRolling(plan, beat);
  return (
    <section className={styles.tray} aria-label={DICE_TEXTS.label} tabIndex={0}>
      {rows.length === 0 ? <p className={styles.none}>{DICE_TEXTS.none}</p> : undefined}
      <ol className={styles.rows}>
        {rows.toReversed().map((row, i) => (
          <li key={rows.length - i} className={styles.row}>
            <Bill row={row} />
            <span className={styles.dice}>
              {row.dice.map((die, at) => (
                <Die key={at} die={die} tumbles={i < rolling} />
              ))}
            </span>
            <span className={styles.result}>{i < rolling ? '' : row.result}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Bill = ({ row: { label, who, target, items } }: { row: TrayRow }): ReactElement => (
  <span className={styles.bill}>
    <span className={styles.label}>
      {label} {target === '' ? undefined : <b className={styles.target}>{target}</b>}
    </span>
    {who === '' ? undefined : <span className={styles.who}>{who}</span>}
    {items.length === 0 ? undefined : (
      <span className={styles.items}>
        {items.map((item) => (
          <span key={item} className={styles.item}>
            {item}
          </span>
        ))}
      </span>
    )}
  </span>
);
