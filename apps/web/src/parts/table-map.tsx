import type { Table } from '@muster/engine';
import { drawTerrain, paletteFor, px, terrainPatterns } from '@muster/picture';
import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import styles from './table-map.module.css';
import { useDark } from './theme.ts';

/** A small map of a table. Children are drawn over it, in the pixels of pictures. */
export const TableMap = memo(
  ({ table, label, children }: { table: Table; label: string; children?: ReactNode }): ReactElement => {
    const dark = useDark();
    const { ground, line, drawn } = useMemo(() => {
      const palette = paletteFor(table.name, dark);
      return { ...palette, drawn: terrainPatterns(palette) + drawTerrain(table.terrain, palette) };
    }, [table, dark]);
    const [width, height] = [px(table.width), px(table.depth)];
    return (
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <rect width={width} height={height} fill={ground} />
        <g dangerouslySetInnerHTML={{ __html: drawn }} />
        {children}
        <rect width={width} height={height} fill="none" stroke={line} strokeWidth="3" />
      </svg>
    );
  },
);
