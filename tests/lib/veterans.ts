import type { Army, ArmyUnit, RuleRef, Ruleset } from '@muster/engine';
import { TRAIT_RULES } from '@muster/rules';

const UNITS = 6;
const TRAITS_PER_UNIT = 3;

/** Returns an army of a long campaign: every unit has some traits, and every other unit is a hero. The traits depend on `number`. */
export const veterans = (ruleset: Ruleset, number: number): Army => {
  const all = TRAIT_RULES.filter(({ id }) => Object.hasOwn(ruleset.rules, id));
  const units = Array.from({ length: UNITS }, (_, i): ArmyUnit => {
    const start = (number * UNITS + i) * TRAITS_PER_UNIT;
    const traits = Array.from({ length: TRAITS_PER_UNIT }, (__, k): RuleRef => ({
      id: all[(start + k) % all.length].id,
    }));
    const hero = i % 2 === 0;
    return {
      id: `v${i}`,
      name: `Veterans ${i + 1}`,
      quality: 3 + (i % 3),
      defense: 3 + (i % 3),
      cost: 100,
      rules: [...(hero ? [{ id: 'hero' }, { id: 'tough', rating: 3 }] : []), ...traits],
      models: Array.from({ length: hero ? 1 : 4 }, (__, m) => ({
        id: `v${i}.${m + 1}`,
        radius: 63,
        rules: [],
        weapons: [
          { name: 'Gun', range: 2400, attacks: hero ? 3 : 1, rules: [] },
          { name: 'Blade', attacks: hero ? 3 : 1, rules: [] },
        ],
      })),
    };
  });
  return { name: `Veterans ${number}`, units, spells: [] };
};
