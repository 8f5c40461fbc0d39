import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { type ReachMap, reachOf } from './reach.ts';

const ADVANCE = { kind: 'advance' } as const;

const beyond = (map: ReachMap | undefined, x: number, y: number): number =>
  map ? map.beyond[Math.round((y - map.y) / map.step) * map.columns + Math.round((x - map.x) / map.step)] : NaN;

test('on open ground the way is the straight line, on foot it leads around walls', () => {
  const at = scene({
    units: [
      { id: 'us', at: [30, 10] },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
    terrain: [{ rect: [26, 12, 34, 13], types: ['impassable', 'blocking'] }],
  });
  const map = reachOf(at.battle, [at.battle.plan.units[at.unit('us')].first], ADVANCE);
  expect(beyond(map, 3300, 1000)).toBe(-300);
  expect(beyond(map, 3000, 700)).toBe(-300);
  expect(beyond(map, 3000, 1500)).toBeGreaterThan(300);
});

test('the nearest of several models counts, and nobody stands on the edge of the table', () => {
  const at = scene({
    units: [
      { id: 'us', at: [2, 10], models: 3, spacing: 1 },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const { first } = at.battle.plan.units[at.unit('us')];
  const map = reachOf(at.battle, [first, first + 1, first + 2], ADVANCE);
  expect(beyond(map, 0, 1000)).toBe(Infinity);
  const far = at.battle.x[first + 2];
  expect(beyond(map, Math.floor((far + 500) / 50) * 50, 1000)).toBeLessThan(0);
});

test('out of a transport one gets from its edge, and never farther than fully within 6"', () => {
  const { battle, unit, model } = scene({
    units: [
      { id: 'wagon', at: [30, 20], radius: 1.5 },
      { id: 'us', at: [0, 0], inside: 'wagon' },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const from = { x: 3000, y: 2000 };
  for (const kind of ['advance', 'rush'] as const) {
    const map = reachOf(battle, [model('us')], { kind, origin: unit('wagon') }, from);
    expect(beyond(map, 3700, 2000)).toBe(0);
    expect(beyond(map, 3750, 2000)).toBe(50);
  }
});

test('on open ground there are no bites in it, wherever somebody stands', () => {
  for (const off of [0, 0.13, 0.25, 0.5, 0.62, 0.75, 0.99]) {
    const { battle, model } = scene({
      units: [
        { id: 'us', at: [30 + off, 20 + off] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
      // Something far away, so that ways are looked for at all.
      terrain: [{ rect: [2, 30, 6, 34], types: ['impassable', 'blocking'] }],
    });
    const map = reachOf(battle, [model('us')], ADVANCE) as ReachMap;
    for (let i = 0; i < map.beyond.length; i++) {
      const dx = map.x + (i % map.columns) * map.step - battle.x[model('us')];
      const dy = map.y + Math.floor(i / map.columns) * map.step - battle.y[model('us')];
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far <= 600) expect(map.beyond[i]).toBeCloseTo(far - 600);
    }
  }
});
