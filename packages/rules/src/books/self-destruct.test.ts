import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { deadly, tough } from '../special/index.ts';
import { selfDestruct } from './index.ts';

const bomb: TestUnit = {
  id: 'bomb',
  at: [10, 10],
  rules: [
    [selfDestruct, 3],
    [tough, 3],
  ],
};
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(selfDestruct))('in $name', ({ scene, ways }) => {
  test('falls when all have struck, and deals X hits', () => {
    const s = scene({ units: [bomb, foe], dice: '6 6 6' });
    s.charge('bomb', 'foe');
    expect(s.living('bomb')).toBe(0);
    expect(s.told('volley')).toMatchObject([{ name: 'Self-Destruct(3)', target: s.unit('foe'), hits: 3, blocked: 3 }]);
    expect(s.dice.left).toBe(0);
  });

  test('killed before that it deals them once', () => {
    const axe = { name: 'Axe', rules: [[deadly, 3] as const] };
    // With wound effects, three markers are checked: 6 and more is out.
    const out = ways.wounds === 'effects' ? '6' : '';
    const s = scene({ units: [bomb, { ...foe, weapons: [axe] }], dice: `4 | 1   ${out}   6 6 6` });
    s.charge('bomb', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Axe', 'Self-Destruct(3)']);
    expect([s.living('bomb'), s.dice.left]).toEqual([0, 0]);
  });

  test('nothing happens without a melee', () => {
    const s = scene({ units: [bomb, foe] });
    s.activate('bomb', 'hold');
    expect(s.living('bomb')).toBe(1);
  });
});
