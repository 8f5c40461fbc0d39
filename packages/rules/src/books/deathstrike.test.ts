import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { deathstrike } from './index.ts';

const sword: TestUnit = { id: 'sword', at: [10, 10], rules: [[tough, 12]], weapons: [{ name: 'Sword', attacks: 1 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [[deathstrike, 2]] };

describe.each(gamesWith(deathstrike))('in $name', ({ scene, ways }) => {
  const test6 = ways.morale === 'unit' ? '6' : '';

  test('a model killed in melee deals X hits', () => {
    const s = scene({ units: [sword, foe], dice: `4 | 1   6 6   ${test6}` });
    s.charge('sword', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Sword', removed: 1 },
      { name: 'Deathstrike(2)', target: s.unit('sword'), hits: 2, blocked: 2 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('not when shot, and not when only wounded', () => {
    const shot = scene({ units: [{ ...sword, weapons: [{ range: 24 }] }, foe], dice: '4 | 1' });
    shot.fire('sword', 'foe');
    expect(shot.living('foe')).toBe(2);
    expect(shot.told('volley')).toHaveLength(1);
    const hurt = scene({
      units: [
        sword,
        {
          ...foe,
          rules: [
            [deathstrike, 2],
            [tough, 12],
          ],
        },
      ],
      dice: `4 | 1   ${test6}`,
    });
    hurt.charge('sword', 'foe');
    expect(hurt.told('volley')).toHaveLength(1);
    expect([shot.dice.left, hurt.dice.left]).toEqual([0, 0]);
  });
});
