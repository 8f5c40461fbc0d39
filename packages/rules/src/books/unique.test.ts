import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { unique } from './index.ts';

describe.each(gamesWith(unique))('in $name', ({ scene, ruleset }) => {
  test('is for the check of lists', () => {
    expect(ruleset.rules[unique.id].presence?.unique).toBe(true);
  });

  test('changes nothing in a battle', () => {
    const s = scene({ units: [{ id: 'lord', at: [10, 10], rules: [unique] }] });
    expect(s.plan.unknownRules).toEqual([]);
    expect(codeOf(s.activate('lord', 'advance', { moves: s.shift('lord', 6, 0) }))).toBe('done');
  });
});
