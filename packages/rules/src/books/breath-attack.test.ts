import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { breathAttack } from './index.ts';

describe.each(gamesWith(breathAttack))('in $name', ({ scene }) => {
  test('a 2 deals three hits with AP(1) on five models', () => {
    const s = scene({ units: [abilityUser([breathAttack]), abilityTargets], dice: '2 | 5 5 5' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 3, blocked: 3 }]);
  });
  test('a 1 does not, and not beyond 6"', () => {
    const s = scene({ units: [abilityUser([breathAttack]), abilityTargets], dice: '1' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toEqual([]);
    const far = scene({ units: [abilityUser([breathAttack]), { ...abilityTargets, at: [10, 17.01] }] });
    expect(codeOf(far.use('wise', ['foe']))).toBe('out-of-range');
  });
});
