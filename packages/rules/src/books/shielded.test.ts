import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { shielded } from './index.ts';

describe.each(gamesWith(shielded))('in $name', ({ scene, volley }) => {
  test('+1 to Defense rolls, in shooting and melee', () => {
    for (const melee of [false, true])
      expect(volley({ attacks: 2, melee, target: { rules: [shielded] }, dice: '4 4 | 3 2' })).toMatchObject({
        blocked: 1,
      });
  });

  test('not against spells', () => {
    const mage = { id: 'mage', at: [10, 10] as const, rules: [[caster, 1] as const], tokens: 1 };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rules: [shielded] };
    const s = scene({ units: [mage, foe], spells: [{ name: 'Bolt', hits: 1 }], dice: '4 | 3' });
    s.play({ type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [s.unit('foe')] });
    expect(s.told('volley')[0]).toMatchObject({ kind: 'spell', blocked: 0 });
    expect(s.dice.left).toBe(0);
  });

  test('all models must have it', () => {
    const gun = { id: 'gun', at: [10, 10] as const, weapons: [{ range: 24 }] };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rulesOf: { 0: [shielded] } };
    const s = scene({ units: [gun, foe], dice: '4 | 3' });
    s.fire('gun', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ blocked: 0 });
    expect(s.dice.left).toBe(0);
  });
});
