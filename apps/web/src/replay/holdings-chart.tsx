import type { ReactElement } from 'react';
import { sideColour } from '../parts/side-colour.ts';
import styles from './holdings-chart.module.css';
import { SideName } from '../parts/side-name.tsx';
import { Template } from '../parts/template.tsx';
import type { RoundHoldings } from '../tape/tally.ts';
import { REPLAY_TEXTS } from './texts.ts';

/** Bars that show how many objectives each side held at the end of each round. */
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
        <caption className="visually-hidden">{REPLAY_TEXTS.holdings.caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{REPLAY_TEXTS.holdings.round}</th>
            <th scope="col">{REPLAY_TEXTS.holdings.held}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, held }) => (
            <tr key={round}>
              <th scope="row">{REPLAY_TEXTS.holdings.inRound(round)}</th>
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
                        className={side < names.length ? styles.side : styles.unheld}
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
                        <Template
                          text={REPLAY_TEXTS.holdings.count(count)}
                          parts={{
                            side: <span className={styles.who}>{names[side] ?? REPLAY_TEXTS.holdings.noSide}</span>,
                          }}
                        />
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
        <span className={styles.none}>{REPLAY_TEXTS.holdings.noSide}</span>
      </p>
    </>
  );
};
