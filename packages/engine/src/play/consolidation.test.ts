import { tough } from '@muster/rules';
import { codeOf, scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { unitGap } from '../space/measure.ts';

const three = [tough, 3] as const;
const charger: TestUnit = { id: 'charger', at: [10, 10], rules: [three], weapons: [{ name: 'Sword' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [three] };
const gap = (s: Scene): number => unitGap(s.battle, s.unit('charger'), s.unit('foe'));
const charge = (s: Scene) =>
  s.act({
    type: 'activate',
    unit: s.unit('charger'),
    action: 'charge',
    target: s.unit('foe'),
    moves: s.shift('charger', 0, 5),
  });

describe('after a melee that both survive', () => {
  test('the charger backs off to 1", the other stays', () => {
    const s = scene({ units: [charger, foe], dice: '1' });
    s.charge('charger', 'foe');
    expect(gap(s)).toBe(100);
    expect(s.battle.y[s.model('foe')]).toBe(1600);
    expect(s.told('moved').map(({ unit, how }) => [unit, how])).toEqual([
      [s.unit('charger'), 'charge'],
      [s.unit('charger'), 'back-off'],
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('its player chooses where to, but not less', () => {
    const s = scene({ units: [charger, foe], dice: '1' });
    expect(charge(s)).toMatchObject({ status: 'pending', questions: [{ kind: 'back-off', side: 0 }] });
    const back = (dy: number) => [{ model: s.model('charger'), path: [1000, 1500 + dy] }];
    expect(codeOf(s.game.answer(0, back(-99)))).toBe('within-1in');
    expect(codeOf(s.game.answer(0, []))).toBe('within-1in');
    expect(codeOf(s.game.answer(0, back(-110)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, back(-100)))).toBe('done');
    expect(gap(s)).toBe(100);
    expect(s.dice.left).toBe(0);
  });

  test('or as far as it can', () => {
    // A corridor as wide as its base, closed half an inch behind it.
    const s = scene({
      units: [{ ...charger, at: [10, 14.8] }, foe],
      terrain: [
        { rect: [0, 13, 9.5, 18], types: ['impassable'] },
        { rect: [10.5, 13, 20, 18], types: ['impassable'] },
        { rect: [0, 13, 20, 14], types: ['impassable'] },
      ],
      dice: '1',
    });
    const moves = s.shift('charger', 0, 0.2);
    expect(codeOf(s.act({ type: 'activate', unit: 0, action: 'charge', target: s.unit('foe'), moves }))).toBe(
      'pending',
    );
    const back = (dy: number) => [{ model: s.model('charger'), path: [1000, 1500 + dy] }];
    expect(codeOf(s.game.answer(0, back(-20)))).toBe('within-1in');
    expect(codeOf(s.game.answer(0, back(-50)))).toBe('done');
    expect(gap(s)).toBe(50);
    expect(s.dice.left).toBe(0);
  });

  test('unless the players agreed not to', () => {
    const s = scene({ units: [charger, foe], settings: { backOff: 'agreedAway' }, dice: '1' });
    s.charge('charger', 'foe');
    expect(gap(s)).toBe(0);
    expect(s.dice.left).toBe(0);
  });

  test('also when the charger lost and is Shaken', () => {
    const s = scene({
      units: [charger, { ...foe, weapons: [{ name: 'Axe' }] }],
      dice: '1   4 | 1   3',
    });
    s.charge('charger', 'foe');
    expect(s.has('charger', 'shaken')).toBe(true);
    expect(gap(s)).toBe(100);
    expect(s.dice.left).toBe(0);
  });
});

describe('after a melee that one survives', () => {
  const kill = '4 | 1';
  const weak: TestUnit = { ...foe, rules: [] };

  test('the survivor may move up to 3", to the hundredth', () => {
    const s = scene({ units: [charger, weak, { id: 'other', side: 1, at: [40, 40] }], dice: kill });
    expect(charge(s)).toMatchObject({ status: 'pending', questions: [{ kind: 'consolidate', side: 0 }] });
    const walk = (dx: number) => [{ model: s.model('charger'), path: [1000 + dx, 1500] }];
    expect(codeOf(s.game.answer(0, walk(301)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, walk(300)))).toBe('done');
    expect(s.battle.x[s.model('charger')]).toBe(1300);
    expect(s.dice.left).toBe(0);
  });

  test('or stay', () => {
    const s = scene({ units: [charger, weak, { id: 'other', side: 1, at: [40, 40] }], dice: kill });
    charge(s);
    expect(codeOf(s.game.answer(0, []))).toBe('done');
    expect(s.battle.y[s.model('charger')]).toBe(1500);
  });

  test('by the rules of moving: 1" from others, together', () => {
    const s = scene({
      units: [
        { ...charger, models: 2, spacing: 0.5 },
        { ...weak, at: [10, 16] },
        { id: 'other', side: 1, at: [10, 19] },
      ],
      dice: '4 1 | 1',
    });
    charge(s);
    const [one, two] = [s.model('charger', 0), s.model('charger', 1)];
    const y = s.battle.y[one];
    expect(y).toBe(1000);
    const at = (model: number, x: number, dy: number) => ({ model, path: [x, 1500 + dy] });
    expect(codeOf(s.game.answer(0, [at(one, 1000, 250), at(two, 1150, 250)]))).toBe('within-1in');
    expect(codeOf(s.game.answer(0, [at(one, 1000, -200)]))).toBe('coherency');
    expect(codeOf(s.game.answer(0, [at(one, 1000, 200), at(two, 1150, 200)]))).toBe('done');
  });

  test('also when the other routed', () => {
    const s = scene({
      units: [charger, { ...foe, models: 2, rules: [] }, { id: 'other', side: 1, at: [40, 40] }],
      dice: `${kill}   3`,
    });
    let asked = 0;
    s.charge('charger', 'foe', {
      consolidate: () => {
        asked++;
        return [];
      },
    });
    expect(s.living('foe')).toBe(0);
    expect(asked).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test('and the defender when the charger is gone', () => {
    const s = scene({
      units: [
        { ...charger, rules: [] },
        { ...foe, weapons: [{ name: 'Axe' }] },
      ],
      dice: '1   4 | 1',
    });
    s.charge('charger', 'foe', { consolidate: s.shift('foe', 3, 0) });
    expect(s.battle.x[s.model('foe')]).toBe(1300);
    expect(s.dice.left).toBe(0);
  });
});
