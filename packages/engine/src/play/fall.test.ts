import { gff } from '@muster/rules';
import { codeOf, scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../contract/question.ts';
import { checkFall, findRest } from '../legal/fall.ts';
import { readJumpsAndClimbs } from '../space/jumps-and-climbs.ts';
import { fallPiercing } from './fall.ts';

type Terrain = NonNullable<TestScene['terrain']>[number];

const us: TestUnit = { id: 'us', at: [10, 10] };
const foe: TestUnit = { id: 'foe', side: 1, at: [60, 40] };
const cliff: Terrain = { rect: [2, 2, 30, 12], types: ['elevated'], height: 500 };
const chasm: Terrain = { rect: [2, 12, 30, 15], gap: true };

const fallen = (terrain: readonly Terrain[], more: readonly TestUnit[] = []): Scene =>
  scene({ units: [us, foe, ...more], terrain, ruleset: gff });

/** Where the only jump on the way north ends that fails. */
const landingOf = (s: Scene) => readJumpsAndClimbs(s.plan, [1000, 1000, 1000, 1800]).leaps[0].fall;

const judge = (s: Scene, x: number, y: number): string =>
  checkFall(s.battle, s.model('us'), landingOf(s), { x: 100 * x, y: 100 * y })?.code ?? 'legal';

describe('a model that falls off a cliff', () => {
  test('lies within 2" of the bottom, on the table, not on top', () => {
    const s = fallen([cliff]);
    expect(landingOf(s)).toEqual({ x: 1000, y: 1200, height: 500, floor: 0 });
    expect(judge(s, 10, 12.5)).toBe('legal');
    expect(judge(s, 10, 14.5)).toBe('legal');
    expect(judge(s, 10, 14.51)).toBe('fall-too-far');
    expect(judge(s, 10, 12.4)).toBe('impassable');
    expect(judge(s, 10, 11)).toBe('impassable');
  });

  test('stays 1" from other units and overlaps no model', () => {
    const s = fallen([cliff], [{ id: 'pal', at: [10, 16] }]);
    expect(judge(s, 10, 14)).toBe('legal');
    expect(judge(s, 10, 14.01)).toBe('within-1in');
    const close = fallen([cliff], [{ id: 'pal', at: [10, 13.3] }]);
    expect(judge(close, 10, 12.5)).toBe('overlap');
  });

  test('by default, lies on the nearest free spot, farther away if it must', () => {
    const s = fallen([cliff]);
    expect(findRest(s.battle, 0, landingOf(s))).toEqual({ x: 1000, y: 1250 });
    const crowd = fallen([cliff], [{ id: 'pal', side: 1, at: [10, 13.5], radius: 1 }]);
    const aside = findRest(crowd.battle, 0, landingOf(crowd)) as Spot;
    expect(judge(crowd, aside.x / 100, aside.y / 100)).toBe('legal');
    const wall: Terrain = { rect: [2, 12, 30, 17], types: ['impassable'] };
    const far = findRest(fallen([cliff, wall]).battle, 0, landingOf(s)) as Spot;
    expect(far.y).toBeGreaterThanOrEqual(1750);
  });

  test('is lost where there is no place at all', () => {
    const high: Terrain = { ...cliff, rect: [0, 0, 72, 12] };
    const wall: Terrain = { rect: [0, 12, 72, 48], types: ['impassable'] };
    expect(findRest(fallen([high, wall]).battle, 0, landingOf(fallen([high])))).toBeUndefined();
  });
});

describe('a model that falls into a chasm', () => {
  test('lies on the side where it came from', () => {
    const s = fallen([chasm]);
    expect(landingOf(s)).toEqual({ x: 1000, y: 1200, height: 300, floor: 0 });
    expect(judge(s, 10, 11.5)).toBe('legal');
    expect(judge(s, 10, 11.6)).toBe('impassable');
    const narrow = fallen([{ rect: [2, 12, 30, 13.2], gap: true }]);
    expect(judge(narrow, 10, 13.8)).toBe('impassable');
    expect(judge(narrow, 10, 9.5)).toBe('legal');
    expect(judge(narrow, 10, 9.49)).toBe('fall-too-far');
  });

  test('has fallen the depth of the chasm, from where it stood', () => {
    expect(landingOf(fallen([cliff, chasm]))).toEqual({ x: 1000, y: 1200, height: 800, floor: 500 });
    // A hole in a roof.
    const roof: Terrain = { ...cliff, rect: [2, 2, 30, 20] };
    expect(landingOf(fallen([roof, { ...chasm, depth: 500 }]))).toMatchObject({ height: 500, floor: 500 });
  });
});

test('the AP of a fall is a point for every full 3"', () => {
  const heights = [200, 299, 300, 599, 600];
  expect(heights.map((height) => fallPiercing(height, gff.numbers))).toEqual([0, 0, 1, 1, 2]);
});

test('a spot that will not do is refused and asked for again', () => {
  const s = scene({ units: [us, foe], terrain: [cliff], ruleset: gff, dice: '2 2 | 6' });
  const moves = s.shift('us', 0, 4);
  expect(s.act({ type: 'activate', unit: 0, action: 'rush', moves })).toMatchObject({
    questions: [{ kind: 'fall', side: 0, unit: 0, model: 0, x: 1000, y: 1200 }],
  });
  expect(codeOf(s.game.answer(0, { x: 1000, y: 1500 }))).toBe('fall-too-far');
  expect(codeOf(s.game.answer(0, { x: 1000, y: 1400 }))).toBe('done');
  expect([s.battle.x[0], s.battle.y[0], s.battle.z[0]]).toEqual([1000, 1400, 0]);
});
