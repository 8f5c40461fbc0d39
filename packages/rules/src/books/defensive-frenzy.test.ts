import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defensiveFrenzy } from './index.ts';

const killer: TestUnit = {
  id: 'killer',
  at: [10, 10],
  models: 5,
  rules: [defensiveFrenzy],
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

describe.each(gamesWith(defensiveFrenzy))('in $name', ({ scene, ways }) => {
  /** Where wounds have effects, a last model is out on 6 and more. */
  const out = ways.wounds === 'effects' ? '6' : '';
  const start = (target: string, dice: string) => {
    const s = scene({ units: [killer, prey, foe, other], dice });
    s.fire('killer', target);
    return s;
  };

  test('a unit that it destroyed is worth +1 to block', () => {
    const s = start('prey', `4 | 1 ${out}   4 | 3`);
    s.fire('foe', 'killer');
    expect(s.told('grew')).toMatchObject([{ unit: s.unit('killer'), markers: 1 }]);
    expect(s.told('volley')[1]).toMatchObject({ hits: 1, blocked: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('a shot that kills nobody is not', () => {
    const s = start('prey', '1   4 | 3');
    s.fire('foe', 'killer');
    expect(s.told('volley')[1]).toMatchObject({ hits: 1, blocked: 0 });
    expect(s.dice.left).toBe(0);
  });
});
