import { type Army, hashWithoutTexts, findRule, type RuleRef, type Ruleset, rulesHash } from '@muster/engine';

/** The stored hashes of a battle's rules, to name later changes. */
export interface RulesPrint {
  /** The hash of the whole ruleset. */
  hash: string;
  /** The hash of the figures, ways and mission of the game. */
  figures: string;
  /** The hash of each rule that the armies have, by the id that the lists name. */
  rules: Readonly<Record<string, string>>;
}

const refsIn = ({ units, spells }: Army): RuleRef[] => [
  ...units.flatMap(({ rules, models }) => [
    ...rules,
    ...models.flatMap((model) => [...model.rules, ...model.weapons.flatMap((weapon) => weapon.rules)]),
  ]),
  ...spells.flatMap(({ rules, grants, marks = [] }) => [...rules, ...grants, ...marks]),
];

const hashOfRule = (ruleset: Ruleset, id: string): string => hashWithoutTexts(findRule(ruleset, id) ?? null);

const figuresOf = ({ numbers, ways, mission }: Ruleset): string => hashWithoutTexts([numbers, ways, mission]);

/** Returns the hashes of the rules of these armies. */
export const rulesPrint = (ruleset: Ruleset, armies: readonly Army[]): RulesPrint => {
  const ids = [...new Set(armies.flatMap(refsIn).map(({ id }) => id))].sort();
  return {
    hash: rulesHash(ruleset),
    figures: figuresOf(ruleset),
    rules: Object.fromEntries(ids.map((id) => [id, hashOfRule(ruleset, id)])),
  };
};

/** Returns the names of the changed rules that these armies have. */
export const changedSince = ({ figures, rules }: RulesPrint, ruleset: Ruleset): string[] => [
  ...Object.entries(rules)
    .filter(([id, hash]) => hash !== hashOfRule(ruleset, id))
    .map(([id]) => findRule(ruleset, id)?.name ?? id),
  ...(figures === figuresOf(ruleset) ? [] : ['the figures of the game']),
];
