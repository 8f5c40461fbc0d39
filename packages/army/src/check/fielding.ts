import { ruleId, type RuleRef, type Ruleset } from '@muster/engine';
import type { NamedRule, Selection } from '../book/book.ts';
import { rulesAmong } from '../book/gear.ts';
import { boughtRules, loadoutOf } from '../book/loadout.ts';
import { checkCombine } from '../combine.ts';
import { error, type UnitFinding, warning } from './finding.ts';

/** What matters about a hero and the unit that it wants to join. */
export interface JoinCase {
  hero: { name: string; isHero: boolean; tough: number };
  /** Nothing when it is not in the list. */
  host?: { name: string; models: number; heroes: number };
}

/** Says why a hero cannot join: only one, of little Tough, joins a unit of several models, and in some games nobody does. */
export const checkJoin = ({ name, numbers }: Ruleset, { hero, host }: JoinCase): UnitFinding[] => {
  const no = (message: string): UnitFinding[] => [error('hero-join-illegal', message)];
  if (!host) return [warning('joins-nobody', 'joins a unit that is not in the list, and so fights on its own')];
  if (numbers.heroJoinTough === 0) return no(`cannot join ${host.name}: heroes never join units in ${name}`);
  if (!hero.isHero) return no(`cannot join ${host.name}: it is no hero`);
  if (host.models < 2) return no(`cannot join ${host.name}, which is a single model`);
  if (host.heroes > 1) return no(`cannot join ${host.name} beside another hero: a unit has one at the most`);
  if (hero.tough > numbers.heroJoinTough)
    return no(
      `cannot join ${host.name}: heroes of Tough(${numbers.heroJoinTough}) or less join units, and this one has Tough(${hero.tough})`,
    );
  return [];
};

/** Says what is wrong with a combined unit: two halves of one unit of several models, upgraded alike (battle:O7). */
export const checkHalves = (ruleset: Ruleset, [host, ...others]: readonly Selection[]): UnitFinding[] => {
  const no = (message: string): UnitFinding[] => [error('combine-illegal', message)];
  if (!host.combined) return [];
  if (ruleset.forceOrganisation.neverCombines) return no(`units are never combined in ${ruleset.name}`);
  if (others.length !== 1)
    return no(`a combined unit has two halves, and this one has ${others.length === 0 ? 'one' : others.length + 1}`);
  const [half] = others;
  if (half.unit.id !== host.unit.id)
    return no(`its halves are different units, ${host.unit.name} and ${half.unit.name}`);
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

/** The rules of a selection, from its book, its items and what was bought. */
export const rulesOfSelection = (selection: Selection): NamedRule[] => [
  ...selection.unit.rules,
  ...loadoutOf(selection).flatMap((gear) => (gear.kind === 'item' ? rulesAmong(gear.content) : [])),
  ...boughtRules(selection),
];

/** Whether a rule is among these. */
export const hasNamed = (rules: readonly NamedRule[], id: string): boolean =>
  rules.some(({ name }) => ruleId(name) === id);

/** How tough somebody with these rules is: ratings add up. */
export const toughOf = (rules: readonly RuleRef[]): number =>
  Math.max(
    1,
    rules.reduce((sum, { id, rating = 0 }) => sum + (id === 'tough' ? rating : 0), 0),
  );
