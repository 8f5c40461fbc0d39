import { findRule } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { ALIASES } from './aliases.ts';
import { gf, RULESETS } from './index.ts';

describe('names that armies have for rules', () => {
  test.each(Object.entries(ALIASES))('%s is a rule that every game knows, under its own name', (id, { name }) => {
    for (const ruleset of RULESETS) expect(findRule(ruleset, id)?.name).toBe(name);
  });

  test('no alias hides a rule with a file', () => {
    expect(Object.keys(ALIASES).filter((id) => Object.hasOwn(gf.rules, id))).toEqual([]);
  });

  test('old names do what the books of their time said', () => {
    expect(findRule(gf, 'robot')?.morale).toEqual({ holdsAtCost: 3 });
    expect(findRule(gf, 'warning-cry')?.presence).toEqual({ repels: 12 });
    expect(findRule(gf, 'medical-training')?.aura?.id).toBe('regeneration');
    expect(findRule(gf, 'eagle-eyed')).toMatchObject({ id: 'reliable', only: 'shooting' });
  });
});
