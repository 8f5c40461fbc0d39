import { ruleId, type RuleRef, type Ruleset } from '@muster/engine';
import type { NamedRule, Selection } from '../book/book.ts';
import { rulesAmong } from '../book/gear.ts';
import { boughtRules, loadoutOf } from '../book/loadout.ts';
import { checkCombine } from '../combine.ts';
import { error, type UnitFinding, warning } from './finding.ts';

/** The facts that decide if a hero can join a unit. */
export interface JoinCase {
  hero: { name: string; isHero: boolean; tough: number };
  /** Undefined if the unit is not in the list. */
  host?: { name: string; models: number; heroes: number };
}

/** Returns why a hero cannot join a unit: only one hero with a low Tough rating can join a unit of several models; some games have no joining. */
export const checkJoin = ({ name, numbers }: Ruleset, { hero, host }: JoinCase): UnitFinding[] => {
  const no = (message: string): UnitFinding[] => [error('hero-join-illegal', message)];
  if (!host) return [warning('joins-nobody', 'joins a unit that is not in the list, so it is deployed on its own')];
  if (numbers.heroJoinTough === 0) return no(`cannot join ${host.name}: ${name} does not let heroes join units`);
  if (!hero.isHero) return no(`cannot join ${host.name}: it is not a hero`);
  if (host.models < 2) return no(`cannot join ${host.name}: that unit is a single model`);
  if (host.heroes > 1) return no(`cannot join ${host.name}: another hero has already joined it (limit 1)`);
  if (hero.tough > numbers.heroJoinTough)
    return no(`cannot join ${host.name}: the hero has Tough(${hero.tough}) (limit Tough(${numbers.heroJoinTough}))`);
  return [];
};

/** Returns what is wrong with a combined unit: it must be two halves of one unit of several models, with the same upgrades for all models (battle:O7). */
export const checkHalves = (ruleset: Ruleset, [host, ...others]: readonly Selection[]): UnitFinding[] => {
  const no = (message: string): UnitFinding[] => [error('combine-illegal', message)];
  if (!host.combined) return [];
  if (ruleset.forceOrganisation.neverCombines) return no(`is combined, but ${ruleset.name} does not combine units`);
  if (others.length !== 1)
    return no(
      `is combined from ${others.length === 0 ? 'one copy' : `${others.length + 1} copies`} (a combined unit needs two)`,
    );
  const [half] = others;
  if (half.unit.id !== host.unit.id)
    return no(`is combined from different units: ${host.unit.name} and ${half.unit.name}`);
  const refusal = checkCombine(halfOf(host), halfOf(half));
  return refusal ? no(refusal.message) : [];
};

const halfOf = (selection: Selection): Parameters<typeof checkCombine>[0] => ({
  name: selection.unit.name,
  models: selection.unit.size,
  hero: hasNamed(rulesOfSelection(selection), 'hero'),
  allModelUpgrades: selection.purchases
    .filter(({ section }) => section.affects?.type === 'all')
    .map(({ option }) => option.uid || option.label),
});

/** Returns the rules of a selection, from its book, its items and its upgrades. */
export const rulesOfSelection = (selection: Selection): NamedRule[] => [
  ...selection.unit.rules,
  ...loadoutOf(selection).flatMap((gear) => (gear.kind === 'item' ? rulesAmong(gear.content) : [])),
  ...boughtRules(selection),
];

/** Whether a rule is among these. */
export const hasNamed = (rules: readonly NamedRule[], id: string): boolean =>
  rules.some(({ name }) => ruleId(name) === id);

/** Returns the sum of the Tough ratings in these rules, at least 1. */
export const toughOf = (rules: readonly RuleRef[]): number =>
  Math.max(
    1,
    rules.reduce((sum, { id, rating = 0 }) => sum + (id === 'tough' ? rating : 0), 0),
  );
