import { type ArmyBook, type BookUnit, parseBook, type Purchase } from '@muster/army';
import { describe, expect, test } from 'vitest';
import type { NewUnit } from '../contract/command.ts';
import { decideCommand } from '../decide/decide.ts';
import { EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign, CampaignArmy, CampaignUnit } from '../state/campaign.ts';
import { armyBooks, offersFor, purchasesFor } from './offers.ts';
import { isBookHero, unitOfBook } from './new-units.ts';
import { takeName, freeId, takenNamesFor } from './register.ts';
import { campaignRef } from '../ruleset/index.ts';

const JSON_BOOK = {
  format: 'muster-book',
  version: 1,
  id: 'fens',
  name: 'The Fens',
  systems: ['gf', 'gff'],
  background: 'No one lives here.',
  units: [
    {
      id: 'eelers',
      name: 'Eelers',
      size: 5,
      quality: 4,
      defense: 4,
      base: 32,
      cost: 100,
      gear: ['Rifle (24", A1)', 'Knife (A1)'],
      upgrades: ['arms'],
    },
    {
      id: 'seer',
      name: 'Seer',
      quality: 4,
      defense: 4,
      base: 32,
      cost: 70,
      rules: ['Hero'],
      gear: ['Staff (A2)'],
      upgrades: ['arts'],
    },
  ],
  upgrades: {
    arms: [
      { replace: ['Rifle'], affects: 1, options: [{ gains: ['Mortar (24", A1)'], cost: 15 }] },
      { affects: 'all', options: [{ gains: ['Waders (Strider)'], cost: 20 }] },
    ],
    arts: [{ options: [{ gains: ['Caster(2)'], cost: 40 }] }],
  },
};

const parsed = parseBook(JSON_BOOK);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
const books: readonly ArmyBook[] = parsed.value;
const book = books.find(({ system }) => system === 'gf') as ArmyBook;
const [eelers, seer] = book.units;

const bought = (unit: BookUnit, ...uids: string[]): Purchase[] =>
  uids.map((uid) => purchasesFor(book, unit).find(({ option }) => option.uid === uid) as Purchase);

const noNames = () => takenNamesFor(NO_CAMPAIGN, []);

/** A campaign with one army of these units, as its file keeps them. */
const campaignOf = (
  ...units: NewUnit[]
): { campaign: Campaign; army: CampaignArmy; units: readonly CampaignUnit[] } => {
  let campaign = NO_CAMPAIGN;
  for (const command of [
    { type: 'found', name: 'War', ruleset: campaignRef('gf-3.4.0'), kind: 'endless', begun: '2025-03-01' },
    { type: 'join', army: 'fens', name: 'Fens', player: 'Ann', units: JSON.parse(JSON.stringify(units)) as NewUnit[] },
  ] as const) {
    const decision = decideCommand(campaign, command, EMPTY_DRAW_SOURCE);
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    ({ campaign } = decision);
  }
  const [army] = campaign.armies;
  return { campaign, army, units: army.units };
};

describe('names and ids', () => {
  test.each([
    ['Harbour Wardens', 'harbour-wardens'],
    ["Keeper's Élan!", 'keepers-elan'],
    ['  —  ', 'unit'],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('%s has the id %s', (name, id) => expect(freeId(name, new Set(), 'unit')).toBe(id));

  test('a later unit gets a number, comparing names without case', () => {
    const register = noNames();
    const entered = ['Ants', ' ants', 'Ants'].map((name) => takeName(register, name));
    expect(entered).toEqual([
      { id: 'ants', name: 'Ants' },
      { id: 'ants-2', name: 'ants 2' },
      { id: 'ants-3', name: 'Ants 3' },
    ]);
  });

  test('a new unit never gets the id of an earlier one, or a reserved word', () => {
    const { campaign, army } = campaignOf(unitOfBook({ unit: eelers }, noNames()));
    const gone = { ...army, units: [] };
    const fact = {
      at: '',
      by: '',
      command: { type: 'break-off', match: 'm' },
      draws: { dice: [], picks: [], choices: [] },
      changes: [{ type: 'unit-added', army: 'fens', unit: army.units[0] }],
    } as const;
    const register = takenNamesFor({ ...campaign, armies: [gone] }, [fact], gone);
    // Its name is free again, its id is not.
    expect(takeName(register, 'Eelers')).toEqual({ id: 'eelers-2', name: 'Eelers' });
    expect(['All', 'Zombies', 'Fens'].map((name) => freeId(name, register.ids, 'unit'))).toEqual([
      'all-2',
      'zombies-2',
      'fens-2',
    ]);
  });
});

describe('units of a book', () => {
  test('have their price, and each upgrade its own', () => {
    const unit = unitOfBook({ unit: eelers, purchases: bought(eelers, 'mortar', 'waders') }, noNames());
    expect(unit).toMatchObject({ id: 'eelers', base: 100, models: 5, hero: false, casts: false });
    expect(unit.upgrades?.map(({ id, cost }) => [id, cost])).toEqual([
      ['mortar', 15],
      ['waders', 20],
    ]);
  });

  test('cost twice as much when combined, and so do upgrades for all models', () => {
    const purchases = bought(eelers, 'mortar', 'mortar', 'waders');
    const unit = unitOfBook({ unit: eelers, purchases, combined: true }, noNames());
    expect(unit).toMatchObject({ base: 200, models: 10 });
    // One mortar in each half, and waders for both.
    expect(unit.upgrades?.map(({ id, cost }) => [id, cost]).toSorted()).toEqual([
      ['mortar', 15],
      ['mortar-2', 15],
      ['waders', 40],
    ]);
  });

  test('are heroes and casters by their rules, or by what they buy', () => {
    expect([isBookHero(seer), isBookHero(eelers)]).toEqual([true, false]);
    expect(unitOfBook({ unit: seer }, noNames())).toMatchObject({ hero: true, casts: false });
    expect(unitOfBook({ unit: seer, purchases: bought(seer, 'caster') }, noNames())).toMatchObject({ casts: true });
  });

  test('store only the chosen options of their purchases', () => {
    const [purchase] = bought(eelers, 'mortar');
    const many = { ...purchase, option: { ...purchase.option, costs: { eelers: 15, others: 20 } } };
    const [upgrade] = unitOfBook({ unit: eelers, purchases: [many] }, noNames()).upgrades ?? [];
    expect(upgrade.purchase).toMatchObject({ section: { options: [] }, option: { costs: { eelers: 15 } } });
    expect(upgrade.purchase?.option.costs).not.toHaveProperty('others');
  });
});

describe('offers', () => {
  const offered = (unit: NewUnit, shelf: readonly ArmyBook[] = books): [string, number][] => {
    const { campaign, units } = campaignOf(unit);
    return offersFor(campaign, units[0], shelf).map(({ id, cost }) => [id, cost]);
  };

  test('are the upgrades of the book that the unit can still carry', () => {
    expect(offered(unitOfBook({ unit: eelers }, noNames()))).toEqual([
      ['mortar', 15],
      ['waders', 20],
    ]);
    // One mortar is all that a unit may have.
    const purchases = bought(eelers, 'mortar');
    expect(offered(unitOfBook({ unit: eelers, purchases }, noNames()))).toEqual([['waders', 20]]);
  });

  test('for a combined unit go to its other half as well', () => {
    const purchases = bought(eelers, 'mortar');
    expect(offered(unitOfBook({ unit: eelers, purchases, combined: true }, noNames()))).toEqual([
      ['mortar-2', 15],
      ['waders', 40],
    ]);
  });

  test('are empty without the book of the unit for its game', () => {
    const unit = unitOfBook({ unit: eelers }, noNames());
    expect(offered(unit, [])).toEqual([]);
    expect(
      offered(
        unit,
        books.filter(({ system }) => system === 'gff'),
      ),
    ).toEqual([]);
    expect(offered({ ...unit, kit: undefined })).toEqual([]);
  });

  test('come from the books of an army', () => {
    const { campaign, army } = campaignOf(unitOfBook({ unit: eelers }, noNames()));
    expect(armyBooks(campaign, army, [{ ...book, uid: 'hills' }, ...books])).toEqual([book]);
  });
});
