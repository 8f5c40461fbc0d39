import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { chooseTrap } from './traps.ts';

const ours: TestUnit = { id: 'ours', at: [10, 6] };
const theirs: TestUnit = { id: 'theirs', side: 1, at: [10, 40] };
const terrain = [
  { rect: [8, 8, 12, 12] as const },
  { rect: [8, 30, 12, 34] as const },
  { rect: [8, 26, 12, 28] as const },
  { rect: [8, 36, 12, 38] as const, types: ['impassable' as const] },
];

test('the passable terrain nearest to enemies', () => {
  const { battle } = scene({ units: [ours, theirs], terrain });
  expect([chooseTrap(battle, 0), chooseTrap(battle, 1)]).toEqual([1, 0]);
});

test('none if friends are nearer to all terrain', () => {
  const { battle } = scene({ units: [ours, theirs], terrain: [terrain[0]] });
  expect(chooseTrap(battle, 0)).toBe('none');
});
