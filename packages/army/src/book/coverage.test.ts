import { gf } from '@muster/rules';
import { expect, test } from 'vitest';
import type { ArmyBook, BookUnit, NamedRule, WeaponGear } from './book.ts';
import { coverageOf, rulesOfBook, rulesOfSelections } from './coverage.ts';

const gun = (...rules: NamedRule[]): WeaponGear => ({
  kind: 'weapon',
  name: 'Gun',
  count: 1,
  range: 24,
  attacks: 1,
  rules,
});

const unit = (id: string, rules: readonly NamedRule[], gear: BookUnit['gear'] = []): BookUnit => ({
  id,
  book: 'tide',
  name: id,
  size: 1,
  cost: 10,
  quality: 4,
  defense: 4,
  rules,
  gear,
  packages: [],
  closed: [],
});

const known = unit('known', [{ name: 'Fast' }], [gun({ name: 'AP', rating: 1 })]);
const strange = unit(
  'strange',
  [{ name: 'Tidebound' }],
  [
    {
      kind: 'item',
      name: 'Boar',
      count: 1,
      content: [{ kind: 'rule', name: 'Tough', count: 1, rule: { name: 'Tough', rating: 3 } }],
    },
  ],
);
const option = { uid: 'o', label: '', costs: {}, gains: [gun({ name: 'Tidebound' }, { name: 'Rending' })] };
const section = { uid: 's', label: '', variant: 'replace' as const, targets: [], options: [option] };
const book: ArmyBook = {
  uid: 'tide',
  name: 'Tide',
  version: '1',
  system: 'gf',
  units: [known, strange],
  packages: [{ uid: 'p', sections: [section] }],
  rules: [],
  spells: [],
};

test('counts rules of units, their gear and their upgrades', () => {
  const { rules, ...sums } = coverageOf(gf, [rulesOfBook(book)]);
  expect(sums).toEqual({ occurrences: 6, executed: 4, approximated: 0, units: 2, wholeUnits: 1 });
  expect(rules[0]).toEqual({ name: 'Tidebound', count: 2, status: 'unknown' });
  expect(rules.slice(1).map(({ name, status }) => [name, status])).toEqual([
    ['AP', 'executed'],
    ['Fast', 'executed'],
    ['Rending', 'executed'],
    ['Tough', 'executed'],
  ]);
});

test('counts only the units of a list', () => {
  const selection = { id: 'a', unit: strange, purchases: [{ section, option }], combined: false, xp: 0, traits: [] };
  expect(coverageOf(gf, [rulesOfSelections([selection])])).toMatchObject({
    occurrences: 4,
    executed: 2,
    wholeUnits: 0,
  });
});
