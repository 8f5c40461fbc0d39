import { drawing } from '@muster/picture';
import { memo, type ReactElement, useMemo } from 'react';
import { ENLARGED } from './ground.tsx';
import styles from './table-view.module.css';

/** The look of one piece. */
export interface PieceProps {
  x: number;
  y: number;
  radius: number;
  role: drawing.ModelRole;
  side: number;
  hero: boolean;
  activated: boolean;
  shaken: boolean;
  fatigued: boolean;
  tough: number;
  wounds: number;
  palette: drawing.Palette;
  /** Whether it slides to its position. */
  slides?: boolean;
}

/** One model. It is drawn again only when its look changes, and slides when it moves. */
export const ModelPiece = memo((props: PieceProps): ReactElement => {
  const { x, y, radius, role, side, hero, activated, shaken, fatigued, tough, wounds, palette, slides = true } = props;
  const html = useMemo(() => {
    const look = { side, hero, activated, shaken, fatigued, tough, wounds };
    const glyph = (size: number, colour: string): string => drawing.drawGlyph(role, 0, 0, size, colour, shaken);
    return { __html: drawing.drawPieceOf({ x: 0, y: 0, r: radius * drawing.SCALE }, look, glyph, palette) };
  }, [radius, role, side, hero, activated, shaken, fatigued, tough, wounds, palette]);
  return slides ? (
    <g className={styles.slides} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={ENLARGED} dangerouslySetInnerHTML={html} />
    </g>
  ) : (
    <g transform={`translate(${x} ${y}) ${ENLARGED}`} dangerouslySetInnerHTML={html} />
  );
});
