import { paletteFor, px, terrainPatterns } from '@muster/picture';
import type { GuidelineFinding } from '@muster/rules';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { useDark } from '../parts/theme.ts';
import { pieceOf } from './draft.ts';
import styles from './editor-map.module.css';
import { FindingMark } from './finding-mark.tsx';
import { Handles } from './handles.tsx';
import { keyDeed } from './keys.ts';
import { MapGrid } from './map-grid.tsx';
import { PieceDrawing } from './piece-drawing.tsx';
import type { Editor } from './use-editor.ts';
import { useMapScale } from './use-map-scale.ts';
import { usePieceDrag } from './use-piece-drag.ts';
import { pieceWords } from './words.ts';

const pointsOf = (polygon: readonly number[]): string =>
  polygon.map((c, i) => `${px(c)}${i % 2 === 0 ? ',' : ' '}`).join('');

/** The table that is being laid: pieces are dragged, turned and sized on it, by pointer or by keys. */
export const EditorMap = ({
  editor,
  finding,
}: {
  editor: Editor;
  /** What is pointed out. */
  finding: GuidelineFinding | undefined;
}): ReactElement => {
  const { draft, settled, selected } = editor;
  const map = useRef<SVGSVGElement>(null);
  const dark = useDark();
  const palette = useMemo(() => paletteFor(draft.name, dark), [draft.name, dark]);
  const patterns = useMemo(() => terrainPatterns(palette), [palette]);
  const [width, height] = [px(draft.width), px(draft.depth)];
  const unit = useMapScale(map, width);
  const { start, handlers } = usePieceDrag(map, editor);
  const chosen = pieceOf(draft, selected);
  const focused = useRef(false);
  // Keys lead from piece to piece; the focus goes along while it is on the map.
  useEffect(() => {
    if (focused.current && selected !== undefined)
      map.current?.querySelector<SVGElement>(`[data-piece="${CSS.escape(selected)}"]`)?.focus();
  }, [selected]);
  const press = (event: KeyboardEvent, id: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = keyDeed(settled, id, event);
    if (!deed) return;
    event.preventDefault();
    editor.change(deed.draft, deed.tag);
    editor.select(deed.selected);
  };
  return (
    <svg
      ref={map}
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="The table. Choose a piece; arrow keys move it."
      onPointerDown={() => editor.select(undefined)}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={() => {
        focused.current = false;
      }}
      {...handlers}
    >
      <g dangerouslySetInnerHTML={{ __html: patterns }} />
      <rect width={width} height={height} fill={palette.ground} />
      <MapGrid width={draft.width} depth={draft.depth} colour={palette.line} fine={draft !== settled} unit={unit} />
      {draft.pieces.map(({ piece }) => (
        <PieceDrawing key={piece.id} piece={piece} palette={palette} />
      ))}
      {draft.pieces.map((laid, index) => (
        <polygon
          key={laid.piece.id}
          data-piece={laid.piece.id}
          className={`${styles.piece} ${finding?.pieces.includes(laid.piece.id) ? styles.pointed : ''}`}
          points={pointsOf(laid.piece.polygon)}
          role="button"
          tabIndex={laid.piece.id === selected || (chosen === undefined && index === 0) ? 0 : -1}
          aria-label={pieceWords(laid)}
          aria-pressed={laid.piece.id === selected}
          onFocus={() => editor.select(laid.piece.id)}
          onPointerDown={(event) => start(event, laid.piece.id, 'move')}
          onKeyDown={(event) => press(event, laid.piece.id)}
        />
      ))}
      {finding ? <FindingMark finding={finding} unit={unit} /> : undefined}
      {chosen ? <Handles laid={chosen} unit={unit} onStart={start} /> : undefined}
      <rect className={styles.edge} width={width} height={height} stroke={palette.line} strokeWidth={3 * unit} />
    </svg>
  );
};
