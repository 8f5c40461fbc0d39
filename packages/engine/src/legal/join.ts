import { refuse, type Refusal } from '../contract/refusal.ts';
import type { Ruleset } from '../rule/ruleset.ts';

/** What decides whether a hero may join a unit. */
export interface JoinFacts {
  heroTough: number;
  models: number;
  hasHero: boolean;
}

/** Whether a hero may join a unit: not too large a Tough, several models, no other hero. */
export const checkJoin = (ruleset: Ruleset, { heroTough, models, hasHero }: JoinFacts): Refusal | undefined =>
  heroTough > ruleset.numbers.heroJoinTough || models < 2 || hasHero ? refuse('hero-join-illegal') : undefined;
