import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { bane, caster, regeneration } from '../special/index.ts';
import { protectedRule } from './index.ts';

describe.each(gamesWith(protectedRule))('in $name', ({ scene, volley }) => {
  test('each wound is ignored on a 6+', () => {
    expect(volley({ attacks: 2, target: { rules: [protectedRule] }, dice: '4 4 | 1 1 | 6 5' })).toMatchObject({
      saved: 1,
      wounds: 1,
    });
  });

  test('those from a spell on a 6+', () => {
    const mage = { id: 'mage', at: [10, 10] as const, rules: [[caster, 1] as const], tokens: 1 };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rules: [protectedRule] };
    const s = scene({ units: [mage, foe], spells: [{ name: 'Bolt', hits: 2 }], dice: '4 | 1 1 | 6 5' });
    s.play({ type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [s.unit('foe')] });
    expect(s.told('volley')[0]).toMatchObject({ kind: 'spell', saved: 1, landed: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('rules that ignore Regeneration do not ignore it, and both are rolled', () => {
    expect(volley({ rules: [bane], target: { rules: [protectedRule] }, dice: '4 | 1 | 6' })).toMatchObject({
      saved: 1,
    });
    const both = { rules: [protectedRule, regeneration] };
    expect(volley({ attacks: 2, target: both, dice: '4 4 | 1 1 | 6 1 5' })).toMatchObject({ saved: 2 });
  });

  test('all models must have it', () => {
    const gun = { id: 'gun', at: [10, 10] as const, weapons: [{ range: 24 }] };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rulesOf: { 0: [protectedRule] } };
    const s = scene({ units: [gun, foe], dice: '4 | 1' });
    s.fire('gun', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ saved: 0, landed: 1 });
    expect(s.dice.left).toBe(0);
  });
});
