import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { knightborn, knightbornBoost } from './index.ts';

describe.each(gamesWith(knightbornBoost))('in $name', ({ scene, volley }) => {
  test('wounds from spells are ignored on a 2+', () => {
    const mage = { id: 'mage', at: [10, 10] as const, rules: [[caster, 1] as const], tokens: 1 };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rules: [knightborn, knightbornBoost] };
    const s = scene({ units: [mage, foe], spells: [{ name: 'Bolt', hits: 2 }], dice: '4 | 1 1 | 2 1' });
    s.play({ type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [s.unit('foe')] });
    expect(s.told('volley')[0]).toMatchObject({ kind: 'spell', saved: 1, landed: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('others on a 6+', () => {
    const target = { rules: [knightborn, knightbornBoost] };
    expect(volley({ attacks: 2, target, dice: '4 4 | 1 1 | 6 5' })).toMatchObject({ saved: 1 });
  });

  test('nothing without Knightborn', () => {
    const mage = { id: 'mage', at: [10, 10] as const, rules: [[caster, 1] as const], tokens: 1 };
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 5, rules: [knightbornBoost] };
    const s = scene({ units: [mage, foe], spells: [{ name: 'Bolt', hits: 1 }], dice: '4 | 1' });
    s.play({ type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [s.unit('foe')] });
    expect(s.told('volley')[0]).toMatchObject({ kind: 'spell', saved: 0 });
    expect(s.dice.left).toBe(0);
  });
});
