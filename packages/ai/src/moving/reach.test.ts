import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { type ReachMap, reachFrom } from './reach.ts';

const ADVANCE = { kind: 'advance' } as const;

const wayTo = (map: ReachMap | undefined, x: number, y: number): number =>
  map ? map.ways[Math.round((y - map.y) / map.step) * map.columns + Math.round((x - map.x) / map.step)] : -1;

test('on open ground the way is the straight line, on foot it leads around walls', () => {
  const at = scene({
    units: [
      { id: 'us', at: [30, 10] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
    terrain: [{ rect: [26, 12, 34, 13], types: ['impassable', 'blocking'] }],
  });
  const map = reachFrom(at.battle, at.battle.plan.units[at.unit('us')].first, 3000, 1000, ADVANCE);
  expect(map?.limit).toBe(600);
  expect(wayTo(map, 3300, 1000)).toBe(300);
  expect(wayTo(map, 3000, 700)).toBe(300);
  expect(wayTo(map, 3000, 1500)).toBeGreaterThan(900);
});

test('the edge of the table is out of reach', () => {
  const at = scene({
    units: [
      { id: 'us', at: [2, 10] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const map = reachFrom(at.battle, at.battle.plan.units[at.unit('us')].first, 200, 1000, ADVANCE);
  expect(wayTo(map, 0, 1000)).toBe(Infinity);
});
