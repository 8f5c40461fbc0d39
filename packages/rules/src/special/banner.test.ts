import { moraleBill, UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { banner, fearless, morale } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }, { name: 'Sword' }] };
/** One of two is killed, then the test of the other needs a 4. */
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2 };
const BEARER = { rulesOf: { 0: [banner] } };
const FELLOW = { rulesOf: { 1: [banner] } };

describe.each(gamesWith(banner, { morale: 'unit' }))('in $name', ({ scene }) => {
  /** Shoots one of the two, by place, and tells how the other tested. */
  const shootOne = (unit: TestUnit, fallen: number, dice: string) => {
    const s = scene({ units: [gun, unit], dice });
    s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', fallen)] });
    expect(s.dice.left).toBe(0);
    return {
      passed: s.told('morale')[0].passed,
      bill: s.told('roll').find(({ purpose }) => purpose === 'morale')?.bill,
    };
  };

  test('adds one to the morale test of the whole unit', () => {
    expect(shootOne({ ...foe, ...BEARER }, 1, '4 | 1   3')).toEqual({
      passed: true,
      bill: [{ source: 'Banner', amount: 1 }],
    });
    expect(shootOne({ ...foe, ...BEARER }, 1, '4 | 1   2').passed).toBe(false);
    expect(shootOne(foe, 1, '4 | 1   3')).toEqual({ passed: false, bill: [] });
  });

  test('is lost when its bearer is killed', () => {
    expect(shootOne({ ...foe, ...BEARER }, 0, '4 | 1   3')).toEqual({ passed: false, bill: [] });
    expect(shootOne({ ...foe, ...FELLOW }, 0, '4 | 1   3').passed).toBe(true);
  });

  test('helps the others of the unit too', () => {
    const s = scene({
      units: [
        { ...gun, weapons: [{ range: 24, attacks: 2 }] },
        { ...foe, models: 4, ...BEARER },
      ],
      dice: '4 4 | 1 1   3',
    });
    s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 2), s.model('foe', 3)] });
    expect(s.told('morale')).toMatchObject([{ passed: true }]);
    expect(s.dice.left).toBe(0);
  });

  test('two count once', () => {
    expect(shootOne({ ...foe, rules: [banner] }, 1, '4 | 1   2').passed).toBe(false);
    expect(shootOne({ ...foe, rules: [banner] }, 1, '4 | 1   3').passed).toBe(true);
  });

  test('may be carried by a hero that joined', () => {
    const s = scene({ units: [gun, { ...foe, models: 1, hero: { rules: [banner] } }], dice: '4 | 1   3' });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ passed: true }]);
    expect(s.dice.left).toBe(0);
  });

  test('a natural 1 still fails, and Morale adds to it', () => {
    expect(shootOne({ ...foe, rules: [banner, [morale, 2]] }, 1, '4 | 1   1').passed).toBe(false);
    expect(shootOne({ ...foe, quality: 5, rules: [banner, [morale, 2]] }, 1, '4 | 1   2').passed).toBe(true);
  });

  test('also after a lost melee', () => {
    const s = scene({ units: [gun, { ...foe, ...BEARER }], dice: '4 | 1   3' });
    s.charge('gun', 'foe', { casualties: [s.model('foe', 1)] });
    expect(s.told('morale')).toMatchObject([{ kind: 'melee', passed: true }]);
    expect(s.dice.left).toBe(0);
  });

  test('does not help Fearless, which is not a morale test, nor a Shaken unit, which fails without a roll', () => {
    expect(shootOne({ ...foe, rules: [fearless, banner] }, 1, '4 | 1   2 | 3').passed).toBe(false);
    expect(shootOne({ ...foe, flags: UNIT_FLAG.shaken, ...BEARER }, 1, '4 | 1').passed).toBe(false);
  });

  test('given by a spell it counts like one in the unit', () => {
    const spells = [{ name: 'Colours', grants: [{ id: banner.id }] }];
    for (const rules of [[], [banner]]) {
      const s = scene({ units: [gun, { ...foe, rules }], spells, dice: '4 | 1   2' });
      s.battle.unitGrants[s.unit('foe')] = 1;
      s.fire('gun', 'foe');
      expect(s.told('morale')).toMatchObject([{ passed: false }]);
      expect(s.told('roll').find(({ purpose }) => purpose === 'morale')?.bill).toHaveLength(1);
      expect(s.dice.left).toBe(0);
    }
  });
});

describe.each(gamesWith(banner, { auras: 'picked' }))('in $name', ({ scene }) => {
  const units: readonly TestUnit[] = [
    { id: 'bearer', at: [10, 10], rules: [banner] },
    { id: 'picked', at: [20, 10], models: 2 },
    { id: 'others', at: [30, 10], models: 2 },
  ];
  const bills = (fallen: boolean) => {
    const s = scene({ units });
    s.battle.auraPicks[0] = s.unit('picked') + 1;
    if (fallen) s.battle.alive[s.model('bearer')] = 0;
    return units.map(({ id }) => moraleBill(s.battle, s.unit(id)));
  };

  test('helps its own unit and those that were picked, and no unit once it is killed', () => {
    const helped = [{ source: 'Banner', amount: 1 }];
    expect(bills(false)).toEqual([helped, helped, []]);
    expect(bills(true)).toEqual([[], [], []]);
  });
});
