import {
  type ArmyBook,
  type BookUnit,
  boughtRules,
  dealOut,
  loadoutOf,
  type NamedRule,
  type Purchase,
  purchaseCost,
  type ReadList,
  rulesAmong,
  type Selection,
  STALE_COST,
  unitsOfSelections,
} from '@muster/army';
import type { NewUnit, NewUpgrade, ReadyUnit } from '@muster/campaign';
import { ruleId } from '@muster/engine';
import { shippedBooks } from '../books.ts';
import { Stop } from '../findings.ts';
import { freeId, freeName } from './naming.ts';

/** Names and ids that are given away while units are enlisted. */
export interface Register {
  ids: Set<string>;
  /** Names on the sheet of the army. */
  names: Set<string>;
}

/** The units of a list as a campaign enlists them, heroes and those they join as entries of their own. */
export const newUnitsOf = ({ selected, list }: ReadList, register: Register): NewUnit[] => {
  if (selected) return unitsOfSelections(selected.selections).map((parts) => fromSelection(parts, register));
  return (list?.army.units ?? []).map((unit) => fromReady(unit, register));
};

/** A unit that is ready as its list had it: one price, and nothing that could be sold. */
const fromReady = (unit: ReadyUnit, { ids, names }: Register): NewUnit => {
  const rules = [...unit.rules, ...unit.models.flatMap((model) => model.rules)].map(({ id }) => id);
  return {
    id: freeId(unit.name, ids, 'unit'),
    name: freeName(unit.name, names),
    base: unit.cost,
    ...traitsOf(rules),
    models: unit.models.length,
    kit: { unit },
  };
};

/** Whether somebody with these rules is a hero, and whether they cast; whoever casts blocks as well. */
const traitsOf = (rules: readonly string[]): Pick<NewUnit, 'hero' | 'casts'> => ({
  ...(rules.includes('hero') ? { hero: true } : {}),
  ...(rules.includes('caster') ? { casts: true } : {}),
});

/** A unit that is chosen from a book: its price there, and each upgrade at its own. A combined one has everything twice (campaign:S5). */
const fromSelection = (parts: readonly Selection[], { ids, names }: Register): NewUnit => {
  const [host, ...others] = parts;
  const { unit, title = unit.name } = host;
  const { purchases: _purchases, joins: _joins, ...rest } = host;
  const selection: Selection = { ...rest, purchases: [], combined: others.length > 0, xp: 0, traits: [] };
  return {
    id: freeId(title, ids, 'unit'),
    name: freeName(title, names),
    base: unit.cost * parts.length,
    ...traitsOf(ruleIds(host)),
    models: unit.size * parts.length,
    upgrades: upgradesOf(parts),
    kit: { selection },
  };
};

/** A unit of a book with what is bought for it at once. */
export const fromBook = (
  unit: BookUnit,
  purchases: readonly Purchase[],
  combined: boolean,
  register: Register,
): NewUnit => {
  const halves = dealOut(purchases, combined ? 2 : 1);
  const common = { unit, combined, xp: 0, traits: [] };
  return fromSelection(
    halves.map((own, i) => ({ ...common, id: i === 0 ? unit.id : `${unit.id}-half`, purchases: own })),
    register,
  );
};

const ruleIds = (selection: Selection): string[] => [
  ...selection.unit.rules.map(idOf),
  ...loadoutOf(selection).flatMap((gear) => (gear.kind === 'item' ? rulesAmong(gear.content).map(idOf) : [])),
  ...boughtRules(selection).map(idOf),
];

const idOf = ({ name }: NamedRule): string => ruleId(name);

/** Upgrades of a unit; what both halves of a combined one must have is bought once, for both. */
const upgradesOf = (parts: readonly Selection[]): NewUpgrade[] => {
  const taken = new Set<string>();
  const [host, ...others] = parts;
  const forAll = ({ section }: Purchase): boolean => section.affects?.type === 'all';
  const purchases = [...host.purchases, ...others.flatMap((half) => half.purchases.filter((one) => !forAll(one)))];
  return purchases.map((purchase) => newUpgrade(host.unit, purchase, forAll(purchase) ? parts.length : 1, taken));
};

/** An upgrade at its price for a unit, with an id that none of the unit's others has. */
export const newUpgrade = (unit: BookUnit, purchase: Purchase, times: number, taken: Set<string>): NewUpgrade => {
  const { section, option } = purchase;
  const price = purchaseCost(unit.id, purchase);
  const cost = price === STALE_COST ? 0 : price * times;
  const name = (option.label || section.label || option.uid).slice(0, 200);
  const isHero = rulesAmong(option.gains).some((rule) => idOf(rule) === 'hero');
  return {
    id: freeId(name.replace(/\s*\(.*$/, ''), taken, 'upgrade'),
    name,
    cost,
    purchase: compact(unit, purchase),
    ...(isHero ? { hero: true } : {}),
  };
};

/** A purchase without what the unit did not choose: files stay small. */
const compact = ({ id }: BookUnit, { section, option }: Purchase): Purchase => ({
  section: { ...section, options: [] },
  option: { ...option, costs: Object.hasOwn(option.costs, id) ? { [id]: option.costs[id] } : {} },
});

/** The books that a game's units come from: those that were given first. */
export const booksOf = (given: readonly ArmyBook[], system: string): ArmyBook[] =>
  [...given, ...shippedBooks()].filter((book) => book.system === system);

/** What a list does not bring into a campaign, in sentences. */
export const listNotes = ({ selected, list }: ReadList): string[] => {
  const xp =
    selected?.selections.some((one) => one.xp > 0 || one.traits.length > 0) ?? (list?.veterans ?? []).length > 0;
  return xp ? ['Experience and traits of the list are left behind: everybody begins anew.'] : [];
};

/** A list must be whole and for the game of the campaign. */
export const demandGame = (name: string, { selected, list, lost, hindrances }: ReadList, system: string): void => {
  if (lost.length > 0) throw new Stop(`${name} cannot be used:`, undefined, lost);
  const own = selected?.system ?? list?.system;
  if (own !== system)
    throw new Stop(`${name} was written for ${own ?? 'another game'}, and this campaign is ${system}.`);
  if (!list) throw new Stop(`${name} cannot be used:`, undefined, hindrances);
};
