import type { ArmyModel, ArmyUnit, Rule, RuleRef, Ruleset, Weapon } from '@muster/engine';
import type { Dice } from '@muster/kernel';

/** The numbers that a unit is made of. */
export interface Profile {
  models: number;
  quality?: number;
  defense?: number;
  rules?: readonly RuleRef[];
  weapons?: readonly Weapon[];
  /** Weapons that only the first models have. */
  few?: readonly Weapon[];
  hero?: { quality?: number; defense?: number; rules: readonly RuleRef[]; weapons?: readonly Weapon[] };
}

/** Makes a unit out of its numbers. */
export const unitOf = (id: string, profile: Profile): ArmyUnit => {
  const { models, quality = 4, defense = 4, rules = [], weapons = [], few = [], hero } = profile;
  const plain = (i: number): ArmyModel => ({
    id: `${id}${i}`,
    radius: 50,
    rules: [],
    weapons: i < 2 ? [...weapons, ...few] : weapons,
  });
  return {
    id,
    name: id,
    quality,
    defense,
    cost: 0,
    rules,
    models: [
      ...Array.from({ length: models }, (_, i) => plain(i)),
      ...(hero
        ? [
            {
              id: `${id}-hero`,
              radius: 50,
              quality: hero.quality,
              defense: hero.defense,
              rules: [{ id: 'hero' }, ...hero.rules],
              weapons: hero.weapons ?? [],
              joined: true,
            },
          ]
        : []),
    ],
  };
};

/** A weapon made of numbers; with a range it shoots. */
export const weaponOf = (attacks: number, rules: readonly RuleRef[] = [], range?: number): Weapon => ({
  name: `Weapon ${attacks} ${rules.map(({ id, rating }) => `${id}${rating ?? ''}`).join(' ')}`,
  attacks,
  rules,
  ...(range === undefined ? {} : { range }),
});

const refOf = (rule: Rule, rating: number): RuleRef => (rule.rated ? { id: rule.id, rating } : { id: rule.id });

/** Returns two units with the rule on a weapon, its bearer and the target, in a setting where most rules have an effect. */
export const ruleDuel = (rule: Rule, range?: number): { attacker: ArmyUnit; target: ArmyUnit } => {
  const own = [...(rule.boosts === undefined ? [] : [{ id: rule.boosts }]), refOf(rule, 2)];
  return {
    attacker: unitOf('attacker', { models: 3, rules: own, weapons: [weaponOf(1, [], range), weaponOf(1, own, range)] }),
    target: unitOf('target', {
      models: 3,
      rules: own.filter(({ id }) => id !== 'hero'),
      weapons: [weaponOf(1, own), weaponOf(1)],
    }),
  };
};

/** Rules of weapons and of models that change dice, for random volleys. */
const WEAPON_RULES: readonly (readonly [string, number])[] = [
  ['ap', 4],
  ['bane', 0],
  ['blast', 6],
  ['crack', 0],
  ['deadly', 3],
  ['disintegrate', 0],
  ['impale', 0],
  ['indirect', 0],
  ['limited', 0],
  ['reliable', 0],
  ['rending', 0],
  ['rupture', 0],
  ['shatter', 0],
  ['shred', 0],
  ['smash', 0],
  ['surge', 0],
  ['takedown', 0],
  ['thrust', 0],
  ['unstoppable', 0],
];
const ATTACKER_RULES: readonly (readonly [string, number])[] = [
  ['artillery', 0],
  ['furious', 0],
  ['great-sergeant', 0],
  ['impact', 3],
  ['mischievous', 0],
  ['predator', 0],
  ['warbound', 0],
  ['relentless', 0],
  ['fear', 2],
];
const TARGET_RULES: readonly (readonly [string, number])[] = [
  ['regeneration', 0],
  ['stealth', 0],
  ['fortified', 0],
  ['protected', 0],
  ['shielded', 0],
  ['evasive', 0],
  ['tough', 3],
  ['tough', 6],
  ['artillery', 0],
  ['fearless', 0],
];

const some = (dice: Dice, from: readonly (readonly [string, number])[], oneIn: number, rules: Ruleset): RuleRef[] =>
  from
    .filter(([id]) => id in rules.rules && dice.below(oneIn) === 0)
    .filter(([id], i, all) => all.findIndex(([other]) => other === id) === i)
    .map(([id, most]) => (most === 0 ? { id } : { id, rating: 1 + dice.below(most) }));

/** Returns a random volley: a few weapons, a target of any size, with or without a hero. */
export const randomCase = (
  dice: Dice,
  ruleset: Ruleset,
): {
  attacker: ArmyUnit;
  target: ArmyUnit;
  isShooting: boolean;
  distance: number;
  cover: 'none' | 'area' | 'sight';
  moved: boolean;
} => {
  const isShooting = dice.below(2) === 0;
  const range = isShooting ? 2400 : undefined;
  const die = (): number => 2 + dice.below(5);
  const weapon = (): Weapon => weaponOf(1 + dice.below(3), some(dice, WEAPON_RULES, 5, ruleset), range);
  const joins = ruleset.numbers.heroJoinTough > 0 && dice.below(4) === 0;
  const attacker = unitOf('attacker', {
    models: 1 + dice.below(4),
    quality: die(),
    rules: some(dice, ATTACKER_RULES, 4, ruleset),
    weapons: [weapon()],
    few: dice.below(2) === 0 ? [weapon()] : [],
    hero: joins ? { quality: die(), rules: some(dice, ATTACKER_RULES, 3, ruleset), weapons: [weapon()] } : undefined,
  });
  const target = unitOf('target', {
    models: 1 + dice.below(6),
    defense: die(),
    rules: some(dice, TARGET_RULES, 4, ruleset),
    hero: joins
      ? { defense: die(), rules: [{ id: 'tough', rating: 3 }, ...some(dice, TARGET_RULES.slice(0, 2), 2, ruleset)] }
      : undefined,
  });
  return {
    attacker,
    target,
    isShooting,
    distance: dice.below(2) === 0 ? 600 : 1200,
    cover: (['none', 'area', 'sight'] as const)[dice.below(3)],
    moved: dice.below(2) === 0,
  };
};
