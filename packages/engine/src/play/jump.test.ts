import { aof, fast, flying, gf, gff, regeneration, strider, tough } from '@muster/rules';
import { codeOf, scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';

type Terrain = NonNullable<TestScene['terrain']>[number];

/** A gap across the way, from y = 12 on. */
const gap = (width: number, more: Partial<Terrain> = {}): Terrain => ({
  rect: [2, 12, 30, 12 + width],
  gap: true,
  ...more,
});
/** A platform that ends at y = 12. */
const platform = (height: number): Terrain => ({ rect: [2, 2, 30, 12], types: ['elevated'], height: 100 * height });

const jumper = (more: Partial<TestUnit> = {}): TestUnit => ({
  id: 'us',
  at: [10, 10],
  weapons: [{ range: 24 }, { name: 'Knife' }],
  ...more,
});
const foe: TestUnit = { id: 'foe', side: 1, at: [60, 40] };

const firefight = (terrain: readonly Terrain[], dice = '', us: Partial<TestUnit> = {}, more: Partial<TestScene> = {}) =>
  scene({ units: [jumper(us), foe], terrain, dice, ruleset: gff, ...more });

const go = (s: Scene, dy: number, action: 'advance' | 'rush' = 'advance'): string =>
  codeOf(s.activate('us', action, { moves: s.shift('us', 0, dy) }));

const placeOf = (s: Scene, id = 'us'): [number, number] => [s.battle.x[s.model(id)], s.battle.y[s.model(id)]];

describe('gaps', () => {
  test.each([
    [1, 0],
    [1.01, 1],
    [2.99, 1],
    [3, 2],
    [5.99, 2],
    [6, 3],
  ])('of %s" take %s dice', (width, dice) => {
    const s = firefight([gap(width)], '3 '.repeat(dice));
    expect(go(s, width + 3.5)).toBe('done');
    expect(s.dice.left).toBe(0);
    expect(placeOf(s)).toEqual([1000, 1350 + 100 * width]);
    expect(s.told('jumped')).toMatchObject(
      dice === 0 ? [] : [{ distance: 100 * width, faces: Array.from({ length: dice }, () => 3), passed: true }],
    );
  });

  test('of more than 6" are too wide', () => {
    const s = firefight([gap(6.01)]);
    const outcome = s.activate('us', 'rush', { moves: s.shift('us', 0, 9) });
    expect(outcome).toMatchObject({ refusal: { code: 'jump-too-far', need: 600, have: 601, model: s.model('us') } });
  });

  test('do not count towards the move', () => {
    expect(go(firefight([gap(5)], '3 3'), 11)).toBe('done');
    const s = firefight([gap(5)]);
    const outcome = s.activate('us', 'advance', { moves: s.shift('us', 0, 11.01) });
    expect(outcome).toMatchObject({ refusal: { code: 'move-too-far', need: 600, have: 601 } });
    // What is stepped over does count.
    expect(go(firefight([gap(1)]), 6)).toBe('done');
    expect(go(firefight([gap(1)]), 6.01)).toBe('move-too-far');
  });

  test('are measured along the path, corners included', () => {
    const s = firefight([gap(3)], '3 3');
    // Slanting from 10, 12 to 14, 15 it is 5" wide.
    const path = [1000, 1200, 1200, 1350, 1400, 1500, 1400, 1560];
    expect(codeOf(s.activate('us', 'advance', { moves: [{ model: s.model('us'), path }] }))).toBe('done');
    expect(s.told('jumped')).toMatchObject([{ distance: 500 }]);
  });

  test('cannot be split by standing still over them', () => {
    const model = 0;
    const path = [1000, 1300, 1000, 1300, 1000, 1500];
    const moves = [{ model, path }];
    const s = firefight([gap(2)], '3');
    expect(codeOf(s.activate('us', 'advance', { moves }))).toBe('done');
    expect(s.told('jumped')).toMatchObject([{ distance: 200 }]);
    const plain = scene({ units: [jumper(), foe], terrain: [gap(2)] });
    expect(codeOf(plain.activate('us', 'advance', { moves }))).toBe('impassable');
  });

  test('side by side are one gap', () => {
    const s = firefight([gap(1), { rect: [2, 13, 30, 14], gap: true }], '3');
    expect(go(s, 5)).toBe('done');
    expect(s.told('jumped')).toMatchObject([{ distance: 200 }]);
  });

  test('are not a place to end', () => {
    expect(go(firefight([gap(3)]), 3)).toBe('impassable');
    expect(go(firefight([gap(3)]), 5.4)).toBe('impassable');
  });

  test('one after the other are jumped one after the other, up to the first failure', () => {
    const two = [gap(2), { rect: [2, 16, 30, 19], gap: true } as const];
    const s = firefight(two, '3 | 3 4');
    expect(go(s, 10)).toBe('done');
    expect(s.told('jumped')).toMatchObject([{ distance: 200 }, { distance: 300 }]);
    const failing = firefight(two, '2 | 6');
    expect(go(failing, 10)).toBe('done');
    expect(failing.told('jumped')).toHaveLength(1);
    expect(placeOf(failing)[1]).toBeLessThan(1200);
  });
});

describe('drops', () => {
  test.each([
    [3, 0],
    [3.01, 2],
    [5.99, 2],
    [6, 3],
  ])('of %s" take %s dice', (height, dice) => {
    const s = firefight([platform(height)], '3 '.repeat(dice), { rules: [fast] });
    expect(go(s, 4)).toBe('done');
    expect(s.dice.left).toBe(0);
    expect(s.battle.z[s.model('us')]).toBe(0);
    expect(s.told('jumped')).toHaveLength(dice > 0 ? 1 : 0);
  });

  test('do not count towards the move when they are jumped', () => {
    expect(go(firefight([platform(4)], '3 3'), 6)).toBe('done');
    expect(go(firefight([platform(4)]), 6.01)).toBe('move-too-far');
    // Climbing down 3" does count.
    expect(go(firefight([platform(3)]), 3)).toBe('done');
    expect(go(firefight([platform(3)]), 3.01)).toBe('move-too-far');
  });

  test('next to a gap count by the larger of the two', () => {
    const s = firefight([platform(4), gap(2)], '3 3');
    expect(go(s, 6)).toBe('done');
    expect(s.told('jumped')).toMatchObject([{ distance: 400 }]);
    const wide = firefight([platform(4), gap(6)], '3 3 3');
    expect(go(wide, 10)).toBe('done');
    expect(wide.told('jumped')).toMatchObject([{ distance: 600 }]);
  });

  test('no model climbs up more than 3" at once', () => {
    const up = (height: number): Scene => firefight([platform(height)], '', { at: [10, 14], rules: [fast] });
    expect(go(up(3), -3)).toBe('done');
    const s = up(3.01);
    expect(s.activate('us', 'rush', { moves: s.shift('us', 0, -3) })).toMatchObject({
      refusal: { code: 'impassable', need: 300, have: 301 },
    });
    const stairs = [platform(6), { rect: [2, 12, 30, 16], types: ['elevated'], height: 300 } as const];
    expect(go(firefight(stairs, '', { at: [10, 14] }), -4, 'rush')).toBe('done');
  });

  test('from more than 6" no model gets down', () => {
    expect(go(firefight([platform(6.01)]), 4)).toBe('impassable');
  });
});

describe('which models jump', () => {
  test('with Strider on 2+, with Flying surely', () => {
    const striding = firefight([gap(3)], '2 2', { rules: [strider] });
    expect(go(striding, 6.5)).toBe('done');
    expect(striding.told('jumped')).toMatchObject([{ passed: true }]);
    const plain = firefight([gap(3)], '3 2 | 6');
    go(plain, 6.5);
    expect(plain.told('jumped')).toMatchObject([{ passed: false }]);
    const flier = firefight([gap(3)], '', { rules: [flying] });
    expect(go(flier, 6)).toBe('done');
    expect(flier.told('jumped')).toEqual([]);
  });

  test('a 6 always does and a 1 never does', () => {
    const s = firefight([gap(2)], '1 | 6', { rules: [strider] });
    go(s, 5);
    expect(s.told('jumped')).toMatchObject([{ passed: false }]);
  });

  test('none if players have agreed not to use jumps, nor in other games', () => {
    const off = { settings: { specialMoves: false } };
    expect(go(firefight([gap(1.01)], '', {}, off), 4)).toBe('impassable');
    expect(go(firefight([gap(1)], '', {}, off), 4)).toBe('done');
    expect(go(firefight([platform(4)], '', {}, off), 4, 'rush')).toBe('impassable');
    for (const ruleset of [gf, aof]) {
      expect(go(firefight([gap(1.01)], '', {}, { ruleset }), 4)).toBe('impassable');
      expect(go(firefight([gap(1)], '', {}, { ruleset }), 4)).toBe('done');
      expect(go(firefight([platform(3.01)], '', {}, { ruleset }), 4, 'rush')).toBe('impassable');
    }
  });

  test('only in actions of their own', () => {
    const s = scene({
      units: [jumper({ weapons: [{ name: 'Axe', attacks: 3 }] }), { ...foe, at: [10, 12] }],
      terrain: [{ rect: [2, 9, 8.9, 20], gap: true }],
      ruleset: gff,
      dice: '4 4 4 | 1 1 1 | 5',
    });
    // The enemy is gone: up to 3" more, but no model jumps 1" and more for that.
    const west = { model: s.model('us'), path: [800, 1100] };
    expect(codeOf(s.charge('us', 'foe', { consolidate: [west] }))).toBe('impassable');
  });
});

describe('a failed jump', () => {
  test('over a gap: one hit by its depth, lying next to it, and the activation is over', () => {
    const s = firefight([gap(3)], '3 2 | 4 | 4');
    const shoot = [{ weapon: s.weapon('Weapon'), target: s.unit('foe') }];
    const far = firefight([gap(3)], '3 2 | 4 | 4', {}, { units: [jumper(), { ...foe, at: [10, 30] }] });
    expect(codeOf(s.activate('us', 'advance', { moves: s.shift('us', 0, 6.5) }))).toBe('done');
    // 3" deep: AP(1), so 4+ needs a 5.
    expect(s.told('fell-down')).toEqual([{ type: 'fell-down', unit: 0, model: 0, height: 300, ap: 1 }]);
    expect(s.told('wound-effect')).toMatchObject([{ markers: 1, natural: 4, result: 'shaken', by: -1 }]);
    expect(placeOf(s)).toEqual([1000, 1150]);
    expect(s.has('us', 'activated')).toBe(true);
    expect(s.told('moved')).toMatchObject([{ moves: [{ path: [1000, 1200] }] }]);
    expect(codeOf(far.activate('us', 'advance', { moves: far.shift('us', 0, 6.5), shoot }))).toBe('done');
    expect(far.told('volley')).toMatchObject([{ kind: 'fall', hits: 1, landed: 1 }]);
    expect(far.dice.left).toBe(0);
  });

  test('ends the activation even when the hit is blocked', () => {
    const s = firefight([gap(3)], '2 3 | 5', {}, { units: [jumper(), { ...foe, at: [10, 30] }] });
    const shoot = [{ weapon: s.weapon('Weapon'), target: s.unit('foe') }];
    s.activate('us', 'advance', { moves: s.shift('us', 0, 6.5), shoot });
    expect(s.told('volley')).toMatchObject([{ kind: 'fall', blocked: 1 }]);
    expect(s.has('us', 'shaken')).toBe(false);
    expect(s.dice.left).toBe(0);
  });

  test.each([
    [2, 2, 0, '4'],
    [2.99, 2, 0, '4'],
    [3, 2, 1, '5'],
    [5.99, 2, 1, '5'],
    [6, 2, 2, '6'],
  ])('into a gap %s" deep', (depth, width, ap, block) => {
    const s = firefight([gap(width, { depth: 100 * depth })], `2 | ${block}`);
    go(s, 5);
    expect(s.told('fell-down')).toMatchObject([{ height: 100 * depth, ap }]);
    expect(s.told('volley')).toMatchObject([{ blocked: 1 }]);
  });

  test('into less than 2" does nothing but end the move', () => {
    const s = firefight([gap(2, { depth: 199 })], '2');
    go(s, 5);
    expect(s.told('fell-down')).toEqual([{ type: 'fell-down', unit: 0, model: 0, height: 199 }]);
    expect(placeOf(s)).toEqual([1000, 1150]);
    const two = firefight([gap(2, { depth: 199 })], '2 6', { models: 2 });
    go(two, 5);
    expect(two.living('us')).toBe(2);
  });

  test('off an edge: by its height, and within 2" of the bottom as the owner chooses', () => {
    const s = firefight([platform(6)], '2 3 3 | 6');
    s.activate('us', 'advance', { moves: s.shift('us', 0, 4) }, { fall: { x: 1100, y: 1300 } });
    expect(s.told('fell-down')).toMatchObject([{ height: 600, ap: 2 }]);
    expect(placeOf(s)).toEqual([1100, 1300]);
    expect(s.battle.z[0]).toBe(0);
  });

  test('never helps Regeneration less than other wounds', () => {
    const s = firefight([gap(3)], '2 3 | 1 | 5', { rules: [regeneration] });
    go(s, 6.5);
    expect(s.told('volley')).toMatchObject([{ saved: 1, landed: 0 }]);
    expect(s.told('wound-effect')).toEqual([]);
  });

  test('takes a model of several, and the others continue', () => {
    const s = firefight(
      [gap(2)],
      '2 3 | 4 | 6',
      { models: 2 },
      { units: [jumper({ models: 2 }), { ...foe, at: [10, 30] }] },
    );
    const shoot = [{ weapon: s.weapon('Weapon'), target: s.unit('foe') }];
    s.activate('us', 'advance', { moves: s.shift('us', 0, 6), shoot });
    expect(s.living('us')).toBe(1);
    expect(s.told('fell')).toMatchObject([{ model: 0, cause: 'fall', by: -1 }]);
    expect(s.told('volley')).toMatchObject([{ kind: 'shooting', attackers: [1] }]);
    expect(s.dice.left).toBe(0);
  });

  test('takes them one by one until one is left, Tough or not; that one falls like any other', () => {
    const s = firefight([gap(2)], '2 1 | 4 | 4', { models: 2, rules: [[tough, 1]] });
    go(s, 5);
    expect(s.living('us')).toBe(1);
    expect(s.told('fell-down')).toEqual([
      { type: 'fell-down', unit: 0, model: 0, height: 300 },
      { type: 'fell-down', unit: 0, model: 1, height: 300, ap: 1 },
    ]);
    expect(s.told('wound-effect')).toMatchObject([{ model: 1, result: 'shaken' }]);
  });

  test('makes no model test dangerous terrain beyond it', () => {
    const mines = (y: number): Terrain => ({ rect: [2, y, 30, y + 1], types: ['dangerous'] });
    const beyond = firefight([gap(2), mines(14)], '2 | 6');
    go(beyond, 6);
    expect(beyond.told('dangerous')).toEqual([]);
    const before = firefight([gap(2), mines(11)], '2 | 6 | 2');
    go(before, 6);
    expect(before.told('dangerous')).toHaveLength(1);
  });
});

describe('charges', () => {
  const facing = (dice: string, us: Partial<TestUnit> = {}): Scene =>
    scene({
      units: [jumper(us), { ...foe, at: [10, 18], weapons: [] }],
      terrain: [gap(3)],
      ruleset: gff,
      dice,
    });

  test('may jump', () => {
    const s = facing('3 3 | 4 | 4');
    expect(codeOf(s.charge('us', 'foe'))).toBe('done');
    expect(s.told('volley')).toMatchObject([{ kind: 'melee' }]);
    expect(s.told('charge-failed')).toEqual([]);
  });

  test('fail with their charger', () => {
    const s = facing('3 2 | 6');
    expect(codeOf(s.charge('us', 'foe'))).toBe('done');
    expect(s.told('charge-failed')).toHaveLength(1);
    expect(s.told('volley')).toMatchObject([{ kind: 'fall' }]);
    expect(s.dice.left).toBe(0);
  });

  test('continue with the models that got across', () => {
    const s = facing('3 3 | 2 3 | 4 | 4', { models: 2, spacing: 0 });
    const [first, second] = s.shift('us', 0, 7);
    s.activate('us', 'charge', {
      target: s.unit('foe'),
      moves: [first, { ...second, path: [1100, 1700] }],
    });
    expect(s.living('us')).toBe(1);
    expect(s.told('volley')).toMatchObject([{ kind: 'melee', attackers: [0] }]);
  });
});

test('if all models of a unit fall, its owner chooses which one falls last and is only hit', () => {
  // Both jumps fail; the hit of the last one is blocked.
  const s = firefight([gap(2)], '1 1 | 6', { models: 2 });
  const moves = s.shift('us', 0, 5);
  s.activate('us', 'advance', { moves }, { order: [1, 0] });
  expect(s.told('ordered')).toMatchObject([{ items: [{ model: s.model('us', 1), rule: 'Fall' }, {}] }]);
  expect([s.battle.alive[s.model('us')], s.battle.alive[s.model('us', 1)]]).toEqual([1, 0]);
  const one = firefight([gap(2)], '1 3', { models: 2 });
  one.activate('us', 'advance', { moves });
  expect(one.told('ordered')).toEqual([]);
});
