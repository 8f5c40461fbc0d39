import { newestRuleset } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import type { ReadList } from '../book/read-list.ts';
import { readAnyList } from '../read/any-list.ts';
import { makeList } from '../make.ts';
import { parseSpell } from '../spell.ts';
import { selectedOf } from './selected.ts';
import { sheetOf } from './sheet.ts';
import { spellText } from './spell-text.ts';
import { makeListText } from './text.ts';
import { makeForgeList } from './tts.ts';

const guard = {
  id: 'guard',
  name: 'Guard',
  size: 4,
  quality: 4,
  defense: 4,
  cost: 101,
  base: 32,
  weapons: ['Rifle (24", A1)', 'Knife (A1)'],
};
const bell = { ...guard, id: 'bell', name: 'Old Bell', size: 1, cost: 60, rules: ['Hero', 'Tough(3)'] };

const own = (units: readonly object[], more: object = {}): ReadList => {
  const read = readAnyList({ format: 'muster-list', version: 1, name: 'Tide', system: 'gf', units, ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const textOf = (...args: Parameters<typeof own>): string[] => makeListText(sheetOf(own(...args))).split('\n');

describe('experience and traits', () => {
  test('are read and written in the Muster format', () => {
    const { list } = own([guard, { ...bell, xp: 7, traits: ['Agile'] }]);
    expect(list?.veterans).toEqual([{ unit: 'bell', xp: 7, traits: ['Agile'] }]);
    if (!list) return;
    const { units } = makeList(list, newestRuleset('gf'));
    expect(units[0]).not.toHaveProperty('xp');
    expect(units[1]).toMatchObject({ xp: 7, traits: ['Agile'] });
    expect(own([guard]).list).not.toHaveProperty('veterans');
  });

  test('that are invalid are refused with their places', () => {
    const places = (entry: object): string[] => {
      const file = { format: 'muster-list', version: 1, name: 'Tide', system: 'gf', units: [{ ...guard, ...entry }] };
      const read = readAnyList(file);
      return read.ok ? [] : read.error.map(({ path }) => path);
    };
    expect(places({ xp: -1 })).toEqual(['units[0].xp']);
    expect(places({ xp: 1.5 })).toEqual(['units[0].xp']);
    expect(places({ traits: ['Agile', ''] })).toEqual(['units[0].traits[1]']);
    expect(places({ xp: 0, traits: [] })).toEqual([]);
  });

  test('cost what Army Forge adds for them only once', () => {
    const list = own([{ ...bell, xp: 12 }]).list;
    // Two levels of a hero are 30 of its 60 points.
    expect(list && makeForgeList(selectedOf(list))).toMatchObject({ listPoints: 60, units: [{ cost: 30, xp: 12 }] });
  });
});

describe('a list as text', () => {
  test('counts models with a rule, groups equal units and puts heroes before their units', () => {
    const sergeant = { ...guard, rules: ['Fast', 'Tough(3)'], special: [{ models: 1, rules: ['Fearless'] }] };
    expect(
      textOf([sergeant, { ...sergeant, id: 'other' }, bell, { ...guard, id: 'led' }], {
        joins: { bell: 'led' },
      }),
    ).toEqual([
      '++ Tide [GF 363pts] [3 Units] ++',
      '',
      '2x Guard [4] Q4+ D4+ | 101pts | 4x Fast, Tough(3), Fearless',
      '4x Rifle (24", A1), 4x Knife (A1)',
      '',
      'Old Bell [1] Q4+ D4+ | 60pts | Hero, Tough(3)',
      'Rifle (24", A1), Knife (A1)',
      '| Joined to:',
      'Guard [4] Q4+ D4+ | 101pts | ',
      '4x Rifle (24", A1), 4x Knife (A1)',
      '',
    ]);
  });

  test('marks a rule of one model if nothing else is counted, and models with more Tough', () => {
    const one = { ...guard, special: [{ models: 1, rules: ['Fearless', 'Tough(3)'] }] };
    expect(textOf([one])[2]).toBe('Guard [4] Q4+ D4+ | 101pts | 1x Fearless, 1x Tough(3)');
  });

  test('writes names so that they are not read as something else', () => {
    const odd = { ...guard, name: '2x Guard | Reserve', weapons: ['Gun, Big (A1)'] };
    expect(textOf([odd]).slice(2, 4)).toEqual(['2× Guard / Reserve [4] Q4+ D4+ | 101pts | ', '4x Gun  Big (A1)']);
  });
});

describe('a list for Tabletop Simulator', () => {
  test('has both halves of a combined unit, and rules of single models as items', () => {
    const pair = { ...guard, combined: true, special: [{ models: 1, name: 'Sergeant', rules: ['Fearless'] }] };
    const { list } = own([pair]);
    expect(list && makeForgeList(selectedOf(list))).toMatchObject({
      listPoints: 101,
      modelCount: 4,
      activationCount: 1,
      units: [
        {
          size: 2,
          cost: 51,
          combined: true,
          joinToUnit: null,
          items: [{ name: 'Sergeant', count: 1, content: [{ name: 'Fearless' }] }],
          loadout: [
            { name: 'Rifle', count: 2, range: 24, label: 'Rifle (24", A1)' },
            { name: 'Knife' },
            { name: 'Sergeant' },
          ],
        },
        { size: 2, cost: 50, combined: true, joinToUnit: 'guard', items: [] },
      ],
      specialRules: [{ id: 'fearless', name: 'Fearless' }],
    });
  });
});

test('units that join each other in a circle stay separate', () => {
  const forge = (id: string, joinToUnit: string): object => ({
    ...guard,
    id,
    selectionId: id,
    joinToUnit,
    weapons: [],
  });
  const read = readAnyList({
    gameSystem: 'gf',
    name: 'Ring',
    units: [forge('a', 'b'), forge('b', 'a'), forge('c', 'c')],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(sheetOf(read.value)).toMatchObject({
    activations: 3,
    units: [{ heroes: [] }, { heroes: [] }, { heroes: [] }],
  });
});

test('spells are described in sentences', () => {
  const told = (entry: object): string => {
    const spell = parseSpell({ name: 'Surge', value: 1, range: 12, target: 'enemy', ...entry });
    if (!spell.ok) throw new Error(JSON.stringify(spell.error));
    return spellText(spell.value, newestRuleset('gf'));
  };
  expect(told({ hits: 1 })).toBe('One enemy unit within 12" takes 1 hit.');
  expect(told({ hits: 2, targets: 2, rules: ['AP(1)'] })).toBe(
    'Up to 2 enemy units within 12" take 2 hits with AP(1) each.',
  );
  expect(told({ target: 'friend', range: 18, grants: ['Furious', 'Fast'] })).toBe(
    'One friendly unit within 18" gets Furious, Fast until the end of the round.',
  );
});
