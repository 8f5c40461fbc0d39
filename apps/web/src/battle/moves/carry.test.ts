import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { aimOf, dragTo } from './carry.ts';
import { withPaths, middleOfEnds, movesOf, newDraft, withEnd } from './draft.ts';
import { moveTask } from './move-tasks.ts';

const at = scene({
  units: [
    { id: 'us', at: [30, 10], models: 3 },
    { id: 'foe', side: 1, at: [60, 40] },
  ],
});
const { battle } = at;
const task = moveTask(battle, { unit: at.unit('us'), action: 'advance' });

test('a dragged unit goes to the point, or as far as it may', () => {
  const near = dragTo(battle, task, newDraft(task), { x: 3125, y: 1400 });
  expect(near.refusal).toBeUndefined();
  expect(middleOfEnds(battle, task, near.paths)).toEqual({ x: 3125, y: 1400 });
  const far = dragTo(battle, task, newDraft(task), { x: 3125, y: 3000 });
  expect(far.refusal?.code).toBe('move-too-far');
  expect(task.check(movesOf(battle, task, far.paths))).toBeUndefined();
  // The next drag continues from the wanted point, not from the reached one.
  expect(aimOf(battle, task, withPaths(newDraft(task), far.paths, far.aim))).toEqual({ x: 3125, y: 3000 });
});

test('after single models were moved, a dragged unit keeps its arrangement', () => {
  const [first] = task.models;
  const draft = withPaths(newDraft(task), withEnd(new Map(), first, { x: 2950, y: 1100 }));
  const middle = middleOfEnds(battle, task, draft.paths);
  const { paths, aim } = dragTo(battle, task, draft, { x: middle.x, y: middle.y + 100 });
  expect(paths.get(first)).toEqual([2950, 1200]);
  expect(aim).toBeUndefined();
});
