import {
  type ArmyModel,
  type ArmyUnit,
  BATTLE_LIMITS,
  ruleId,
  type RuleRef,
  type Ruleset,
  type Spell,
  type Weapon,
} from '@muster/engine';
import { fail, type Finding, fromInches, ok, type Result } from '@muster/kernel';
import { newestRuleset, SYSTEMS } from '@muster/rules';
import { boundProblem } from '../bounds.ts';
import { type WeaponCount, carriedProblem, assignWeapons } from '../hand-out.ts';
import { type ArmyList, type Veteran, veteransOf } from '../list.ts';
import { modelId, radiusOfBase } from '../unit.ts';
import { usualRadius } from '../usual-base.ts';
import type { ArmyBook, Gear, NamedRule, Selection, WeaponGear } from './book.ts';
import { rulesAmong } from './gear.ts';
import { gearOf } from './loadout.ts';
import { selectionPoints, stalePurchases, STALE_COST } from './points.ts';
import { spellsOf } from './spells/index.ts';
import { refOfRule } from './rule-refs.ts';

/** A list of selections, before it is made ready for the table. */
export interface SelectedList {
  name: string;
  system: string;
  pointsLimit?: number;
  /** Whether it follows the force organisation, if it says so. */
  forceOrg?: boolean;
  selections: readonly Selection[];
}

/** A list ready for the table, and notes for its owner. */
export interface PreparedList {
  list: ArmyList;
  notes: readonly Finding[];
}

/** Returns the name of a rule in a game. */
type RefOf = (rule: NamedRule) => RuleRef;

/** Returns a rule as it is printed, for games that Muster does not play. */
const plainRef: RefOf = ({ name, rating }) =>
  rating === undefined ? { id: ruleId(name) } : { id: ruleId(name), rating };

/** The most copies of one weapon in a unit. */
const MOST_COPIES = 300;

/** The units of a list, ready for the table, for any game. */
export interface DeployedUnits {
  units: readonly ArmyUnit[];
  /** Ids of the combined units. */
  combined: readonly string[];
  joins: readonly { hero: string; unit: string }[];
  /** Units with experience or traits. */
  veterans: readonly Veteran[];
}

/** Groups selections by unit: one selection, or the two halves of a combined unit. */
export const unitsOfSelections = (selections: readonly Selection[]): (readonly Selection[])[] => {
  const isHalfOf = (half: Selection, host: Selection): boolean =>
    half.combined && host.combined && half !== host && host.joins === undefined && half.joins === host.id;
  const hostOf = new Map(selections.map((one) => [one, selections.find((host) => isHalfOf(one, host))]));
  return selections
    .filter((one) => hostOf.get(one) === undefined)
    .map((host) => [host, ...selections.filter((half) => hostOf.get(half) === host)]);
};

/** Combines halves, gives models their gear, and assigns heroes to their units. */
export const unitsFromSelections = (selections: readonly Selection[], refOf: RefOf = plainRef): DeployedUnits => {
  const groups = unitsOfSelections(selections);
  const idOf = (index: number): string => `unit-${index + 1}`;
  const placeOf = (selection: string): number => groups.findIndex((parts) => parts.some(({ id }) => id === selection));
  const joins = groups.flatMap(([{ combined, joins: wanted }], i) => {
    const host = combined || wanted === undefined ? -1 : placeOf(wanted);
    return host < 0 || host === i ? [] : [{ hero: idOf(i), unit: idOf(host) }];
  });
  const { veterans = [] } = veteransOf(
    groups.map((parts, i) => ({
      unit: idOf(i),
      xp: Math.max(...parts.map(({ xp }) => xp)),
      traits: [...new Set(parts.flatMap(({ traits }) => traits))],
    })),
  );
  return {
    units: groups.map((parts, i) => unitOf(idOf(i), parts, refOf)),
    combined: groups.flatMap(([host], i) => (host.combined ? [idOf(i)] : [])),
    joins,
    veterans,
  };
};

/** Makes the units of a list ready for the table: halves combined, gear given to models, heroes assigned to their units. */
export const prepareList = (
  { name, system, pointsLimit, selections }: SelectedList,
  books: readonly ArmyBook[] = [],
): Result<PreparedList, Finding[]> => {
  const game = SYSTEMS.find((known) => known === system);
  if (!game) return fail([{ path: 'gameSystem', message: `is "${system}", which Muster can read but not play` }]);
  const problems = boundProblems(selections);
  if (problems.length > 0) return fail(problems);
  const ruleset = newestRuleset(game);
  const { units, combined, joins, veterans } = unitsFromSelections(selections, (rule) => refOfRule(ruleset, rule));
  const magic = spellsFor(ruleset, selections, books);
  const list: ArmyList = {
    army: { name, units, spells: magic.spells },
    system: game,
    ...(pointsLimit ? { points: pointsLimit } : {}),
    combined,
    suggestions: { joins, transports: [] },
    ...(veterans.length === 0 ? {} : { veterans }),
  };
  return ok({ list, notes: [...selections.flatMap(notesOf), ...magic.notes] });
};

/** Returns the finding that a list has too much of something. */
const boundProblems = (selections: readonly Selection[]): Finding[] => {
  const models = selections.reduce((sum, { unit }) => sum + unit.size, 0);
  const problem = boundProblem('list.units', selections.length, models);
  if (problem) return [problem];
  return selections.flatMap((selection): Finding[] => {
    const message = carriedProblem(carriedBy(selection, plainRef), selection.unit.size);
    return message === undefined ? [] : [{ path: selection.title ?? selection.unit.name, message }];
  });
};

const carriedBy = (selection: Selection, refOf: RefOf): WeaponCount[] =>
  gearOf(selection).flatMap((piece) => weaponsIn(piece, refOf));

/** Returns the spells of the books of a list's units, as far as these books are given. */
const spellsFor = (
  ruleset: Ruleset,
  selections: readonly Selection[],
  books: readonly ArmyBook[],
): { spells: readonly Spell[]; notes: readonly Finding[] } => {
  const own = books.filter((book) => selections.some(({ unit }) => unit.book === book.uid));
  const read = own.map((book) => spellsOf(ruleset, book));
  const spells = new Map(read.flatMap((one) => one.spells).map((spell) => [spell.name, spell]));
  return { spells: [...spells.values()].slice(0, BATTLE_LIMITS.spells), notes: read.flatMap(({ notes }) => notes) };
};

/** Returns notes about upgrades of a unit that its book no longer has. */
const notesOf = (selection: Selection): Finding[] =>
  stalePurchases(selection).map(({ option }) => ({
    path: selection.title ?? selection.unit.name,
    message: `"${option.label}" is no longer available to this unit: the list is out of date`,
  }));

/** Makes one unit for the table from a selection, or from both halves of a combined unit. */
const unitOf = (id: string, parts: readonly Selection[], refOf: RefOf): ArmyUnit => {
  const [host] = parts;
  const { unit } = host;
  const models = parts
    .flatMap((part) => modelsOf(part, refOf))
    .map((model, i): ArmyModel => ({ id: modelId(id, i), ...model }));
  return {
    id,
    name: host.title ?? unit.name,
    quality: unit.quality,
    defense: unit.defense,
    cost: parts.reduce((sum, part) => sum + costOf(part), 0),
    rules: unit.rules.map(refOf),
    models,
  };
};

/** Returns the points of a unit without the marks of outdated upgrades. */
const costOf = (selection: Selection): number =>
  selectionPoints(selection) - stalePurchases(selection).length * STALE_COST;

/** Gear that some models have: the number of models, and the gear of each. */
interface Handed {
  copies: number;
  rules: NamedRule[];
}

const modelsOf = (selection: Selection, refOf: RefOf): Omit<ArmyModel, 'id'>[] => {
  const { unit } = selection;
  const gear = gearOf(selection);
  const weapons = assignWeapons(carriedBy(selection, refOf), unit.size);
  const handed = [...gear.flatMap(rulesOfItem), ...gear.flatMap(ruleBought)];
  const mount = gear.find((piece) => piece.kind === 'item' && piece.base !== undefined);
  const base = mount?.kind === 'item' ? mount.base : unit.base;
  const shared = unit.rules.map(refOf);
  return weapons.map((own, i) => {
    const rules = handed.filter(({ copies }) => i < copies).flatMap((piece) => piece.rules.map(refOf));
    return { radius: radiusOf(base) ?? usualRadius([...shared, ...rules]), rules, weapons: own };
  });
};

/** Returns the weapons of a piece of gear; those inside an item as often as there are copies of the item. */
const weaponsIn = (gear: Gear, refOf: RefOf, times = 1): WeaponCount[] => {
  if (gear.kind === 'weapon')
    return [{ weapon: weaponOf(gear, refOf), copies: Math.min(MOST_COPIES, gear.count * times) }];
  return gear.kind === 'item' ? gear.content.flatMap((inner) => weaponsIn(inner, refOf, gear.count * times)) : [];
};

const weaponOf = ({ name, range, attacks, rules }: WeaponGear, refOf: RefOf): Weapon => ({
  name,
  attacks,
  rules: rules.map(refOf),
  ...(range > 0 ? { range: fromInches(range) } : {}),
});

/** Returns what an item gives its bearers. */
const rulesOfItem = (gear: Gear): Handed[] =>
  gear.kind === 'item' ? [{ copies: gear.count, rules: rulesAmong(gear.content) }] : [];

/** Returns a bought rule and the number of models that have it. */
const ruleBought = (gear: Gear): Handed[] => (gear.kind === 'rule' ? [{ copies: gear.count, rules: [gear.rule] }] : []);

/** Returns the radius of a base in millimetres, or of the circle around an oval base (battle:G5), or nothing for an unknown base. */
const radiusOf = (base = ''): number | undefined => {
  const width = Math.max(...base.split('x').map(Number));
  return Number.isFinite(width) && width >= 20 && width <= 200 ? radiusOfBase(width) : undefined;
};
