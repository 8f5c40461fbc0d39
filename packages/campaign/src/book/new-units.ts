import {
  type ArmyBook,
  type BookUnit,
  boughtRules,
  splitUpgrades,
  hasRule,
  loadoutOf,
  matchUnit,
  type NamedRule,
  type Purchase,
  type ReadList,
  rulesAmong,
  type Selection,
  unitsOfSelections,
} from '@muster/army';
import type { NewUnit, NewUpgrade } from '../contract/command.ts';
import type { ReadyUnit } from '../state/campaign.ts';
import { takeName, type TakenNames } from './register.ts';
import { isForAll, newUpgrade } from './upgrades.ts';

/**
 * Returns the units of a list for a campaign; heroes and the units that they join are separate entries. Units of a list
 * without a book, such as a shared text, are looked up in these books.
 */
export const unitsOfList = (
  { selected, list }: ReadList,
  register: TakenNames,
  books: readonly ArmyBook[] = [],
): NewUnit[] =>
  selected
    ? unitsOfSelections(selected.selections).map((parts) => fromSelection(parts, register))
    : (list?.army.units ?? []).map((unit) => {
        const match = matchUnit(unit, books);
        return match ? fromSelection(match, register) : fromReady(unit, register);
      });

/** Makes a unit of a book with its first upgrades. */
export const unitOfBook = (
  { unit, purchases = [], combined = false }: { unit: BookUnit; purchases?: readonly Purchase[]; combined?: boolean },
  register: TakenNames,
): NewUnit => {
  const halves = splitUpgrades(purchases, combined ? 2 : 1);
  const common = { unit, combined, xp: 0, traits: [] };
  return fromSelection(
    halves.map((own, i) => ({ ...common, id: i === 0 ? unit.id : `${unit.id}-half`, purchases: own })),
    register,
  );
};

/** Whether a unit of a book is a hero without any upgrades. */
export const isBookHero = ({ rules }: BookUnit): boolean => isAmong(rules, 'hero');

/** Makes a unit that is not from a book: it has one price, and no upgrades that could be sold. */
const fromReady = (unit: ReadyUnit, register: TakenNames): NewUnit => {
  const rules = [...unit.rules, ...unit.models.flatMap((model) => model.rules)];
  return {
    ...takeName(register, unit.name),
    base: unit.cost,
    hero: hasRule(rules, 'hero'),
    casts: hasRule(rules, 'caster'),
    models: unit.models.length,
    kit: { unit },
  };
};

/** Makes a unit that was chosen from a book, with its price and the prices of its upgrades. A combined unit has everything twice (campaign:S5). */
const fromSelection = (parts: readonly Selection[], register: TakenNames): NewUnit => {
  const [host, ...others] = parts;
  const { unit, title = unit.name } = host;
  const { purchases: _purchases, joins: _joins, ...rest } = host;
  const selection: Selection = { ...rest, purchases: [], combined: others.length > 0, xp: 0, traits: [] };
  const rules = rulesOf(host);
  return {
    ...takeName(register, title),
    base: unit.cost * parts.length,
    hero: isAmong(rules, 'hero'),
    casts: isAmong(rules, 'caster'),
    models: unit.size * parts.length,
    upgrades: upgradesOf(selection, parts),
    kit: { selection },
  };
};

const rulesOf = (selection: Selection): NamedRule[] => [
  ...selection.unit.rules,
  ...loadoutOf(selection).flatMap((gear) => (gear.kind === 'item' ? rulesAmong(gear.content) : [])),
  ...boughtRules(selection),
];

const isAmong = (rules: readonly NamedRule[], wanted: string): boolean =>
  rules.some(({ name }) => name.toLowerCase() === wanted);

/** Returns the upgrades of a unit; upgrades for all models of a combined unit are bought once, for both halves. */
const upgradesOf = (selection: Selection, [host, ...others]: readonly Selection[]): NewUpgrade[] => {
  const taken = new Set<string>();
  const purchases = [...host.purchases, ...others.flatMap((half) => half.purchases.filter((one) => !isForAll(one)))];
  return purchases.map((purchase) => {
    const upgrade = newUpgrade(selection, purchase, taken);
    taken.add(upgrade.id);
    return upgrade;
  });
};
