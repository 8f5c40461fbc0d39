import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { counter, impact, tough } from '../special/index.ts';
import { heavyImpact } from './index.ts';

const boar: TestUnit = {
  id: 'boar',
  at: [10, 10],
  rules: [
    [heavyImpact, 2],
    [tough, 12],
  ],
};
/** Models with Tough, so that a single wound kills no model. */
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(heavyImpact))('in $name', ({ scene, ways }) => {
  const test6 = ways.morale === 'unit' ? '6' : '';

  test('X dice after a charge, each a hit with AP(1) on 2+', () => {
    const s = scene({ units: [boar, foe], dice: `1 2 | 4   ${test6}` });
    s.charge('boar', 'foe');
    expect(s.told('volley')).toMatchObject([{ name: 'Heavy Impact', attacks: 2, hits: 1, blocked: 0 }]);
    expect(s.dice.left).toBe(0);
  });

  test('not when charged, and not while Fatigued', () => {
    const charged = scene({
      units: [
        { ...foe, id: 'rider', side: 0, at: [10, 10] },
        { ...boar, side: 1, at: [10, 16] },
      ],
    });
    charged.charge('rider', 'boar');
    expect(charged.told('volley')).toEqual([]);
    const tired = scene({ units: [{ ...boar, flags: UNIT_FLAG.fatigued }, foe] });
    tired.charge('boar', 'foe');
    expect(tired.told('volley')).toEqual([]);
  });

  test('Counter takes a die of plain Impact away before one of these', () => {
    const spear = { name: 'Spear', rules: [counter] };
    for (const [plain, dice] of [
      [1, 2],
      [0, 1],
    ] as const) {
      const rules: TestUnit['rules'] = [
        [heavyImpact, 2],
        [tough, 12],
        ...(plain > 0 ? [[impact, plain] as const] : []),
      ];
      const s = scene({
        units: [
          { ...boar, rules },
          { ...foe, weapons: [spear] },
        ],
        dice: `1   ${'1 '.repeat(dice)}`,
      });
      s.charge('boar', 'foe');
      expect(s.told('volley')).toMatchObject([{ name: 'Spear' }, { name: 'Heavy Impact', attacks: dice }]);
      expect(s.dice.left).toBe(0);
    }
  });
});
