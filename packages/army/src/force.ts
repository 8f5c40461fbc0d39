import { findRule, type RuleRef, type Ruleset } from '@muster/engine';
import type { ArmyList } from './list.ts';
import { hasRule } from './rules.ts';

/** The limits of a list at one size of game. */
export interface ForceLimits {
  heroes: number;
  /** Of one unit. */
  copies: number;
  units: number;
  /** Of one unit, in points. */
  cost: number;
  models?: number;
}

/** Returns the limits at a size of game, each rounded down (battle:O5). */
export const forceLimits = (ruleset: Ruleset, points: number): ForceLimits => {
  const { pointsPerHero, pointsPerExtraCopy, unitShare, pointsPerUnit, pointsPerModel } = ruleset.forceOrganisation;
  return {
    heroes: Math.floor(points / pointsPerHero),
    copies: 1 + Math.floor(points / pointsPerExtraCopy),
    units: Math.floor(points / pointsPerUnit),
    cost: Math.floor((points * unitShare) / 100),
    ...(pointsPerModel === undefined ? {} : { models: Math.floor(points / pointsPerModel) }),
  };
};

/** A unit of a list as the limits see it; heroes that joined a unit are separate units here (battle:O6). */
export interface ForceEntry {
  name: string;
  cost: number;
  hero?: boolean | number;
  models?: number;
  /** Two copies combined into one: they are one entry with the cost of both, and count once (battle:O6). */
  combined?: boolean;
  /** Rules of the whole unit; some allow it only once in a list. */
  rules?: readonly RuleRef[];
}

/** The limits that a list can break. */
export const FORCE_CODES = [
  'over-points',
  'too-many-heroes',
  'too-many-copies',
  'unit-too-expensive',
  'too-many-units',
  'too-many-models',
] as const;
export type ForceCode = (typeof FORCE_CODES)[number];

/** A broken limit: how much is allowed, how much the list has, and the unit if it is about one. */
export interface ForceFinding {
  code: ForceCode;
  most: number;
  have: number;
  unit?: string;
  message: string;
}

/** Returns the limits that the entries break at a size of game; `over-points` applies even if the others are off. */
export const checkForceOrganisation = (
  ruleset: Ruleset,
  points: number,
  entries: readonly ForceEntry[],
): ForceFinding[] => {
  const limits = forceLimits(ruleset, points);
  const findings: ForceFinding[] = [];
  const limit = (code: ForceCode, have: number, most: number | undefined, text: string, unit?: string): void => {
    if (most === undefined || have <= most) return;
    const message = `${text}: ${have} (limit ${most} at ${points} points)`;
    findings.push({ code, most, have, ...(unit === undefined ? {} : { unit }), message });
  };
  const sum = (pick: (entry: ForceEntry) => number): number => entries.reduce((total, entry) => total + pick(entry), 0);
  const copies = new Map<string, number>();
  for (const { name } of entries) copies.set(name, (copies.get(name) ?? 0) + 1);

  const cost = sum((entry) => entry.cost);
  limit('over-points', cost, points, 'The list costs too much');
  limit(
    'too-many-heroes',
    sum((entry) => Number(entry.hero ?? 0)),
    limits.heroes,
    'Too many heroes',
  );
  const isUnique = ({ rules = [] }: ForceEntry): boolean =>
    rules.some(({ id }) => findRule(ruleset, id)?.presence?.unique === true);
  const unique = new Set(entries.filter(isUnique).map(({ name }) => name));
  for (const [name, count] of copies)
    limit('too-many-copies', count, unique.has(name) ? 1 : limits.copies, `Too many units of ${name}`, name);
  for (const entry of entries)
    limit('unit-too-expensive', entry.cost, limits.cost, `${entry.name} costs too much`, entry.name);
  limit('too-many-units', entries.length, limits.units, 'Too many units');
  limit(
    'too-many-models',
    sum((entry) => entry.models ?? 0),
    limits.models,
    'Too many models',
  );
  return findings;
};

/** Returns the units of a list as the limits see them. */
export const forceEntries = ({ army, combined }: ArmyList): ForceEntry[] =>
  army.units.map((unit) => ({
    name: unit.name,
    cost: unit.cost,
    hero: hasRule(unit.rules, 'hero'),
    models: unit.models.length,
    combined: combined.includes(unit.id),
    rules: unit.rules,
  }));

/** Returns the points that the units of a list cost. */
export const costOfList = ({ army }: Pick<ArmyList, 'army'>): number =>
  army.units.reduce((sum, unit) => sum + unit.cost, 0);

/** Checks the force organisation of a list, at its agreed size or else at its own cost. */
export const checkOrganisation = (ruleset: Ruleset, list: ArmyList): ForceFinding[] =>
  checkForceOrganisation(ruleset, list.points ?? costOfList(list), forceEntries(list));
