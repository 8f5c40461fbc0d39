import { buffOf } from '@muster/engine';
import { abilityTargets, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { casting } from './index.ts';

const spells = [{ name: 'Bolt', hits: 1 }] as const;
const mage: TestUnit = { id: 'mage', at: [10, 10], rules: [[caster, 1]], tokens: 1 };
const cast = { type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] } as const;

describe.each(gamesWith(casting))('in $name', ({ scene }) => {
  test('a 3 is enough', () => {
    const units = [{ ...mage, rules: [[caster, 1] as const, casting] }, abilityTargets];
    const s = scene({ units, spells, dice: '3 | 6' });
    s.play(cast);
    expect(s.told('cast')).toMatchObject([{ modifier: 1, passed: true }]);
  });

  test('for models with it', () => {
    const s = scene({ units: [mage, { ...abilityTargets, rules: [casting] }], spells, dice: '3' });
    s.play(cast);
    expect(s.told('cast')).toMatchObject([{ modifier: 0, passed: false }]);
  });

  test('a Buff of it helps the next try', () => {
    const singer: TestUnit = { id: 'singer', at: [14, 10], rules: [buffOf(casting)] };
    const s = scene({ units: [mage, abilityTargets, singer], spells, dice: '3 | 6' });
    s.play({ type: 'use', unit: s.unit('singer'), model: s.model('singer'), ability: 0, targets: [s.unit('mage')] });
    s.activate('singer', 'hold');
    s.activate('foe', 'hold');
    s.play({ ...cast, targets: [s.unit('foe')] });
    expect(s.told('cast')).toMatchObject([{ modifier: 1, passed: true }]);
  });
});
