import type { Battle, Names } from '@muster/engine';
import type { ReactElement } from 'react';
import styles from './table-panel.module.css';
import { objectiveLines, sizeLine, terrainLines, zoneLines } from './table-words.ts';
import { TEXT_TEXTS } from './texts.ts';

const Lines = ({ lines }: { lines: readonly string[] }): ReactElement => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** The table in words: objectives, deployment zones and terrain. */
export const TableWords = ({ battle, names }: { battle: Battle; names: Names }): ReactElement => {
  const objectives = objectiveLines(battle, names);
  const zones = zoneLines(battle, names);
  return (
    <section className={styles.table} aria-label={TEXT_TEXTS.table}>
      <h2>{TEXT_TEXTS.table}</h2>
      <p>{sizeLine(battle)}</p>
      {objectives.length > 0 ? <Lines lines={objectives} /> : undefined}
      {zones.length > 0 ? (
        <details>
          <summary>{TEXT_TEXTS.zones}</summary>
          <Lines lines={zones} />
        </details>
      ) : undefined}
      <details>
        <summary>{TEXT_TEXTS.terrain(battle.plan.terrain.length)}</summary>
        <Lines lines={terrainLines(battle)} />
      </details>
    </section>
  );
};
