import { describe, expect, test } from 'vitest';
import { gf } from '@muster/rules';
import { makeSpell, parseSpell } from './spell.ts';

const lash = { name: 'Lash', value: 1, range: 12, target: 'enemy', hits: 3, rules: ['AP(1)'] };
const hymn = { name: 'Hymn', value: 2, range: 18, target: 'friend', targets: 2, grants: ['Furious'] };

const problems = (value: unknown): string => {
  const result = parseSpell(value);
  return result.ok ? '' : result.error.map(({ path, message }) => `${path} ${message}`).join('\n');
};

describe('a spell', () => {
  test('has hits with rules', () => {
    expect(parseSpell(lash)).toEqual({
      ok: true,
      value: {
        name: 'Lash',
        value: 1,
        range: 1200,
        target: 'enemy',
        targets: 1,
        hits: 3,
        rules: [{ id: 'ap', rating: 1 }],
        grants: [],
      },
    });
  });

  test('grants rules', () => {
    expect(parseSpell(hymn)).toMatchObject({ value: { targets: 2, hits: 0, grants: [{ id: 'furious' }] } });
  });

  test('is written as it was read', () => {
    for (const entry of [lash, hymn]) {
      const spell = parseSpell(entry);
      expect(spell.ok && makeSpell(spell.value, gf)).toEqual(entry);
    }
  });

  test.each([
    [{ ...lash, hits: undefined }, 'has no effect'],
    [{ ...lash, hits: undefined, grants: ['Slow'] }, 'spell.rules are rules for hits, but the spell has no hits'],
    [{ ...lash, target: 'friend' }, 'spell.hits cannot target friendly units'],
    [{ ...lash, target: 'foe' }, 'spell.target must be one of enemy, friend'],
    [{ ...lash, value: 7 }, 'spell.value must be between 1 and 6'],
    [{ ...lash, range: Number.NaN }, 'spell.range must be a number'],
    [{ ...lash, hits: 1e9 }, 'spell.hits must be between 0 and 60'],
    [
      { ...lash, damage: 3 },
      'spell.damage is not a known field. Fields: name, value, range, target, targets, hits, rules, grants, single, marks, lasts, test, endangers, note',
    ],
    [{ ...lash, rules: ['AP('] }, 'spell.rules[0] "AP(" is not a rule'],
    [[], 'spell must be an object'],
  ])('%j is refused', (value, message) => {
    expect(problems(value)).toContain(message);
  });
});
