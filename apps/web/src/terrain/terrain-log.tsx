import type { TerrainDraft, TerrainMove } from '@muster/rules';
import type { ReactElement } from 'react';
import { moveWords } from './words.ts';
import styles from './terrain-screen.module.css';

/** What the sides did, the newest first; the throws of a roll-off are one line. */
export const TerrainLog = ({
  draft,
  moves,
  names,
}: {
  draft: TerrainDraft;
  moves: readonly TerrainMove[];
  names: readonly string[];
}): ReactElement => {
  const lines = moves.filter(({ type }, i) => type !== 'roll-off' || moves[i + 1]?.type !== 'roll-off');
  return (
    <ol className={styles.log} aria-live="polite" reversed tabIndex={0} aria-label="Moves so far">
      {lines.toReversed().map((move, i) => (
        <li key={lines.length - i}>{moveWords(draft, move, names)}</li>
      ))}
    </ol>
  );
};
