import { INCH } from '@muster/kernel';
import {
  type Added,
  duplicatePiece,
  growPiece,
  movePiece,
  pieceOf,
  removePiece,
  type TableDraft,
  turnPiece,
  copyPieceOpposite,
} from './draft.ts';

/** A key press. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** The table and the selected piece after a key press; key presses with the same tag are undone together. */
export interface KeyEdit {
  draft: TableDraft;
  selected: string | undefined;
  tag?: string;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the id of the piece so many places after this one; after the last piece comes the first. */
const neighbour = ({ pieces }: TableDraft, id: string, by: number): string | undefined => {
  const place = pieces.findIndex(({ piece }) => piece.id === id);
  return place < 0 ? undefined : pieces.at((place + by) % pieces.length)?.piece.id;
};

const added = (draft: TableDraft, id: string, more: Added | undefined): KeyEdit =>
  more ? { draft: more.draft, selected: more.id } : { draft, selected: id };

/** Returns what a key does to the selected piece, or undefined for other keys. */
export const keyEdit = (draft: TableDraft, id: string, { key, shiftKey }: Pressed): KeyEdit | undefined => {
  const step = STEPS[key];
  if (step) {
    const by = shiftKey ? INCH / 10 : INCH;
    return { draft: movePiece(draft, id, step[0] * by, step[1] * by), selected: id, tag: `move ${id}` };
  }
  const turned = pieceOf(draft, id)?.turned ?? 0;
  const turn = (by: number): KeyEdit => ({
    draft: turnPiece(draft, id, turned + by),
    selected: id,
    tag: `turn ${id}`,
  });
  const grow = (percent: number): KeyEdit => ({
    draft: growPiece(draft, id, percent),
    selected: id,
    tag: `grow ${id}`,
  });
  switch (key.toLowerCase()) {
    case '[':
      return turn(-5);
    case '{':
      return turn(-45);
    case ']':
      return turn(5);
    case '}':
      return turn(45);
    case '+':
    case '=':
      return grow(105);
    case '-':
    case '_':
      return grow(100 / 1.05);
    case 'd':
      return added(draft, id, duplicatePiece(draft, id));
    case 't':
      return added(draft, id, copyPieceOpposite(draft, id));
    case 'delete':
    case 'backspace':
      return { draft: removePiece(draft, id), selected: draft.pieces.length > 1 ? neighbour(draft, id, 1) : undefined };
    case 'n':
      return { draft, selected: neighbour(draft, id, 1) };
    case 'p':
      return { draft, selected: neighbour(draft, id, -1) };
    default:
      return undefined;
  }
};
