import type { ArmyUnit, RuleRef, Ruleset } from '@muster/engine';
import { newestRuleset, SYSTEMS } from '@muster/rules';
import type { ReadList } from '../book/read-list.ts';
import type { ArmyBook, Selection } from '../book/book.ts';
import { type Fielded, fieldSelections, type SelectedList, unitsOfSelections } from '../book/roster.ts';
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

/** How strictly a list is checked. */
export interface CheckOptions {
  /** Whether the limits of the force organisation are kept; by default what the list says, and only a warning where it is silent. */
  forceOrg?: boolean;
  /** Books that say what a unit is offered. */
  books?: readonly ArmyBook[];
}

/** Returns everything that is wrong with a list and that its owner should know, errors first. */
export const checkList = (read: ReadList, options: CheckOptions = {}): CheckFinding[] => {
  const { selected, list, lost } = read;
  const unreadable = lost.map(({ path, message }) => error('unreadable', `${path} ${message}`));
  if (selected) return inOrder([...unreadable, ...checkSelected(selected, options)]);
  return inOrder([...unreadable, ...(list ? checkArmyList(list, options) : [])]);
};

/** Errors before warnings, the whole list before its units, and units in their order. */
const inOrder = (findings: readonly CheckFinding[]): CheckFinding[] =>
  findings.toSorted(
    (a, b) =>
      Number(a.level === 'warning') - Number(b.level === 'warning') || (a.unit?.index ?? -1) - (b.unit?.index ?? -1),
  );

/** The findings about the units one by one, each with its place. */
const perUnit = (units: readonly ArmyUnit[], check: (unit: ArmyUnit, index: number) => UnitFinding[]): CheckFinding[] =>
  units.flatMap((unit, index) =>
    check(unit, index).map((finding) => ({ ...finding, unit: { name: unit.name, index } })),
  );

/** Checks a list by what was chosen for it: upgrades, halves, joins, limits, rules, campaign. */
export const checkSelected = (selected: SelectedList, { forceOrg, books }: CheckOptions = {}): CheckFinding[] => {
  const game = SYSTEMS.find((known) => known === selected.system);
  const groups = unitsOfSelections(selected.selections);
  const fielded = game
    ? fieldSelections(selected.selections, (rule) => refOfRule(newestRuleset(game), rule))
    : fieldSelections(selected.selections);
  const upgrades = perUnit(fielded.units, (_, i) => distinct(groups[i].flatMap((part) => checkUpgrades(part, books))));
  const veterans = perUnit(fielded.units, ({ id }) => veteranFindings(fielded, id));
  const limit = { points: selected.pointsLimit, isKept: forceOrg ?? selected.forceOrg };
  const entries = groups.map((parts, i) => entryOf(parts, fielded.units[i], fielded));
  if (!game)
    return [
      warning('game-not-fought', `lists of "${selected.system}" can be read, but not be fought in Muster`),
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

/** Both halves of a combined unit say the same; once is enough. */
const distinct = (findings: readonly UnitFinding[]): UnitFinding[] => [
  ...new Map(findings.map((finding) => [`${finding.code} ${finding.message}`, finding])).values(),
];

/** A unit as the limits look at it, and whether it is a hero in the ranks of another. */
interface CheckEntry extends ForceEntry {
  joined: boolean;
}

/** Copies are counted by what the book calls a unit, not by what its player does. */
const entryOf = (parts: readonly Selection[], { id, cost, models }: ArmyUnit, { joins }: Fielded): CheckEntry => ({
  name: parts[0].unit.name,
  cost,
  hero: hasNamed(rulesOfSelection(parts[0]), 'hero'),
  models: models.length,
  combined: parts.length > 1,
  joined: joins.some(({ hero }) => hero === id),
});

const joinFindings = (
  ruleset: Ruleset,
  { units, joins }: Fielded,
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

const veteranFindings = ({ veterans }: Pick<Fielded, 'veterans'>, id: string): UnitFinding[] => {
  const veteran = veterans.find(({ unit }) => unit === id);
  return veteran ? checkVeteran(veteran) : [];
};

const overPoints = (points: number | undefined, entries: readonly ForceEntry[]): CheckFinding[] => {
  const cost = entries.reduce((sum, entry) => sum + entry.cost, 0);
  return points === undefined || cost <= points
    ? []
    : [error('over-points', `The list costs ${cost} points, but ${points} are agreed`)];
};

/** The limits of the force organisation: errors where they are kept, warnings where nobody said, none where they are off. */
const checkLimits = (
  ruleset: Ruleset,
  { points, isKept }: { points?: number; isKept?: boolean },
  entries: readonly CheckEntry[],
): CheckFinding[] => {
  const size = points ?? (isKept ? entries.reduce((sum, { cost }) => sum + cost, 0) : undefined);
  if (size === undefined) return [];
  const findings = checkForceOrganisation(ruleset, size, entries);
  // Heroes in the ranks count (battle:O6), but Army Forge counts them with their units: so not everybody minds.
  const alone = checkForceOrganisation(
    ruleset,
    size,
    entries.filter(({ joined }) => !joined),
  );
  const minds = (code: CheckCode): boolean =>
    code !== 'too-many-units' || alone.some((finding) => finding.code === code);
  return findings.flatMap(({ code, message }) => {
    if (code === 'over-points') return overPoints(size, entries);
    if (isKept === false) return [];
    if (!minds(code)) return [warning(code, `${message}; without heroes that joined a unit there are not too many`)];
    return [(isKept ? error : warning)(code, message)];
  });
};

/** Checks a list that is ready for the table, where nobody knows what was bought. */
export const checkArmyList = (list: ArmyList, { forceOrg }: CheckOptions = {}): CheckFinding[] => {
  const ruleset = newestRuleset(list.system);
  const { army, combined, suggestions, veterans = [], points } = list;
  const fielded: Fielded = { units: army.units, combined, joins: suggestions.joins, veterans };
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
    return [error('combine-illegal', `units are never combined in ${ruleset.name}`)];
  return models.length >= 4 && models.length % 2 === 0
    ? []
    : [
        error(
          'combine-illegal',
          `a combined unit is two halves of several models, and this one has ${models.length} models`,
        ),
      ];
};
