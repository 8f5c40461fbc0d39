import type { TerrainDraft, TerrainMove } from '@muster/rules';
import type { ReactElement } from 'react';
import styles from './terrain-screen.module.css';
import { moveWords } from './terrain-words.ts';
import { TERRAIN_TEXTS } from './texts.ts';

/** The moves of all sides, the newest first. All rolls of a roll-off share one line. */
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
    <ol className={styles.log} aria-live="polite" reversed tabIndex={0} aria-label={TERRAIN_TEXTS.logLabel}>
      {lines.toReversed().map((move, i) => (
        <li key={lines.length - i}>{moveWords(draft, move, names)}</li>
      ))}
    </ol>
  );
};
