import { aircraft, deadly, flying, gf, gff } from '@muster/rules';
import { codeOf, scene, type Scene, type TestAnswers, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../contract/question.ts';
import { checkPush, pushSpots } from '../legal/push.ts';
import { UNIT_FLAG } from '../state/battle.ts';

type Terrain = NonNullable<TestScene['terrain']>[number];

const gun: TestUnit = { id: 'gun', at: [10, 30], weapons: [{ range: 24 }] };
const foe = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'foe', side: 1, at: [10, 10], ...more });

const firefight = (dice: string, more: Partial<TestScene> = {}) =>
  scene({ units: [gun, foe()], ruleset: gff, dice, ...more });

/** Shoots, and pushes to a spot in inches. */
const shove = (s: Scene, x: number, y: number, answers: TestAnswers = {}): string =>
  codeOf(s.fire('gun', 'foe', undefined, { push: { x: 100 * x, y: 100 * y }, ...answers }));

const placeOf = (s: Scene, id = 'foe'): [number, number] => [s.battle.x[s.model(id)], s.battle.y[s.model(id)]];

/** An enemy that waits to be pushed, and whether it can be, to a spot in inches. */
const judge = (x: number, y: number, more: Partial<TestScene> = {}, us: Partial<TestUnit> = {}): string => {
  const s = firefight('', { units: [gun, foe(us)], ...more });
  return checkPush(s.battle, s.model('foe'), { x: 100 * x, y: 100 * y })?.code ?? 'legal';
};

describe('a push', () => {
  test('moves a model that was Shaken on a 4+', () => {
    const s = firefight('4 | 1 | 2 | 4');
    expect(shove(s, 10, 8)).toBe('done');
    expect(s.told('pushed')).toMatchObject([{ natural: 4, passed: true, x: 1000, y: 800, by: s.unit('gun') }]);
    expect(placeOf(s)).toEqual([1000, 800]);
    expect(s.dice.left).toBe(0);
  });

  test('does nothing on less', () => {
    const s = firefight('4 | 1 | 2 | 3');
    shove(s, 10, 8);
    expect(s.told('pushed')).toMatchObject([{ natural: 3, passed: false }]);
    expect(placeOf(s)).toEqual([1000, 1000]);
  });

  test('is the choice of the attacker, before the roll', () => {
    const s = firefight('4 | 1 | 2');
    const asked: unknown[] = [];
    expect(codeOf(s.fire('gun', 'foe', undefined, { push: (question) => (asked.push(question), 'no') }))).toBe('done');
    expect(asked).toMatchObject([{ kind: 'push', side: 0, unit: s.unit('foe'), model: s.model('foe') }]);
    expect(s.told('pushed')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('follows every Shaken result, of the Shaken too', () => {
    const s = firefight('4 | 1 | 1 | 4', { units: [gun, foe({ flags: UNIT_FLAG.shaken })] });
    shove(s, 10, 8);
    expect(s.told('pushed')).toHaveLength(1);
  });

  test('follows no other result', () => {
    for (const [dice, more] of [
      ['4 | 1 | 5', {}],
      ['4 | 4', {}],
      ['4 | 1', { models: 2 }],
    ] as const) {
      const s = firefight(dice, { units: [gun, foe(more)] });
      expect(codeOf(s.fire('gun', 'foe', undefined, { push: (): never => expect.unreachable() }))).toBe('done');
    }
  });

  test('happens in melee as well; models still in reach strike back', () => {
    const units = [
      { ...gun, at: [10, 12.5] as const, weapons: [{ name: 'Axe' }] },
      foe({ at: [10, 8.5], weapons: [{ name: 'Knife' }] }),
    ];
    const s = firefight('4 | 1 | 2 | 6 | 5', { units });
    s.charge('gun', 'foe', { push: { x: 1000, y: 650 } });
    expect(s.told('volley')).toMatchObject([{ name: 'Axe' }, { name: 'Knife' }]);
    // Down a cliff of 6" it is out of reach.
    const cliff: Terrain = { rect: [5, 8, 15, 15], types: ['elevated'], height: 600 };
    const down = firefight('4 | 1 | 2 | 6 | 6', { units, terrain: [cliff] });
    down.charge('gun', 'foe', { push: { x: 1000, y: 700 } });
    expect(down.told('volley')).toMatchObject([{ name: 'Axe' }, { name: 'Fall' }]);
    expect(down.dice.left).toBe(0);
  });

  test('comes neither from dangerous terrain nor from a fall', () => {
    const s = scene({
      units: [
        { id: 'us', at: [10, 10] },
        { ...gun, side: 1 },
      ],
      terrain: [{ rect: [9, 12, 11, 13], types: ['dangerous'] }],
      ruleset: gff,
      dice: '1 | 2',
    });
    const noPush: TestAnswers = { push: (): never => expect.unreachable() };
    s.activate('us', 'advance', { moves: s.shift('us', 0, 5) }, noPush);
    expect(s.told('wound-effect')).toMatchObject([{ result: 'shaken' }]);
  });

  test('is not known to other games, nor where players have agreed it away', () => {
    const noPush: TestAnswers = { push: (): never => expect.unreachable() };
    const off = firefight('4 | 1 | 2', { settings: { specialMoves: false } });
    expect(codeOf(off.fire('gun', 'foe', undefined, noPush))).toBe('done');
    expect(off.has('foe', 'shaken')).toBe(true);
    const other = firefight('4 | 1', { ruleset: gf, units: [gun, foe({ models: 3 })] });
    expect(codeOf(other.fire('gun', 'foe', undefined, noPush))).toBe('done');
  });

  test('is not offered for Aircraft, nor where there is no room at all', () => {
    const s = firefight('');
    expect(pushSpots(s.battle, s.model('foe')).length).toBeGreaterThan(50);
    const walls: Terrain[] = [
      [8, 8, 12, 9.5],
      [8, 10.5, 12, 12],
      [8, 8, 9.5, 12],
      [10.5, 8, 12, 12],
    ].map((rect) => ({ rect: rect as unknown as Terrain['rect'], types: ['impassable'] }));
    const noPush: TestAnswers = { push: (): never => expect.unreachable() };
    const stuck = firefight('4 | 1 | 2', { terrain: walls });
    expect(codeOf(stuck.fire('gun', 'foe', undefined, noPush))).toBe('done');
    const aloft = firefight('4 | 1 | 2', { units: [{ ...gun, weapons: [{ range: 48 }] }, foe({ rules: [aircraft] })] });
    expect(codeOf(aloft.fire('gun', 'foe', undefined, noPush))).toBe('done');
    expect(aloft.has('foe', 'shaken')).toBe(true);
  });

  test('counts once per check, also when every weapon group is checked', () => {
    const weapons = [
      { name: 'Rifle', range: 24 },
      { name: 'Pistol', range: 24, rules: [[deadly, 2] as const] },
    ];
    const s = firefight('4 | 1 | 1 | 4 | 4 | 1 | 1 | 4', {
      units: [{ ...gun, weapons }, foe({ flags: 0 })],
      settings: { gffCheckOncePerEvent: false },
    });
    s.fire('gun', 'foe', ['Pistol', 'Rifle'], {
      push: (question) => {
        const { x, y } = { x: s.game.present.x[s.model('foe')], y: s.game.present.y[s.model('foe')] };
        expect(question.kind).toBe('push');
        return { x, y: y - 200 } satisfies Spot;
      },
    });
    expect(s.told('pushed')).toHaveLength(2);
    expect(placeOf(s)).toEqual([1000, 600]);
  });
});

describe('where to', () => {
  test('at most 2" away, up to the edge of the table', () => {
    expect(judge(10, 8)).toBe('legal');
    expect(judge(10, 7.99)).toBe('push-too-far');
    expect(judge(0.5, 10, {}, { at: [1, 10] })).toBe('legal');
    expect(judge(0.49, 10, {}, { at: [1, 10] })).toBe('off-table');
  });

  test('not into what is impassable, nor through it', () => {
    const wall = (from: number, to: number): Partial<TestScene> => ({
      terrain: [{ rect: [5, from, 15, to], types: ['impassable'] }],
    });
    expect(judge(10, 8, wall(6, 7.5))).toBe('legal');
    expect(judge(10, 8, wall(6, 7.51))).toBe('impassable');
    expect(judge(10, 8, wall(9, 9.2))).toBe('impassable');
  });

  test('clear of other units by 1", unless it was as near before', () => {
    const withPalAt = (y: number): Partial<TestScene> => ({
      units: [gun, foe(), { id: 'pal', side: 1, at: [10, y] }],
    });
    expect(judge(10, 8, withPalAt(6))).toBe('legal');
    expect(judge(10, 8, withPalAt(6.01))).toBe('within-1in');
    expect(judge(10, 8, withPalAt(7.5))).toBe('path-blocked');
    expect(judge(10, 8, withPalAt(8.9))).toBe('path-blocked');
    // It stands 0.5" from this one: sideways it may go as long as it comes no nearer.
    expect(judge(11, 10, withPalAt(11.5))).toBe('legal');
    expect(judge(10, 10.2, withPalAt(11.5))).toBe('within-1in');
    expect(judge(10, 9, withPalAt(11.5))).toBe('legal');
  });

  test('not onto an edge', () => {
    const step = { terrain: [{ rect: [5, 5, 15, 8], types: ['elevated'], height: 150 }] } as const;
    expect(judge(10, 8.5, step)).toBe('legal');
    expect(judge(10, 8.4, step)).toBe('impassable');
  });

  test('uphill what is climbed counts, over 3" never', () => {
    const hill = (height: number): Partial<TestScene> => ({
      units: [gun, foe({ at: [10, 10], radius: 0.1 })],
      terrain: [{ rect: [5, 5, 15, 9.8], types: ['elevated'], height }],
    });
    expect(judge(10, 9.5, hill(150))).toBe('legal');
    expect(judge(10, 9.49, hill(150))).toBe('push-too-far');
    expect(judge(10, 8, hill(100))).toBe('legal');
    expect(judge(10, 9.6, hill(301))).toBe('push-too-far');
  });

  test('an illegal spot is refused and asked for again', () => {
    const s = firefight('4 | 1 | 2 | 4');
    const shoot = [{ weapon: 0, target: s.unit('foe') }];
    s.act({ type: 'activate', unit: 0, action: 'hold', shoot });
    expect(s.game.answer(0, { x: 1000, y: 799 })).toMatchObject({
      status: 'refused',
      refusal: { code: 'push-too-far', need: 200, have: 201 },
    });
    expect(s.game.answer(0, { x: 1000, y: 800 })).toEqual({ status: 'done' });
  });
});

describe('over the edge', () => {
  const platform = (height: number): Terrain => ({ rect: [5, 8, 15, 15], types: ['elevated'], height: 100 * height });
  const onTop = foe({ at: [10, 8.5] });

  test.each([
    [2, 0, '4'],
    [2.99, 0, '4'],
    [3, 1, '5'],
    [6, 2, '6'],
  ])('of %s" it falls: AP(%s)', (height, ap, block) => {
    const s = firefight(`4 | 1 | 2 | 4 | ${block}`, { units: [gun, onTop], terrain: [platform(height)] });
    expect(shove(s, 10, 7)).toBe('done');
    expect(s.told('fell-down')).toMatchObject([{ height: 100 * height, ap }]);
    expect(s.told('volley')[1]).toMatchObject({ kind: 'fall', blocked: 1 });
    expect(placeOf(s)).toEqual([1000, 700]);
    expect(s.battle.z[s.model('foe')]).toBe(0);
    expect(s.dice.left).toBe(0);
  });

  test('of less than 2" it does not', () => {
    const s = firefight('4 | 1 | 2 | 4', { units: [gun, onTop], terrain: [platform(1.99)] });
    shove(s, 10, 7);
    expect(s.told('fell-down')).toEqual([]);
    expect(placeOf(s)).toEqual([1000, 700]);
  });

  test('the fall is checked as an event of its own, and may knock out', () => {
    const s = firefight('4 | 1 | 2 | 4 | 1 | 3', { units: [gun, onTop], terrain: [platform(3)] });
    shove(s, 10, 7);
    // The second marker and Shaken: 3 + 2 + 1.
    expect(s.told('wound-effect')).toMatchObject([
      { total: 3, result: 'shaken' },
      { natural: 3, total: 6, result: 'knocked-out' },
    ]);
    expect(s.told('fell')).toMatchObject([{ cause: 'fall', by: s.unit('gun') }]);
    expect(s.told('pushed')).toHaveLength(1);
  });

  test('fliers fall too', () => {
    const s = firefight('4 | 1 | 2 | 4 | 6', {
      units: [gun, { ...onTop, rules: [flying] }],
      terrain: [platform(3)],
    });
    shove(s, 10, 7);
    expect(s.told('fell-down')).toHaveLength(1);
  });

  test('of a gap it falls in and lies next to it', () => {
    const chasm = (depth: number): Partial<TestScene> => ({
      units: [gun, onTop],
      terrain: [{ rect: [5, 4, 15, 7.5], gap: true, depth }],
    });
    const s = firefight('4 | 1 | 2 | 4 | 6', chasm(400));
    expect(shove(s, 10, 7)).toBe('done');
    expect(s.told('fell-down')).toMatchObject([{ height: 400, ap: 1 }]);
    expect(placeOf(s)).toEqual([1000, 800]);
    const told = firefight('4 | 1 | 2 | 4 | 6', chasm(400));
    expect(shove(told, 10, 7, { fall: { x: 1100, y: 820 } })).toBe('done');
    expect(placeOf(told)).toEqual([1100, 820]);
    expect(judge(10, 7, chasm(200), { at: [10, 8.5] })).toBe('legal');
    // Too shallow to fall into, it is not a place to stand.
    expect(judge(10, 7, chasm(199))).toBe('impassable');
    // Half over the edge is nowhere.
    expect(judge(10, 7.5, chasm(400))).toBe('impassable');
  });

  test('no model is pushed across a gap, only over a crack', () => {
    const crack = (width: number): Partial<TestScene> => ({
      units: [gun, foe({ radius: 0.1 })],
      terrain: [{ rect: [5, 9.5 - width, 15, 9.5], gap: true }],
    });
    expect(judge(10, 8, crack(1))).toBe('legal');
    expect(judge(10, 8, crack(1.01))).toBe('impassable');
  });

  test('dangerous terrain is tested once more', () => {
    const s = firefight('4 | 1 | 2 | 4 | 1 | 4', {
      terrain: [{ rect: [5, 7, 15, 8.5], types: ['dangerous'] }],
    });
    shove(s, 10, 8);
    expect(s.told('dangerous')).toMatchObject([{ dice: 1, wounds: 1 }]);
    expect(s.told('wound-effect')).toMatchObject([{ by: s.unit('gun') }, { by: -1, natural: 4, total: 7 }]);
    const hasty = firefight('4 | 1 | 2 | 4', {
      terrain: [{ rect: [5, 7, 15, 8.5], types: ['dangerous'], dangerousInHaste: true }],
    });
    shove(hasty, 10, 8);
    expect(hasty.told('dangerous')).toEqual([]);
  });
});
