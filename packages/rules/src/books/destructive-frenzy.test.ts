import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { destructiveFrenzy } from './index.ts';

const killer: TestUnit = {
  id: 'killer',
  at: [10, 10],
  models: 5,
  rules: [destructiveFrenzy],
  weaponsOf: { 0: [{ name: 'Gun', range: 24 }], 1: [], 2: [], 3: [], 4: [] },
};
const prey: TestUnit = { id: 'prey', side: 1, at: [4, 22] };
const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 22],
  models: 5,
  weaponsOf: { 0: [{ name: 'Bow', range: 24 }], 1: [], 2: [], 3: [], 4: [] },
};
const other: TestUnit = { id: 'other', side: 1, at: [60, 40] };

describe.each(gamesWith(destructiveFrenzy))('in $name', ({ scene, ways }) => {
  /** Where wounds have effects, a last model is out on 6 and more. */
  const out = ways.wounds === 'effects' ? '6' : '';
  const start = (target: string, dice: string) => {
    const s = scene({ units: [killer, prey, foe, other], dice });
    s.fire('killer', target);
    return s;
  };

  /** After the first shot both foes hold, and a new round begins with the killer. */
  const again = (target: string, first: string, second: string) => {
    const s = start(target, `${first}   ${second}`);
    s.activate('foe', 'hold');
    s.activate('other', 'hold');
    if (s.living('prey') > 0) s.activate('prey', 'hold');
    s.fire('killer', 'foe');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('a unit that it destroyed is worth +1 to hit and AP(+1)', () => {
    const s = again('prey', `4 | 1 ${out}`, '3 | 4');
    expect(s.living('prey')).toBe(0);
    expect(s.told('grew')).toMatchObject([{ unit: s.unit('killer'), markers: 1 }]);
    expect(s.told('volley')[1]).toMatchObject({ hits: 1, blocked: 0 });
  });

  test('a shot that kills nobody is not', () => {
    const s = again('prey', '1', '3');
    expect(s.told('grew')).toEqual([]);
    expect(s.told('volley')[1]).toMatchObject({ hits: 0 });
  });
});
