import type { Tint } from './tints.ts';

/** One place of a map in a terminal. Without colours only its sign is seen. */
export interface Cell {
  sign: string;
  ink?: Tint;
  paper?: Tint;
  bold?: boolean;
  underlined?: boolean;
}

/** A drawing of cells, a row below the other. */
export interface Canvas {
  columns: number;
  rows: number;
  cells: Cell[];
}

/** An empty drawing. */
export const makeCanvas = (columns: number, rows: number): Canvas => ({
  columns,
  rows,
  cells: Array.from({ length: columns * rows }, () => ({ sign: ' ' })),
});

/** The cell at a place, if the drawing has it. */
export const cellAt = ({ columns, rows, cells }: Canvas, column: number, row: number): Cell | undefined =>
  column >= 0 && row >= 0 && column < columns && row < rows ? cells[row * columns + column] : undefined;

/** Changes the cell at a place, if the drawing has it. */
export const put = (canvas: Canvas, column: number, row: number, change: Partial<Cell>): void => {
  const cell = cellAt(canvas, column, row);
  if (cell) Object.assign(cell, change);
};

/** The rows of a drawing as text, with its colours or without any. */
export const canvasLines = ({ columns, rows, cells }: Canvas, coloured: boolean): string[] =>
  Array.from({ length: rows }, (_, row) => {
    const line = cells.slice(row * columns, (row + 1) * columns);
    return coloured ? colouredLine(line) : line.map(({ sign }) => sign).join('');
  });

const RESET = '\u001b[0m';

const colouredLine = (cells: readonly Cell[]): string => {
  let out = '';
  let last = '';
  for (const cell of cells) {
    const style = styleOf(cell);
    if (style !== last) out += `\u001b[0${style}m`;
    out += cell.sign;
    last = style;
  }
  return out + RESET;
};

const styleOf = ({ ink, paper, bold, underlined }: Cell): string =>
  [
    bold ? ';1' : '',
    underlined ? ';4' : '',
    ink === undefined ? '' : `;38;5;${ink}`,
    paper === undefined ? '' : `;48;5;${paper}`,
  ].join('');
