import { type Army, executedHash, findRule, type RuleRef, type Ruleset, rulesHash } from '@muster/engine';

/** What is stored of the rules that a battle is played by, to name what has changed later. */
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

const hashOfRule = (ruleset: Ruleset, id: string): string => executedHash(findRule(ruleset, id) ?? null);

const figuresOf = ({ numbers, ways, mission }: Ruleset): string => executedHash([numbers, ways, mission]);

/** Returns what to store of the rules for these armies. */
export const rulesPrint = (ruleset: Ruleset, armies: readonly Army[]): RulesPrint => {
  const ids = [...new Set(armies.flatMap(refsIn).map(({ id }) => id))].sort();
  return {
    hash: rulesHash(ruleset),
    figures: figuresOf(ruleset),
    rules: Object.fromEntries(ids.map((id) => [id, hashOfRule(ruleset, id)])),
  };
};

/** Names what is different now, as far as these armies have it. */
export const changedSince = ({ figures, rules }: RulesPrint, ruleset: Ruleset): string[] => [
  ...Object.entries(rules)
    .filter(([id, hash]) => hash !== hashOfRule(ruleset, id))
    .map(([id]) => findRule(ruleset, id)?.name ?? id),
  ...(figures === figuresOf(ruleset) ? [] : ['the figures of the game']),
];
