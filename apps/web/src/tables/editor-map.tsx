import { paletteFor, px, terrainPatterns } from '@muster/picture';
import type { GuidelineFinding } from '@muster/rules';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { useDark } from '../parts/theme.ts';
import { pieceOf } from './draft.ts';
import styles from './editor-map.module.css';
import { FindingMark } from './finding-mark.tsx';
import { Handles } from './handles.tsx';
import { keyEdit } from './keys.ts';
import { MapGrid } from './map-grid.tsx';
import { PieceDrawing } from './piece-drawing.tsx';
import { TABLES_TEXTS } from './texts.ts';
import type { Editor } from './use-editor.ts';
import { useMapScale } from './use-map-scale.ts';
import { usePieceDrag } from './use-piece-drag.ts';
import { pieceWords } from './piece-words.ts';

const pointsOf = (polygon: readonly number[]): string =>
  polygon.map((c, i) => `${px(c)}${i % 2 === 0 ? ',' : ' '}`).join('');

/** The map of the editor, on which pieces are dragged, turned and resized with a pointer or by keys. */
export const EditorMap = ({
  editor,
  finding,
}: {
  editor: Editor;
  /** The guideline that is highlighted. */
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
  // Keys select the next piece; while the focus is on the map it follows.
  useEffect(() => {
    if (focused.current && selected !== undefined)
      map.current?.querySelector<SVGElement>(`[data-piece="${CSS.escape(selected)}"]`)?.focus();
  }, [selected]);
  const press = (event: KeyboardEvent, id: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const after = keyEdit(settled, id, event);
    if (!after) return;
    event.preventDefault();
    editor.change(after.draft, after.tag);
    editor.select(after.selected);
  };
  return (
    <svg
      ref={map}
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={TABLES_TEXTS.map.label}
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
