import { expect, it } from 'vitest';
import { beginHistory, record, redo, undo } from './history.ts';

it('changes can be undone and redone', () => {
  const history = record(record(beginHistory(1), 2), 3);
  expect(undo(history).present).toBe(2);
  expect(undo(undo(undo(history))).present).toBe(1);
  expect(redo(undo(history)).present).toBe(3);
  expect(redo(history)).toBe(history);
  expect(record(undo(history), 9).future).toEqual([]);
});

it('successive changes with one tag are undone together', () => {
  const history = record(record(record(beginHistory(1), 2, 'move'), 3, 'move'), 4, 'turn');
  expect(undo(history).present).toBe(3);
  expect(undo(undo(history)).present).toBe(1);
  expect(record(history, 4)).toBe(history);
});
