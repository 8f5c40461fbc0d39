import type { TerrainPiece } from '@muster/engine';
import { drawWholePiece, paletteFor, px } from '@muster/picture';
import { type KindName, makePiece, TERRAIN_KINDS } from '@muster/rules';
import { memo, type ReactElement, useMemo } from 'react';
import { Template } from '../parts/template.tsx';
import { useDark } from '../parts/theme.ts';
import styles from './kind-palette.module.css';
import { TABLES_TEXTS } from './texts.ts';

const { map: TEXTS } = TABLES_TEXTS;

/** The kinds of terrain, the most common first. */
const ORDER: readonly KindName[] = [
  'forest',
  'building',
  'ruins',
  'hill',
  'field',
  'barricade',
  'river',
  'swamp',
  'rubble',
  'lava',
  'mountain',
  'shallow-lake',
  'deep-lake',
  'platform',
  'chasm',
];

/** The size of the picture of a kind, in hundredths of an inch. */
const ROOM = { width: 1300, depth: 800 };

const sample = (kind: KindName): TerrainPiece => {
  const { width, depth } = TERRAIN_KINDS[kind].smallest;
  const scale = Math.min(1, (ROOM.width - 100) / width, (ROOM.depth - 100) / depth);
  return makePiece(
    kind,
    kind,
    { x: ROOM.width / 2, y: ROOM.depth / 2 },
    { width: Math.round(width * scale), depth: Math.round(depth * scale) },
  );
};

/** The kinds of terrain that can be added to the table. */
export const KindPalette = memo(({ onAdd }: { onAdd: (kind: KindName) => void }): ReactElement => {
  const dark = useDark();
  const pictures = useMemo(() => {
    const palette = paletteFor(undefined, dark);
    return ORDER.map((kind) => ({ kind, drawn: drawWholePiece(sample(kind), palette) }));
  }, [dark]);
  return (
    <ul className={styles.kinds} aria-label={TEXTS.palette}>
      {pictures.map(({ kind, drawn }) => (
        <li key={kind}>
          <button type="button" className={styles.kind} onClick={() => onAdd(kind)}>
            <svg viewBox={`0 0 ${px(ROOM.width)} ${px(ROOM.depth)}`} aria-hidden="true">
              <g dangerouslySetInnerHTML={{ __html: drawn }} />
            </svg>
            <Template
              text={TEXTS.add}
              parts={{
                add: <span className="visually-hidden">{TEXTS.addWord}</span>,
                kind: TERRAIN_KINDS[kind].name,
              }}
            />
          </button>
        </li>
      ))}
    </ul>
  );
});
