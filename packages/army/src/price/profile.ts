import type { ArmyUnit, RuleRef, Weapon } from '@muster/engine';
import { titled, toInches } from '@muster/kernel';
import type { Gear, NamedRule, WeaponGear } from '../book/book.ts';
import type { PriceProfile } from './survey.ts';

/** Returns a unit of an army in the form that is priced, without heroes that joined it. */
export const profileOfUnit = (unit: ArmyUnit): PriceProfile => {
  const models = unit.models.filter(({ joined }) => !joined);
  const weapons = new Map<string, WeaponGear>();
  const rules = new Map<string, Gear>();
  for (const model of models) {
    for (const weapon of model.weapons) count(weapons, gearOfWeapon(weapon));
    for (const rule of model.rules) count(rules, { kind: 'rule', name: nameOf(rule.id), count: 1, rule: named(rule) });
  }
  return {
    quality: unit.quality,
    defense: unit.defense,
    size: Math.max(1, models.length),
    rules: unit.rules.map(named),
    gear: [...weapons.values(), ...rules.values()],
  };
};

/** Returns the name of a rule by its id: Rapid Charge for `rapid-charge`. */
const nameOf = (id: string): string => (id === 'ap' ? 'AP' : titled(id));

const named = ({ id, rating }: RuleRef): NamedRule => ({
  name: nameOf(id),
  ...(rating === undefined ? {} : { rating }),
});

const gearOfWeapon = ({ name, range, attacks, rules }: Weapon): WeaponGear => ({
  kind: 'weapon',
  name,
  count: 1,
  range: range === undefined ? 0 : toInches(range),
  attacks,
  rules: rules.map(named),
});

const count = <T extends Gear>(counted: Map<string, T>, gear: T): void => {
  const key = JSON.stringify(gear);
  const before = counted.get(key);
  counted.set(key, before ? { ...before, count: before.count + 1 } : gear);
};
