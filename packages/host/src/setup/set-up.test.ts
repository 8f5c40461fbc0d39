import type { ArmyList } from '@muster/army';
import { gf, gff, tableFor } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { shipped } from '../disk.ts';
import { type BattleOrder, setUpBattle } from './set-up.ts';
import { chooseSettings } from './settings.ts';
import { usualArmies } from './usual.ts';

const listNamed = (name: string): ArmyList => {
  const list = shipped.list(name);
  if (!list) throw new Error(name);
  return list;
};
const lists = ['lantern-wardens-1000', 'kestrel-guild-1000'].map(listNamed);
const setUp = (order: Partial<BattleOrder>) => setUpBattle({ lists, table: { seed: 'x' }, ...order });
const refusal = (order: Partial<BattleOrder>) => {
  const result = setUp(order);
  return result.ok ? undefined : result.error;
};

describe('a battle', () => {
  test('uses the game of its lists and a table from the seed', () => {
    const result = setUp({});
    if (!result.ok) throw new Error(result.error.sentence);
    const { plan, notes } = result.value;
    expect([plan.ruleset.id, plan.sides.map(({ name }) => name), notes]).toEqual([
      'gf',
      ['The Long Watch', 'Letters of Marque'],
      [],
    ]);
    expect(plan.table).toEqual(tableFor(gf, 'x', 2));
    expect(plan.extras).toBeUndefined();
  });

  test('can use another game with a note, and random events', () => {
    const result = setUp({ system: 'gff', events: true });
    if (!result.ok) throw new Error(result.error.sentence);
    expect(result.value.plan.ruleset).toBe(gff);
    expect(result.value.notes[0]).toMatch(/was written for Grimdark Future, but is played with the rules of/);
    expect(result.value.setup.extras?.events).toBeDefined();
  });

  const small = { ...tableFor(gf, 'x', 2), width: 1200, depth: 1200, terrain: [] };
  test.each<[string, Partial<BattleOrder>, RegExp]>([
    ['sides', { lists: Array.from({ length: 5 }, () => lists[0]) }, /^Too many armies: 5/],
    ['games', { lists: [lists[0], listNamed('hollow-barrow-1000')] }, /different games \(gf, aof\)\.$/],
    ['system', { system: 'chess' }, /^There is no game "chess". Choose gf, gff, aof or aofs\.$/],
    ['events', { system: 'aofs', events: true }, /^Age of Fantasy: Skirmish has no random events\.$/],
    ['table', { table: small }, /its shorter side is 12″/],
  ])('is refused because of its %s, without mentioning options', (code, order, sentence) => {
    expect(refusal(order)).toMatchObject({ code, sentence: expect.stringMatching(sentence) as string });
    expect(refusal(order)?.sentence).not.toMatch(/--/);
  });

  test('is refused with all findings of a list, if limits apply', () => {
    const tight = { ...lists[0], points: 200 };
    expect(refusal({ lists: [lists[1], tight] })).toBeUndefined();
    const refused = refusal({ lists: [lists[1], tight], settings: { forceOrganisation: true } });
    expect(refused?.code).toBe('organisation');
    expect(refused?.list?.name).toBe('The Long Watch');
    expect(refused?.sentence).toBe(`The Long Watch: ${refused?.list?.findings[0].message}.`);
  });

  test('is refused if its plan cannot be made', () => {
    const broken = setUpBattle({ lists, table: { seed: 'x' } }, () => {
      throw new RangeError('there is no room for them');
    });
    expect(broken).toMatchObject({
      ok: false,
      error: { code: 'battle', sentence: 'This battle cannot be set up: there is no room for them.' },
    });
  });
});

test('settings are parsed by name, and unknown names are refused', () => {
  expect(chooseSettings({ forceOrganisation: true })).toEqual({ ok: true, value: { forceOrganisation: true } });
  expect(chooseSettings({ regen_after_deadly: false })).toEqual({ ok: true, value: { regenAfterDeadly: false } });
  const wrong: Record<string, string | boolean>[] = [{ toString: true }, { forceOrganisation: 'true' }];
  const sentences = wrong.map((chosen) => chooseSettings(chosen));
  expect(sentences.map((result) => !result.ok && result.error.sentence)).toEqual([
    expect.stringMatching(/^There is no setting "toString". The settings are /),
    'The setting forceOrganisation can be false or true, but not "true".',
  ]);
});

test('the default armies are those of the game, then others, without the named ones', () => {
  expect(usualArmies(shipped, []).slice(0, 2)).toEqual(['lantern-wardens-1000', 'kestrel-guild-1000']);
  expect(usualArmies(shipped, ['kestrel-guild-1000'])[0]).toBe('lantern-wardens-1000');
  expect(usualArmies(shipped, [], 'gff').slice(0, 2)).toEqual(['kestrel-guild-300', 'lantern-wardens-300']);
});
