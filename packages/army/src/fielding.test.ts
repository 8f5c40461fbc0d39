import { aof, aofs, gf, gff, newestRuleset, SYSTEMS } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { parseList } from './list.ts';
import { checkFielding } from './fielding.ts';

const gang = { id: 'gang', name: 'Gang', size: 4, quality: 4, defense: 5, cost: 60, base: 32 };
const boss = { ...gang, id: 'boss', name: 'Boss', size: 1, rules: ['Hero'] };
const list = { format: 'muster-list', version: 1, name: 'Test', units: [boss, gang] };

const problems = (system: string, change: object): string[] => {
  const result = parseList({ ...list, system, ...change });
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`);
};

test('the system of a list decides its ruleset, the newest of that game', () => {
  expect(SYSTEMS.map(newestRuleset)).toEqual([gf, gff, aof, aofs]);
  for (const system of SYSTEMS) {
    const result = parseList({ ...list, system });
    expect(result).toMatchObject({ ok: true, value: { system } });
  }
});

describe('Firefight', () => {
  const fielding = { combined: ['gang'], suggestions: { joins: [{ hero: 'boss', unit: 'gang' }] } };

  test('allows neither joined heroes nor combined units', () => {
    expect(checkFielding(gff, fielding)).toMatchObject([
      { code: 'hero-join-illegal', unit: 'boss' },
      { code: 'combine-illegal', unit: 'gang' },
    ]);
    for (const ruleset of [gf, aof]) expect(checkFielding(ruleset, fielding)).toEqual([]);
    expect(checkFielding(gff, { combined: [], suggestions: { joins: [] } })).toEqual([]);
  });

  test('has no list with a hero that joins', () => {
    const joins = { joins: { boss: 'gang' } };
    expect(problems('gff', joins)).toEqual([
      'joins.boss: "boss" cannot join "gang": Grimdark Future: Firefight does not let heroes join units',
    ]);
    expect([problems('gf', joins), problems('aof', joins)]).toEqual([[], []]);
  });

  test('has no list with a combined unit', () => {
    const units = { units: [boss, { ...gang, combined: true }] };
    expect(problems('gff', units)).toEqual([
      'units[1].combined: "gang" cannot be combined: Grimdark Future: Firefight does not combine units',
    ]);
    expect([problems('gf', units), problems('aof', units)]).toEqual([[], []]);
  });

  test('has heroes and groups side by side', () => {
    expect(problems('gff', {})).toEqual([]);
  });
});
