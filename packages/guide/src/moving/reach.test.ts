import { strider } from '@muster/rules';
import { scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { type ReachMap, reachOf } from './reach.ts';

const ADVANCE = { kind: 'advance' } as const;

const beyond = (map: ReachMap | undefined, x: number, y: number): number =>
  map ? map.beyond[Math.round((y - map.y) / map.step) * map.columns + Math.round((x - map.x) / map.step)] : NaN;

test('the way is straight on open ground, and leads around walls on foot', () => {
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

test('the nearest of several models counts, and no base crosses the table edge', () => {
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

test('passengers start at the edge of their transport and end fully within 6"', () => {
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

test('on open ground there are no gaps, from any place', () => {
  for (const off of [0, 0.13, 0.25, 0.5, 0.62, 0.75, 0.99]) {
    const { battle, model } = scene({
      units: [
        { id: 'us', at: [30 + off, 20 + off] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
      // Terrain far away, so that ways are searched at all.
      terrain: [{ rect: [2, 30, 6, 34], types: ['impassable', 'blocking'] }],
    });
    const map = reachOf(battle, [model('us')], ADVANCE) as ReachMap;
    for (let i = 0; i < map.beyond.length; i++) {
      const dx = map.x + (i % map.columns) * map.step - battle.x[model('us')];
      const dy = map.y + Math.floor(i / map.columns) * map.step - battle.y[model('us')];
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far <= 600) expect(map.beyond[i]).toBe(Math.round(far) - 600);
    }
  }
});

describe('difficult terrain', () => {
  const wood = { rect: [28, 8, 32, 12] as const, types: ['difficult', 'cover'] as const };
  const set = (more: Partial<TestUnit> = {}, others: readonly TestUnit[] = []): Scene =>
    scene({
      units: [{ id: 'us', at: [30, 10], ...more }, { id: 'foe', side: 1, at: [60, 40] }, ...others],
      terrain: [wood],
    });

  test.each(['rush', 'charge'] as const)('limits a %s that starts in it to 6" in every direction', (kind) => {
    const { battle, model } = set();
    const map = reachOf(battle, [model('us')], { kind });
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
    ]) {
      expect(beyond(map, 3000 + 600 * dx, 1000 + 600 * dy)).toBe(0);
      expect(beyond(map, 3000 + 650 * dx, 1000 + 650 * dy)).toBe(50);
    }
  });

  test('under one model slows the whole unit, but not units with Strider', () => {
    const three = set({ models: 3, spacing: 1 });
    const last = three.model('us', 2);
    expect(three.battle.x[last]).toBe(3400);
    const map = reachOf(three.battle, [last], { kind: 'rush' });
    expect([beyond(map, 4000, 1000), beyond(map, 4050, 1000)]).toEqual([0, 50]);
    const free = set({ rules: [strider] });
    expect(beyond(reachOf(free.battle, [free.model('us')], { kind: 'rush' }), 4200, 1000)).toBe(0);
  });

  test('on the way allows 6" through it, or more around it', () => {
    const { battle, model } = set({ at: [30, 4] });
    const map = reachOf(battle, [model('us')], { kind: 'rush' });
    // Straight into the wood: 6". Next to it: 12". Behind it: only by the way around.
    expect(beyond(map, 3000, 1000)).toBe(0);
    expect(beyond(map, 3000, 1050)).toBeGreaterThan(0);
    expect(beyond(map, 2000, 400)).toBe(-200);
    expect(beyond(map, 3000, 1300)).toBeLessThanOrEqual(0);
    expect(beyond(map, 3000, 1300)).toBeGreaterThan(-250);
    expect(beyond(map, 3000, 1550)).toBeGreaterThan(0);
  });

  test('the inch around other units is not shown, except for charges', () => {
    const { battle, model } = set({ at: [10, 30] }, [{ id: 'friend', at: [14, 30] }]);
    expect(beyond(reachOf(battle, [model('us')], ADVANCE), 1250, 3000)).toBe(Infinity);
    expect(beyond(reachOf(battle, [model('us')], { kind: 'charge' }), 1250, 3000)).toBe(-950);
  });
});
