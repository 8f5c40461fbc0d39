import type { ReactElement } from 'react';
import { sideColour } from '../parts/side-colour.ts';
import styles from './holdings-chart.module.css';
import { SideName } from '../parts/side-name.tsx';
import type { RoundHoldings } from '../tape/tally.ts';

/** Who held how many markers when each round was over: bars, with the figures in them. */
export const HoldingsChart = ({
  rounds,
  names,
}: {
  rounds: readonly RoundHoldings[];
  names: readonly string[];
}): ReactElement => {
  const total = Math.max(1, ...rounds.map(({ held }) => held.reduce((sum, n) => sum + n, 0)));
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Objectives held after each round</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Held</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, held }) => (
            <tr key={round}>
              <th scope="row">Round {round}</th>
              <td>
                <svg viewBox="0 0 300 28" preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
                  {held.map((count, side) => {
                    const before = held.slice(0, side).reduce((sum, n) => sum + n, 0);
                    return (
                      <rect
                        key={side}
                        x={(300 * before) / total}
                        width={Math.max(0, (300 * count) / total - 1.5)}
                        height={28}
                        className={side < names.length ? styles.side : styles.nobody}
                        style={sideColour(side)}
                      />
                    );
                  })}
                </svg>
                <div className={styles.figures}>
                  {held.map((count, side) =>
                    count > 0 ? (
                      <span
                        key={side}
                        className={side < names.length ? undefined : styles.free}
                        style={{ flexGrow: count }}
                      >
                        {count} <span className={styles.who}>{names[side] ?? 'nobody'}</span>
                      </span>
                    ) : undefined,
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        {names.map((name, side) => (
          <SideName key={side} side={side} name={name} />
        ))}
        <span className={styles.none}>nobody</span>
      </p>
    </>
  );
};
