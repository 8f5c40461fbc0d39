import type { Paint } from './colours.ts';

/** The eighths of a block, from nothing to almost all. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar for a share of 1, in blocks and eighths of blocks. */
export const bar = (share: number, width: number): string => {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return '█'.repeat(Math.trunc(eighths / 8)) + EIGHTHS[eighths % 8];
};

/** A chance as people read it: `63.2 %`, and never 0 or 100 for what is merely near. */
export const percent = (share: number): string => {
  if (share <= 0) return '0 %';
  if (share >= 1) return '100 %';
  const text = (share * 100).toFixed(1);
  if (text === '0.0') return '< 0.1 %';
  if (text === '100.0') return '> 99.9 %';
  return `${text} %`;
};

/** A row of a chart: what, a bar, how much. */
export interface ChartRow {
  label: string;
  share: number;
  /** Something that matters more than the others. */
  strong?: boolean;
}

const WIDTH = 40;

/** Rows with bars, labels to the left and figures to the right. */
export const chart = (rows: readonly ChartRow[], { dim, bold }: Paint): string[] => {
  const label = Math.max(0, ...rows.map((row) => row.label.length));
  return rows.map((row) => {
    const full = bar(row.share, WIDTH);
    const rest = dim('·'.repeat(Math.max(0, WIDTH - full.length)));
    const words = row.strong ? bold(row.label.padStart(label)) : row.label.padStart(label);
    return `  ${words}  ${full}${rest}  ${percent(row.share).padStart(9)}`;
  });
};
