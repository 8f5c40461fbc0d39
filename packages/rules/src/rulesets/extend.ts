import type { ForceOrganisation, Rule, Ruleset, RulesetNumbers, RulesetWays } from '@muster/engine';
import { gameOf } from '../games.ts';

/** The changes of a game or of a new version of a book; everything else stays the same. */
export interface RulesetChange {
  id: string;
  version: string;
  /** By default the name of its game. */
  name?: string;
  numbers?: Partial<RulesetNumbers>;
  ways?: Partial<RulesetWays>;
  forceOrganisation?: Partial<ForceOrganisation>;
  rules?: {
    /** The ids of the rules of the base that remain; by default all of them. */
    keep?: readonly string[];
    /** The ids of the rules of the base that are removed. */
    remove?: readonly string[];
    /** New versions of rules of the base. */
    replace?: readonly Rule[];
    /** Rules that the base does not have. */
    add?: readonly Rule[];
  };
}

/** Returns a ruleset made from an earlier one and its changes; throws if a change does not fit the base. */
export const extendRuleset = (base: Ruleset, change: RulesetChange): Ruleset => {
  const { keep, remove = [], replace = [], add = [] } = change.rules ?? {};
  const rules = new Map(Object.entries(base.rules));
  const wrong = (problem: string): Error =>
    new Error(`${change.id} ${change.version} on ${base.id} ${base.version}: ${problem}`);
  for (const id of [...(keep ?? []), ...remove, ...replace.map((rule) => rule.id)])
    if (!rules.has(id)) throw wrong(`there is no rule "${id}"`);
  for (const id of rules.keys()) if (remove.includes(id) || (keep && !keep.includes(id))) rules.delete(id);
  for (const rule of replace) {
    if (!rules.has(rule.id)) throw wrong(`the rule "${rule.id}" is both dropped and replaced`);
    rules.set(rule.id, rule);
  }
  for (const rule of add) {
    if (rules.has(rule.id)) throw wrong(`the rule "${rule.id}" already exists`);
    rules.set(rule.id, rule);
  }
  return {
    id: change.id,
    version: change.version,
    name: change.name ?? gameOf(change.id)?.name ?? base.name,
    numbers: { ...base.numbers, ...change.numbers },
    ways: { ...base.ways, ...change.ways },
    forceOrganisation: { ...base.forceOrganisation, ...change.forceOrganisation },
    mission: base.mission,
    rules: rulesById([...rules.values()]),
    aliases: base.aliases,
  };
};

/** Returns rules by id, sorted by id. */
export const rulesById = (rules: readonly Rule[]): Readonly<Record<string, Rule>> =>
  Object.fromEntries([...rules].sort((a, b) => (a.id < b.id ? -1 : 1)).map((rule) => [rule.id, rule]));
