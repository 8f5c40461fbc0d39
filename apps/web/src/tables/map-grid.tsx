import { INCH } from '@muster/kernel';
import { px } from '@muster/picture';
import { memo, type ReactElement } from 'react';
import styles from './map-grid.module.css';

const lines = (length: number, step: number, line: (at: number) => string): string =>
  Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => line(px((i + 1) * step))).join('');

const grid = (width: number, depth: number, step: number): string =>
  lines(width, step, (x) => `M${x} 0V${px(depth)}`) + lines(depth, step, (y) => `M0 ${y}H${px(width)}`);

/** Grid lines every six inches, and every inch while a piece is moved. */
export const MapGrid = memo(
  ({
    width,
    depth,
    colour,
    fine,
    unit,
  }: {
    width: number;
    depth: number;
    colour: string;
    fine: boolean;
    unit: number;
  }): ReactElement => (
    <g fill="none" stroke={colour} aria-hidden="true">
      <path d={grid(width, depth, 6 * INCH)} strokeWidth={unit} strokeOpacity="0.35" />
      <path className={fine ? styles.fine : styles.hidden} d={grid(width, depth, INCH)} strokeWidth={0.7 * unit} />
    </g>
  ),
);
