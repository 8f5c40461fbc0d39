import type { Rule, Ruleset, RulesetWays } from '@muster/engine';
import { RULESETS } from '@muster/rules';
import { scene, type Scene, type TestScene } from './scene.ts';
import { type TestVolley, volley } from './volley.ts';

/** A game to test a rule in, with its scenes and volleys. */
export interface TestGame {
  name: string;
  ruleset: Ruleset;
  ways: RulesetWays;
  scene: (spec: TestScene) => Scene;
  volley: (spec: TestVolley) => ReturnType<typeof volley>;
}

/** Whether a ruleset has these ways. */
export const hasWays = (ruleset: Ruleset, ways: Partial<RulesetWays>): boolean =>
  Object.entries(ways).every(([name, way]) => ruleset.ways[name as keyof RulesetWays] === way);

/** Returns every game that has a rule, or those of them with some ways, so that rules are tested in all their games. */
export const gamesWith = (rule: Rule, ways: Partial<RulesetWays> = {}): TestGame[] =>
  RULESETS.filter((ruleset) => Object.hasOwn(ruleset.rules, rule.id) && hasWays(ruleset, ways)).map((ruleset) => ({
    name: `${ruleset.name} ${ruleset.version}`,
    ruleset,
    ways: ruleset.ways,
    scene: (spec) => scene({ ruleset, ...spec }),
    volley: (spec) => volley({ ruleset, ...spec }),
  }));
