import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { castingDebuff } from './index.ts';

describe.each(gamesWith(castingDebuff))('in $name', ({ scene }) => {
  test('a caster has -1 on its next spell only', () => {
    const s = scene({
      units: [abilityUser([castingDebuff]), { ...abilityTargets, rules: [[caster, 1]], models: 1, tokens: 4 }],
      spells: [
        { name: 'Bolt', hits: 1 },
        { name: 'Beam', hits: 1 },
      ],
      dice: '4 3',
    });
    const cast = (spell: number): unknown =>
      s.play({ type: 'cast', unit: 1, model: s.model('foe'), spell, targets: [0] });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    cast(0);
    cast(1);
    expect(s.told('cast')).toMatchObject([
      { modifier: -1, passed: false },
      { modifier: 0, passed: false },
    ]);
  });
  test('only casters', () => {
    const s = scene({ units: [abilityUser([castingDebuff]), abilityTargets] });
    expect(codeOf(s.use('wise', ['foe']))).toBe('wrong-spell-target');
  });
});
