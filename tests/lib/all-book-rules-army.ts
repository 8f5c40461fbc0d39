import type { Army, ArmyUnit, Rule, RuleRef, Ruleset, Weapon } from '@muster/engine';
import { isGrantable } from '@muster/engine';
import { BOOK_RULES } from '@muster/rules';

const UNITS = 7;
const RULES_PER_UNIT = 3;

/** Returns all rules of the army books that a list may name: the rules themselves, and those with endings such as Aura. */
const bookRules = (ruleset: Ruleset): RuleRef[] =>
  BOOK_RULES.filter(({ id }) => Object.hasOwn(ruleset.rules, id)).flatMap((rule) => {
    const spreads = isGrantable(rule) && !rule.name.includes('(');
    return [
      refOf(rule),
      ...(spreads && !rule.ability ? [{ id: `${rule.id}-aura` }] : []),
      ...(spreads && rule.attacker ? [{ id: `${rule.id}-mark` }, { id: `${rule.id}-in-melee` }] : []),
      ...(spreads && rule.defender ? [{ id: `${rule.id}-buff` }] : []),
    ];
  });

const refOf = ({ id, rated, boosts, presence }: Rule): RuleRef => {
  if (boosts !== undefined) return { id };
  if (!rated) return { id };
  return { id, rating: presence?.defense ? 3 : 2 };
};

const weapons = (extra: readonly RuleRef[]): Weapon[] => [
  { name: 'Gun', range: 2400, attacks: 2, rules: extra },
  { name: 'Blade', attacks: 2, rules: extra },
];

/** Returns an army in which every unit has some rules of army books. The armies of consecutive numbers together have all rules. */
export const allBookRulesArmy = (ruleset: Ruleset, number: number): Army => {
  const all = bookRules(ruleset);
  const units = Array.from({ length: UNITS }, (_, i): ArmyUnit => {
    const start = (number * UNITS + i) * RULES_PER_UNIT;
    const rules = Array.from({ length: RULES_PER_UNIT }, (__, k) => all[(start + k) % all.length]);
    const bases = rules.flatMap(({ id }) => baseOf(ruleset, id));
    const crosses = rules.some(({ id }) => crossesFoes(ruleset, id));
    const kind = crosses ? 4 : i % 4;
    const size = kind === 0 || kind === 4 ? 1 : kind === 1 ? 3 : 5;
    const body: RuleRef[] = [
      ...(kind === 4 ? [{ id: 'aircraft' }, { id: 'tough', rating: 6 }] : []),
      ...(kind === 0 ? [{ id: 'hero' }, { id: 'tough', rating: 3 }, { id: 'caster', rating: 2 }] : []),
      ...(kind === 1 ? [{ id: 'tough', rating: 3 }, { id: 'flying' }] : []),
    ];
    return {
      id: `u${i}`,
      name: `Motley ${i + 1}`,
      quality: 3 + (i % 3),
      defense: 2 + (i % 5),
      cost: 100,
      rules: [...body, ...rules, ...bases],
      models: Array.from({ length: size }, (__, m) => ({
        id: `u${i}.${m + 1}`,
        radius: 63,
        rules: [],
        weapons: weapons(rules.filter(({ id }) => ruleset.rules[id]?.attacker !== undefined)),
      })),
    };
  });
  return {
    name: `Motley ${number}`,
    units,
    spells: [
      {
        name: 'Bolt',
        value: 1,
        range: 1800,
        target: 'enemy',
        targets: 1,
        hits: 3,
        rules: [{ id: 'surge' }],
        grants: [],
      },
    ],
  };
};

/** Returns whether a rule attacks units that its bearer moves over; such bearers are Aircraft. */
const crossesFoes = ({ rules }: Ruleset, id: string): boolean =>
  rules[id]?.presence?.crossing !== undefined || rules[id]?.attacker?.strafes !== undefined;

/** Returns the rule that a `-boost` rule improves: it has no effect without that rule. */
const baseOf = (ruleset: Ruleset, id: string): RuleRef[] => {
  const base = /^(.*)-boost/.exec(id)?.[1];
  return base !== undefined && Object.hasOwn(ruleset.rules, base) ? [{ id: base }] : [];
};
