import type { ArmyModel, ArmyUnit, RuleRef, Ruleset } from '@muster/engine';
import { toInches } from '@muster/kernel';
import { newestRuleset } from '@muster/rules';
import type { BookUnit, Gear, ItemGear, NamedRule, Selection, WeaponGear } from '../book/book.ts';
import { experienceCost } from '../book/points.ts';
import type { SelectedList } from '../book/roster.ts';
import type { ArmyList } from '../list.ts';
import { ruleText } from '../rules.ts';
import { baseOfRadius } from '../unit.ts';
import { makeWeapon } from '../weapon.ts';

const BOOK = 'muster';

/** Returns a Muster list as if it had been chosen from a book with exactly these units. */
export const selectedOf = ({ army, system, points, combined, suggestions, veterans = [] }: ArmyList): SelectedList => {
  const ruleset = newestRuleset(system);
  return {
    name: army.name,
    system,
    ...(points === undefined ? {} : { pointsLimit: points }),
    selections: army.units.flatMap((unit) => {
      const veteran = veterans.find((one) => one.unit === unit.id) ?? { xp: 0, traits: [] };
      const joins = suggestions.joins.find(({ hero }) => hero === unit.id)?.unit;
      const halves = combined.includes(unit.id) ? halvesOf(unit) : [unit];
      return halves.map((half, i): Selection => {
        const { xp, traits } = i === 0 ? veteran : { xp: 0, traits: [] };
        const chosen: Selection = {
          id: i === 0 ? unit.id : `${unit.id}-2`,
          unit: bookUnit(half, ruleset),
          purchases: [],
          combined: halves.length > 1,
          ...(i === 0 ? (joins === undefined ? {} : { joins }) : { joins: unit.id }),
          xp,
          traits,
        };
        // The program that reads the list adds the points for experience.
        const cost = Math.max(0, chosen.unit.cost - experienceCost(chosen));
        return { ...chosen, unit: { ...chosen.unit, cost } };
      });
    }),
  };
};

const halvesOf = (unit: ArmyUnit): ArmyUnit[] => {
  const middle = Math.floor(unit.models.length / 2);
  const cost = Math.floor(unit.cost / 2);
  return [
    { ...unit, cost: unit.cost - cost, models: unit.models.slice(0, middle) },
    { ...unit, cost, models: unit.models.slice(middle) },
  ];
};

const bookUnit = (unit: ArmyUnit, ruleset: Ruleset): BookUnit => {
  const { id, name, cost, quality, defense, models, rules } = unit;
  return {
    id,
    book: BOOK,
    name,
    size: models.length,
    cost,
    quality,
    defense,
    base: String(baseOfRadius(models.at(-1)?.radius ?? 0)),
    rules: rules.map((ref) => named(ref, ruleset)),
    gear: [...weaponsOf(models, ruleset), ...itemsOf(models, ruleset)],
    packages: [],
    closed: [],
  };
};

const named = ({ id, rating }: RuleRef, ruleset: Ruleset): NamedRule => ({
  name: ruleText({ id }, ruleset),
  ...(rating === undefined ? {} : { rating }),
});

const weaponsOf = (models: readonly ArmyModel[], ruleset: Ruleset): Gear[] => {
  const gear = new Map<string, WeaponGear>();
  for (const weapon of models.flatMap(({ weapons }) => weapons)) {
    const key = makeWeapon(weapon, ruleset);
    const { name, range = 0, attacks, rules } = weapon;
    const count = (gear.get(key)?.count ?? 0) + 1;
    gear.set(key, {
      kind: 'weapon',
      name,
      count,
      range: toInches(range),
      attacks,
      rules: rules.map((ref) => named(ref, ruleset)),
    });
  }
  return [...gear.values()];
};

/** Returns the additional rules of single models as items. */
const itemsOf = (models: readonly ArmyModel[], ruleset: Ruleset): Gear[] => {
  const items = new Map<string, ItemGear>();
  for (const { name, rules } of models) {
    if (rules.length === 0) continue;
    const texts = rules.map((ref) => ruleText(ref, ruleset));
    const key = JSON.stringify([name, texts]);
    items.set(key, {
      kind: 'item',
      name: name ?? texts.join(', '),
      count: (items.get(key)?.count ?? 0) + 1,
      content: rules.map((ref): Gear => ({
        kind: 'rule',
        name: ruleText({ id: ref.id }, ruleset),
        count: 1,
        rule: named(ref, ruleset),
      })),
    });
  }
  return [...items.values()];
};
