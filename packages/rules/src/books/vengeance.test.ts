import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { vengeance } from './index.ts';

const killer: TestUnit = {
  id: 'killer',
  at: [10, 10],
  models: 5,
  weaponsOf: { 0: [{ name: 'Gun', range: 24 }], 1: [], 2: [], 3: [], 4: [] },
};
const martyr: TestUnit = { id: 'martyr', side: 1, at: [4, 22], rules: [vengeance] };
const friend: TestUnit = { id: 'friend', side: 1, at: [10, 22], weapons: [{ name: 'Bow', range: 24 }] };

describe.each(gamesWith(vengeance))('in $name', ({ scene, ways }) => {
  /** With wound effects, a last model is out on 6 and more. */
  const out = ways.wounds === 'effects' ? '6' : '';
  const units = (rules: TestUnit['rules']): TestUnit[] => [
    killer,
    { ...martyr, rules },
    friend,
    { id: 'other', side: 1, at: [60, 40] },
  ];

  test('friends have +1 to hit against the unit that destroyed it', () => {
    const s = scene({ units: units([vengeance]), dice: `4 | 1 ${out}   3 | 6` });
    s.fire('killer', 'martyr');
    s.fire('friend', 'killer');
    expect(s.told('marked')).toMatchObject([{ unit: s.unit('killer'), side: 1, rule: 'Vengeance(1)' }]);
    expect(s.told('volley')[1]).toMatchObject({ hits: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('not while it lives, and not without the rule', () => {
    const lives = scene({ units: units([vengeance]), dice: '1   3' });
    const plain = scene({ units: units([]), dice: `4 | 1 ${out}   3` });
    for (const s of [lives, plain]) {
      s.fire('killer', 'martyr');
      s.fire('friend', 'killer');
      expect(s.told('volley')[1]).toMatchObject({ hits: 0 });
      expect(s.dice.left).toBe(0);
    }
  });
});
