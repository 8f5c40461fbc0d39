import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { castingPenalty } from './index.ts';

const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 5 };
const spells = [{ name: 'Bolt', hits: 1 }] as const;

describe.each(gamesWith(castingPenalty))('in $name', ({ scene }) => {
  test('a 5 fails with -2', () => {
    const s = scene({
      units: [
        {
          id: 'mage',
          at: [10, 10],
          rules: [
            [caster, 1],
            [castingPenalty, 2],
          ],
          tokens: 1,
        },
        foe,
      ],
      spells,
      dice: '5',
    });
    s.play({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] });
    expect(s.told('cast')).toMatchObject([{ modifier: -2, passed: false }]);
  });
  test('a enemy that has it does not matter', () => {
    const s = scene({
      units: [
        { id: 'mage', at: [10, 10], rules: [[caster, 1]], tokens: 1 },
        { ...foe, rules: [[castingPenalty, 2]] },
      ],
      spells,
      dice: '4 | 6',
    });
    s.play({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] });
    expect(s.told('cast')).toMatchObject([{ modifier: 0, passed: true }]);
  });
});
