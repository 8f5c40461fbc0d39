import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { crush } from './index.ts';

const beast: TestUnit = { id: 'beast', at: [10, 10], rules: [[crush, 2]] };
/** Models with Tough, so that a single wound kills no model. */
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(crush))('in $name', ({ scene, ways }) => {
  const test6 = ways.morale === 'unit' ? '6' : '';

  test('each 6 of its dice is a hit with AP(2)', () => {
    // Defense 4 needs a 6 against AP(2).
    const s = scene({ units: [beast, foe], dice: `6 5 | 5   ${test6}` });
    s.charge('beast', 'foe');
    expect(s.told('volley')).toMatchObject([{ name: 'Crush', attacks: 2, hits: 1, blocked: 0, landed: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('which can be blocked', () => {
    const s = scene({ units: [beast, { ...foe, defense: 3 }], dice: '6 6 | 5 5' });
    s.charge('beast', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 2, blocked: 2 }]);
    expect(s.dice.left).toBe(0);
  });
});
