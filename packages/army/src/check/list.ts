import type { ArmyUnit, RuleRef, Ruleset } from '@muster/engine';
import { newestRuleset, SYSTEMS } from '@muster/rules';
import type { ReadList } from '../book/read-list.ts';
import type { ArmyBook, Selection } from '../book/book.ts';
import { type DeployedUnits, unitsFromSelections, type SelectedList, unitsOfSelections } from '../book/roster.ts';
import { refOfRule } from '../book/rule-refs.ts';
import { ruleNames } from '../export/names.ts';
import { checkForceOrganisation, type ForceEntry, forceEntries } from '../force.ts';
import type { ArmyList } from '../list.ts';
import { hasRule } from '../rules.ts';
import { checkHalves, checkJoin, hasNamed, rulesOfSelection, toughOf } from './fielding.ts';
import { type CheckCode, type CheckFinding, error, type UnitFinding, warning } from './finding.ts';
import { checkUnitRules } from './rules.ts';
import { checkVeteran } from './traits.ts';
import { checkUpgrades } from './upgrades.ts';

/** How strictly to check a list. */
export interface CheckOptions {
  /** Whether to enforce the limits of the force organisation; by default as the list says, or as warnings if it does not say. */
  forceOrg?: boolean;
  /** Army books that list the upgrades of units. */
  books?: readonly ArmyBook[];
}

/** Returns all findings about a list, errors first. */
export const checkList = (read: ReadList, options: CheckOptions = {}): CheckFinding[] => {
  const { selected, list, lost } = read;
  const unreadable = lost.map(({ path, message }) => error('unreadable', `${path} ${message}`));
  if (selected) return inOrder([...unreadable, ...checkSelected(selected, options)]);
  return inOrder([...unreadable, ...(list ? checkArmyList(list, options) : [])]);
};

/** Sorts findings: errors before warnings, the whole list before its units, units in their order. */
const inOrder = (findings: readonly CheckFinding[]): CheckFinding[] =>
  findings.toSorted(
    (a, b) =>
      Number(a.level === 'warning') - Number(b.level === 'warning') || (a.unit?.index ?? -1) - (b.unit?.index ?? -1),
  );

/** Checks units one by one; each finding names its unit. */
const perUnit = (units: readonly ArmyUnit[], check: (unit: ArmyUnit, index: number) => UnitFinding[]): CheckFinding[] =>
  units.flatMap((unit, index) =>
    check(unit, index).map((finding) => ({ ...finding, unit: { name: unit.name, index } })),
  );

/** Checks a list that was chosen from books: upgrades, combined units, heroes, limits, rules, experience. */
export const checkSelected = (selected: SelectedList, { forceOrg, books }: CheckOptions = {}): CheckFinding[] => {
  const game = SYSTEMS.find((known) => known === selected.system);
  const groups = unitsOfSelections(selected.selections);
  const fielded = game
    ? unitsFromSelections(selected.selections, (rule) => refOfRule(newestRuleset(game), rule))
    : unitsFromSelections(selected.selections);
  const upgrades = perUnit(fielded.units, (_, i) => distinct(groups[i].flatMap((part) => checkUpgrades(part, books))));
  const veterans = perUnit(fielded.units, ({ id }) => veteranFindings(fielded, id));
  const limit = { points: selected.pointsLimit, isKept: forceOrg ?? selected.forceOrg };
  const entries = groups.map((parts, i) => entryOf(parts, fielded.units[i], fielded));
  if (!game)
    return [
      warning('game-not-fought', `Muster can read lists of "${selected.system}", but not play that game`),
      ...overPoints(selected.pointsLimit, entries),
      ...upgrades,
      ...veterans,
    ];
  const ruleset = newestRuleset(game);
  const names = ruleNames(selected.selections);
  const nameOf = ({ id }: RuleRef): string => names.get(id)?.name ?? id;
  return [
    ...checkLimits(ruleset, limit, entries),
    ...upgrades,
    ...perUnit(fielded.units, (_, i) => [
      ...checkHalves(ruleset, groups[i]),
      ...joinFindings(ruleset, fielded, i, groups[i][0]),
    ]),
    ...perUnit(fielded.units, (unit) => checkUnitRules(ruleset, unit, nameOf)),
    ...veterans,
  ];
};

/** Removes duplicate findings of the two halves of a combined unit. */
const distinct = (findings: readonly UnitFinding[]): UnitFinding[] => [
  ...new Map(findings.map((finding) => [`${finding.code} ${finding.message}`, finding])).values(),
];

/** A unit as the limits see it, and whether it is a hero that joined another unit. */
interface CheckEntry extends ForceEntry {
  joined: boolean;
}

/** Returns a unit as the limits see it. Copies are counted by the name in the book, not by the player's name. */
const entryOf = (
  parts: readonly Selection[],
  { id, cost, models }: ArmyUnit,
  { joins }: DeployedUnits,
): CheckEntry => ({
  name: parts[0].unit.name,
  cost,
  hero: hasNamed(rulesOfSelection(parts[0]), 'hero'),
  models: models.length,
  combined: parts.length > 1,
  joined: joins.some(({ hero }) => hero === id),
});

const joinFindings = (
  ruleset: Ruleset,
  { units, joins }: DeployedUnits,
  index: number,
  chosen?: Selection,
): UnitFinding[] => {
  const hero = units[index];
  const join = joins.find((one) => one.hero === hero.id);
  const isLost = chosen !== undefined && chosen.joins !== undefined && !chosen.combined;
  if (!join && !isLost) return [];
  const host = units.find(({ id }) => id === join?.unit);
  const rules = [...hero.rules, ...hero.models.slice(0, 1).flatMap((model) => model.rules)];
  return checkJoin(ruleset, {
    hero: { name: hero.name, isHero: hasRule(rules, 'hero'), tough: toughOf(rules) },
    ...(host && join
      ? {
          host: {
            name: host.name,
            models: host.models.length,
            heroes: joins.filter(({ unit }) => unit === join.unit).length,
          },
        }
      : {}),
  });
};

const veteranFindings = ({ veterans }: Pick<DeployedUnits, 'veterans'>, id: string): UnitFinding[] => {
  const veteran = veterans.find(({ unit }) => unit === id);
  return veteran ? checkVeteran(veteran) : [];
};

const overPoints = (points: number | undefined, entries: readonly ForceEntry[]): CheckFinding[] => {
  const cost = entries.reduce((sum, entry) => sum + entry.cost, 0);
  return points === undefined || cost <= points
    ? []
    : [error('over-points', `The list costs ${cost} points (limit ${points})`)];
};

/** Checks the limits of the force organisation: errors if they are enforced, warnings if that is not known, nothing if they are off. */
const checkLimits = (
  ruleset: Ruleset,
  { points, isKept }: { points?: number; isKept?: boolean },
  entries: readonly CheckEntry[],
): CheckFinding[] => {
  const size = points ?? (isKept ? entries.reduce((sum, { cost }) => sum + cost, 0) : undefined);
  if (size === undefined) return [];
  const findings = checkForceOrganisation(ruleset, size, entries);
  // Heroes that joined a unit count as units (battle:O6), but not in Army Forge.
  const alone = checkForceOrganisation(
    ruleset,
    size,
    entries.filter(({ joined }) => !joined),
  );
  const isCounted = (code: CheckCode): boolean =>
    code !== 'too-many-units' || alone.some((finding) => finding.code === code);
  return findings.flatMap(({ code, message }) => {
    if (code === 'over-points') return overPoints(size, entries);
    if (isKept === false) return [];
    if (!isCounted(code))
      return [warning(code, `${message}. Without heroes that joined a unit, the list is within the limit`)];
    return [(isKept ? error : warning)(code, message)];
  });
};

/** Checks a list that is ready for the table, without knowing which upgrades were bought. */
export const checkArmyList = (list: ArmyList, { forceOrg }: CheckOptions = {}): CheckFinding[] => {
  const ruleset = newestRuleset(list.system);
  const { army, combined, suggestions, veterans = [], points } = list;
  const fielded: DeployedUnits = { units: army.units, combined, joins: suggestions.joins, veterans };
  const entries = forceEntries(list).map((entry, i) => ({
    ...entry,
    joined: suggestions.joins.some(({ hero }) => hero === army.units[i].id),
  }));
  return [
    ...checkLimits(ruleset, { points, isKept: forceOrg }, entries),
    ...perUnit(army.units, (unit, i) => [
      ...combineFindings(ruleset, unit, combined),
      ...joinFindings(ruleset, fielded, i),
      ...checkUnitRules(ruleset, unit),
      ...veteranFindings(fielded, unit.id),
    ]),
  ];
};

const combineFindings = (ruleset: Ruleset, { id, models }: ArmyUnit, combined: readonly string[]): UnitFinding[] => {
  if (!combined.includes(id)) return [];
  if (ruleset.forceOrganisation.neverCombines)
    return [error('combine-illegal', `is combined, but ${ruleset.name} does not combine units`)];
  return models.length >= 4 && models.length % 2 === 0
    ? []
    : [
        error(
          'combine-illegal',
          `is combined, but has ${models.length} models (a combined unit needs an even number, at least 4)`,
        ),
      ];
};
