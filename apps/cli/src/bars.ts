import { percent } from '@muster/kernel';
import type { Paint } from './colours.ts';
import { lineWidth, shorten } from './text-table.ts';

/** The eighths of a block, from nothing to almost all. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Returns a bar for a share from 0 to 1, in blocks and eighths of blocks. */
export const bar = (share: number, width: number): string => {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return '█'.repeat(Math.trunc(eighths / 8)) + EIGHTHS[eighths % 8];
};

/** Returns a chance as text: `63.2 %`; never 0 % or 100 % for a value that is only near it. */
export const chanceText = (share: number): string => percent(share, { digits: 1, gap: ' ', isChance: true });

/** A row of a chart: label, bar, figure. */
export interface BarRow {
  label: string;
  share: number;
  /** Whether the row is emphasised. */
  strong?: boolean;
  /** The side whose colour the bar has. */
  side?: number;
}

const LONGEST_BAR = 40;
const SHORTEST_BAR = 10;
/** The figure, as wide as `> 99.9 %`, and the spaces around it and the label. */
const FIGURE = 8;
const SPACES = 6;

/** Returns rows with labels, bars and figures, never wider than the screen. */
export const chart = (rows: readonly BarRow[], paint: Paint): string[] => rows.map(drawer(rows, paint));

/** A chart with a heading. */
export interface ChartSection {
  heading: string;
  rows: readonly BarRow[];
}

/** Returns charts below each other with aligned columns; skips charts without rows. */
export const charts = (sections: readonly ChartSection[], paint: Paint): string[] => {
  const draw = drawer(
    sections.flatMap(({ rows }) => rows),
    paint,
  );
  return sections.flatMap(({ heading, rows }) =>
    rows.length === 0 ? [] : ['', paint.bold(heading), ...rows.map(draw)],
  );
};

/** Returns a function that draws a row aligned with all the given rows. */
const drawer = (rows: readonly BarRow[], { dim, bold, side }: Paint): ((row: BarRow) => string) => {
  const room = lineWidth(100) - SPACES - FIGURE;
  const label = Math.min(room - SHORTEST_BAR, Math.max(0, ...rows.map((row) => row.label.length)));
  const width = Math.min(LONGEST_BAR, room - label);
  return (row) => {
    const full = bar(row.share, width);
    const own = row.side === undefined || full === '' ? full : side(row.side, full);
    const rest = full.length < width ? dim('·'.repeat(width - full.length)) : '';
    const words = shorten(row.label, label).padStart(label);
    return `  ${row.strong ? bold(words) : words}  ${own}${rest}  ${chanceText(row.share).padStart(FIGURE)}`;
  };
};
