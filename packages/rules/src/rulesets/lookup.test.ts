import { expect, test } from 'vitest';
import { extendRuleset, gf } from './index.ts';
import { findVersion, rulesetRefusalSentence } from './lookup.ts';

const next = extendRuleset(gf, { id: 'gf', version: '2', numbers: { advance: 700 } });
const find = (base: string, changes: readonly unknown[] = []): unknown => {
  const found = findVersion([gf, next], { base, changes });
  return found.ok ? found.value : rulesetRefusalSentence(found.error);
};

test('all versions of a ruleset are found', () => {
  expect([find('gf@1'), find('gf@2')]).toEqual([gf, next]);
  expect(next.name).toBe('Grimdark Future');
});

test('what is unknown is refused, and the sentence says what to do', () => {
  expect(find('gf@3')).toBe(
    'There is no version 3 of the ruleset "gf" (known: 1, 2). Update Muster, or use the version of Muster that made this.',
  );
  expect(find('chess@1')).toContain('There is no ruleset "chess" (known: gf). Update Muster');
  expect(find('gf@1', [{ add: 'rule' }])).toBe('This version of Muster cannot play changed rules. Update Muster.');
});
