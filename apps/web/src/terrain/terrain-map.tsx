import { capital, INCH } from '@muster/kernel';
import { paletteFor, px, SCALE, terrainPatterns } from '@muster/picture';
import { draftTable, type GuidelineFinding, pieceFor, pieceName, type TerrainDraft } from '@muster/rules';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useMemo, useRef } from 'react';
import { inchFigure } from '../parts/lengths.ts';
import { useDark } from '../parts/theme.ts';
import { FindingMark } from '../tables/finding-mark.tsx';
import { MapGrid } from '../tables/map-grid.tsx';
import { PieceDrawing } from '../tables/piece-drawing.tsx';
import { useMapScale } from '../tables/use-map-scale.ts';
import { type Ghost, keyGhost, putGhost } from './ghost.ts';
import styles from './terrain-map.module.css';
import { TERRAIN_TEXTS } from './texts.ts';

const { map: TEXTS } = TERRAIN_TEXTS;

const pointsOf = (polygon: readonly number[]): string =>
  polygon.map((c, i) => `${px(c)}${i % 2 === 0 ? ',' : ' '}`).join('');

/** Rounds to the grid of a dragged ghost: half an inch, with Shift a tenth. */
const snap = (length: number, { shiftKey }: { shiftKey: boolean }): number => {
  const grid = shiftKey ? INCH / 10 : INCH / 2;
  return Math.round(length / grid) * grid;
};

/** The map with the placed pieces and the ghost, which is dragged, tapped to a spot, or moved by keys. */
export const TerrainMap = ({
  draft,
  ghost,
  problem,
  finding,
  nameable,
  onGhost,
  onPlace,
  onName,
}: {
  draft: TerrainDraft;
  ghost: Ghost | undefined;
  /** Why the piece cannot be placed where it is. */
  problem: string | undefined;
  finding: GuidelineFinding | undefined;
  /** Ids of pieces that may be named as dangerous now. */
  nameable: readonly string[];
  onGhost: (ghost: Ghost) => void;
  onPlace: () => void;
  onName: (piece: string) => void;
}): ReactElement => {
  const map = useRef<SVGSVGElement>(null);
  const grip = useRef<{ dx: number; dy: number }>(undefined);
  const dark = useDark();
  const table = useMemo(() => draftTable(draft), [draft]);
  const palette = useMemo(() => paletteFor(draft.name, dark), [draft.name, dark]);
  const patterns = useMemo(() => terrainPatterns(palette), [palette]);
  const [width, height] = [px(draft.width), px(draft.depth)];
  const unit = useMapScale(map, width);
  const piece = ghost && pieceFor(draft, ghost);
  const spotOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } | undefined => {
    const matrix = map.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: x / SCALE, y: y / SCALE };
  };
  const drag = (event: PointerEvent): void => {
    const to = grip.current && spotOf(event);
    if (!ghost || !grip.current || !to) return;
    const { dx, dy } = grip.current;
    onGhost(putGhost(draft, ghost, snap(to.x - dx, event), snap(to.y - dy, event)));
  };
  const take = (event: PointerEvent): void => {
    const at = spotOf(event);
    if (!ghost || !at || event.button !== 0) return;
    event.stopPropagation();
    map.current?.setPointerCapture(event.pointerId);
    grip.current = { dx: at.x - ghost.x, dy: at.y - ghost.y };
  };
  const tap = (event: PointerEvent): void => {
    const at = spotOf(event);
    if (ghost && at && event.button === 0) onGhost(putGhost(draft, ghost, snap(at.x, event), snap(at.y, event)));
  };
  const press = (event: KeyboardEvent): void => {
    if (!ghost || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = keyGhost(draft, ghost, event);
    if (!moved && event.key !== 'Enter') return;
    event.preventDefault();
    if (moved) onGhost(moved);
    else onPlace();
  };
  return (
    <div className={styles.frame}>
      <svg
        ref={map}
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={TEXTS.label(draft.placed.length)}
        onPointerDown={tap}
        onPointerMove={drag}
        onPointerUp={() => (grip.current = undefined)}
        onPointerCancel={() => (grip.current = undefined)}
      >
        <g dangerouslySetInnerHTML={{ __html: patterns }} />
        <rect width={width} height={height} fill={palette.ground} />
        <MapGrid width={draft.width} depth={draft.depth} colour={palette.line} fine={ghost !== undefined} unit={unit} />
        {table.terrain.map((placed) => (
          <PieceDrawing key={placed.id} piece={placed} palette={palette} />
        ))}
        {table.terrain.map((placed) => (
          <polygon
            key={placed.id}
            className={`${styles.placed} ${finding?.pieces.includes(placed.id) ? styles.pointed : ''}`}
            points={pointsOf(placed.polygon)}
            {...(nameable.includes(placed.id)
              ? { onPointerDown: () => onName(placed.id), 'data-nameable': true }
              : undefined)}
          >
            <title>{capital(pieceName(placed))}</title>
          </polygon>
        ))}
        {finding ? <FindingMark finding={finding} unit={unit} /> : undefined}
        {piece && ghost ? (
          <>
            <g className={styles.ghost}>
              <PieceDrawing piece={piece} palette={palette} />
            </g>
            <polygon
              className={`${styles.outline} ${problem === undefined ? '' : styles.illegal}`}
              points={pointsOf(piece.polygon)}
              role="button"
              tabIndex={0}
              aria-label={TEXTS.ghost({
                piece: pieceName(piece),
                x: inchFigure(ghost.x),
                y: inchFigure(ghost.y),
                degrees: ghost.degrees,
              })}
              onPointerDown={take}
              onKeyDown={press}
            />
          </>
        ) : undefined}
        <rect className={styles.edge} width={width} height={height} stroke={palette.line} strokeWidth={3 * unit} />
      </svg>
      {ghost && problem !== undefined ? (
        <p className={styles.reason} style={reasonPlace(draft, ghost)} aria-hidden="true">
          {problem}
        </p>
      ) : undefined}
    </div>
  );
};

/** Returns the place of the reason: next to the ghost, toward the middle of the table. */
const reasonPlace = ({ width, depth }: TerrainDraft, { x, y }: Ghost): Record<string, string> => ({
  [x < width / 2 ? 'left' : 'right']: `${((x < width / 2 ? x : width - x) * 100) / width}%`,
  [y < depth / 2 ? 'top' : 'bottom']: `${((y < depth / 2 ? y : depth - y) * 100) / depth}%`,
});
