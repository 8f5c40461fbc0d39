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
  twinPiece,
} from './draft.ts';

/** A key as it was pressed. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** What a key does to a table, which piece is chosen then, and what is undone together with it. */
export interface KeyDeed {
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

/** Keys and what they do, for those who look for them. */
export const KEY_WORDS: readonly (readonly [keys: string, words: string])[] = [
  ['Arrows', 'move by an inch (with Shift by a tenth)'],
  ['[ and ]', 'turn by 5 degrees (with Shift by 45)'],
  ['+ and −', 'larger and smaller'],
  ['D', 'one more beside it'],
  ['T', 'a twin on the other side of the table'],
  ['Delete', 'take it away'],
  ['N and P', 'to the next piece and the one before'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo and redo'],
];

/** The piece that comes so many after one, round and round. */
const neighbour = ({ pieces }: TableDraft, id: string, by: number): string | undefined => {
  const place = pieces.findIndex(({ piece }) => piece.id === id);
  return place < 0 ? undefined : pieces.at((place + by) % pieces.length)?.piece.id;
};

const added = (draft: TableDraft, id: string, more: Added | undefined): KeyDeed =>
  more ? { draft: more.draft, selected: more.id } : { draft, selected: id };

/** What a key does to the piece that is chosen; nothing for keys that mean nothing. */
export const keyDeed = (draft: TableDraft, id: string, { key, shiftKey }: Pressed): KeyDeed | undefined => {
  const step = STEPS[key];
  if (step) {
    const by = shiftKey ? INCH / 10 : INCH;
    return { draft: movePiece(draft, id, step[0] * by, step[1] * by), selected: id, tag: `move ${id}` };
  }
  const turned = pieceOf(draft, id)?.turned ?? 0;
  const turn = (by: number): KeyDeed => ({
    draft: turnPiece(draft, id, turned + by),
    selected: id,
    tag: `turn ${id}`,
  });
  const grow = (percent: number): KeyDeed => ({
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
      return added(draft, id, twinPiece(draft, id));
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
