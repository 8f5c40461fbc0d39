/** A part of a section: a paragraph, a list of points or a table. */
export type HandbookBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; points: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A section of a page, with its heading. */
export interface HandbookSection {
  title: string;
  blocks: readonly HandbookBlock[];
}

/** A page of the handbook: `How to play`, the reference or the glossary. */
export interface HandbookPage {
  title: string;
  intro: string;
  sections: readonly HandbookSection[];
}

/** Returns a paragraph. */
export const textBlock = (words: string): HandbookBlock => ({ kind: 'text', text: words });

/** Returns a list of points; those that do not apply are left out. */
export const listBlock = (...points: readonly (string | false)[]): HandbookBlock => ({
  kind: 'list',
  points: points.filter((point) => point !== false),
});

/** Returns a table. */
export const tableBlock = (head: readonly string[], rows: readonly (readonly string[])[]): HandbookBlock => ({
  kind: 'table',
  head,
  rows,
});

/** Returns a section; blocks that do not apply are left out. */
export const section = (title: string, ...blocks: readonly (HandbookBlock | false)[]): HandbookSection => ({
  title,
  blocks: blocks.filter((block) => block !== false),
});

/** Returns a length in hundredths of an inch as people read it: `12″`. */
export const inches = (hundredths: number): string => `${hundredths / 100}″`;
