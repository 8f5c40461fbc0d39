import type { TerminalColour } from './tints.ts';

/** One cell of a map in a terminal; without colours only its sign is shown. */
export interface Cell {
  sign: string;
  ink?: TerminalColour;
  paper?: TerminalColour;
  bold?: boolean;
  underlined?: boolean;
}

/** A grid of cells, row by row. */
export interface Canvas {
  columns: number;
  rows: number;
  cells: Cell[];
}

/** Returns an empty canvas. */
export const makeCanvas = (columns: number, rows: number): Canvas => ({
  columns,
  rows,
  cells: Array.from({ length: columns * rows }, () => ({ sign: ' ' })),
});

/** Returns the cell at a column and row, if it is on the canvas. */
export const cellAt = ({ columns, rows, cells }: Canvas, column: number, row: number): Cell | undefined =>
  column >= 0 && row >= 0 && column < columns && row < rows ? cells[row * columns + column] : undefined;

/** Changes the cell at a column and row, if it is on the canvas. */
export const put = (canvas: Canvas, column: number, row: number, change: Partial<Cell>): void => {
  const cell = cellAt(canvas, column, row);
  if (cell) Object.assign(cell, change);
};

/** Returns the rows of a canvas as text, with or without colours. */
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
