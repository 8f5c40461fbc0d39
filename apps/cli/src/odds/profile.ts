import { ruleText } from '@muster/army';
import type { ArmyUnit, Battle, FrozenGroup, RuleRef, Ruleset, WeaponType } from '@muster/engine';
import { modelsIn } from '@muster/lab';
import { TIE } from '../text-table.ts';

/** Returns `Guard: Quality 4+, Defense 4+, Furious | 10 × Rifle (24", A1)`, and a line for each joined hero. */
export const profileLines = (unit: ArmyUnit, ruleset: Ruleset, weapons: readonly string[]): string[] => [
  [valuesText(unit, ruleset), ...(weapons.length > 0 ? [weapons.join(', ')] : [])].join(' | '),
  ...unit.models
    .filter(({ joined }) => joined)
    .map(({ name = 'Hero', quality = unit.quality, defense = unit.defense, rules }) =>
      valuesText({ name, quality, defense, rules }, ruleset),
    ),
];

interface Values {
  name: string;
  quality: number;
  defense: number;
  rules: readonly RuleRef[];
}

const valuesText = ({ name, quality, defense, rules }: Values, ruleset: Ruleset): string =>
  [`${name}: Quality ${quality}+`, `Defense ${defense}+`, ...rules.map((rule) => ruleText(rule, ruleset))].join(', ');

/** Returns the weapons that shoot, with their numbers. */
export const firedWeapons = ({ plan }: Battle, groups: readonly FrozenGroup[]): string[] =>
  groups.map(({ weapon, attackers }) => {
    const copies = attackers.reduce((sum, attacker) => sum + attacker.copies, 0);
    return weaponText(plan.weapons[weapon], copies);
  });

/** Returns the melee weapons of a unit, with their numbers. */
export const meleeWeapons = (battle: Battle, unit: number): string[] => {
  const copies = new Map<WeaponType, number>();
  for (const { weapons } of modelsIn(battle, unit))
    for (const { type, count } of weapons) if (type.range === 0) copies.set(type, (copies.get(type) ?? 0) + count);
  return [...copies].map(([type, count]) => weaponText(type, count));
};

const weaponText = ({ name, range, attacks, rules }: WeaponType, copies: number): string => {
  const parts = [...(range > 0 ? [`${range / 100}"`] : []), `A${attacks}`, ...rules];
  return `${copies === 1 ? '' : `${copies} × `}${name} (${parts.join(', ')})`.replaceAll(' ', TIE);
};
