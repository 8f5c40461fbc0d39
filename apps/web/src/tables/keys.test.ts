import { expect, it } from 'vitest';
import { addPiece, pieceOf, type TableDraft } from './draft.ts';
import { keyEdit } from './keys.ts';

const EMPTY: TableDraft = { width: 4800, depth: 4800, pieces: [] };
const first = addPiece(EMPTY, 'forest')?.draft ?? EMPTY;
const draft = addPiece(first, 'hill')?.draft ?? first;
const press = (key: string, shiftKey = false) => keyEdit(draft, 'forest-1', { key, shiftKey });

it('keys move, turn and resize a piece', () => {
  const after = (key: string, shiftKey = false) => pieceOf(press(key, shiftKey)?.draft ?? draft, 'forest-1');
  expect(after('ArrowRight')?.at).toEqual({ x: 2500, y: 2400 });
  expect(after('ArrowUp', true)?.at).toEqual({ x: 2400, y: 2390 });
  expect(after(']')?.turned).toBe(5);
  expect(after('{', true)?.turned).toBe(315);
  expect(after('+')?.scale.width).toBe(105);
});

it('keys add and remove pieces and select the next one', () => {
  expect(press('d')).toMatchObject({ selected: 'forest-2' });
  expect(press('t')?.draft.pieces).toHaveLength(3);
  expect(press('Delete')).toMatchObject({ selected: 'hill-1', draft: { pieces: [{ piece: { id: 'hill-1' } }] } });
  expect(press('n')?.selected).toBe('hill-1');
  expect(press('p')?.selected).toBe('hill-1');
  expect(press('x')).toBeUndefined();
});
