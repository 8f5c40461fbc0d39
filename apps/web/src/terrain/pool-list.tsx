import { capital } from '@muster/kernel';
import { drawWholePiece, paletteFor, px } from '@muster/picture';
import { makePiece, type PoolPiece, poolPieceText, TERRAIN_KINDS } from '@muster/rules';
import { memo, type ReactElement, useMemo } from 'react';
import { useDark } from '../parts/theme.ts';
import styles from './pool-list.module.css';
import { TERRAIN_TEXTS } from './texts.ts';

/** The size of the picture of a piece, in hundredths of an inch. */
const ROOM = 1300;

/** The pieces that are not placed yet, with pictures; a click chooses one where that is allowed. */
export const PoolList = memo(
  ({
    landscape,
    pool,
    pieces,
    chosen,
    onChoose,
  }: {
    landscape: string | undefined;
    pool: readonly PoolPiece[];
    /** Their numbers in the pool. */
    pieces: readonly number[];
    chosen?: number | undefined;
    onChoose?: ((piece: number) => void) | undefined;
  }): ReactElement => {
    const dark = useDark();
    const pictures = useMemo(() => {
      const palette = paletteFor(landscape, dark);
      return pool.map(({ kind, size = TERRAIN_KINDS[kind].smallest, shape }) =>
        drawWholePiece(makePiece(kind, kind, { x: ROOM / 2, y: ROOM / 2 }, size, 0, shape), palette),
      );
    }, [landscape, pool, dark]);
    return (
      <ul className={styles.pieces} aria-label={TERRAIN_TEXTS.pool.label}>
        {pieces.map((piece) => (
          <li key={piece}>
            <button
              type="button"
              className={styles.piece}
              aria-pressed={piece === chosen}
              disabled={!onChoose}
              onClick={() => onChoose?.(piece)}
            >
              <svg viewBox={`0 0 ${px(ROOM)} ${px(ROOM)}`} aria-hidden="true">
                <g dangerouslySetInnerHTML={{ __html: pictures[piece] }} />
              </svg>
              {capital(poolPieceText(pool[piece]))}
            </button>
          </li>
        ))}
      </ul>
    );
  },
);
