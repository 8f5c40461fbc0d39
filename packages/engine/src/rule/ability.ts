import type { Amount } from './conditions.ts';
import type { Rule, RuleRef } from './rule.ts';

/** How long a grant lasts: until the round ends, until it has counted once, or until the battle ends. */
export const DURATIONS = ['round', 'once', 'battle'] as const;
export type Duration = (typeof DURATIONS)[number];

/** What happens to a unit that fails a morale test of a spell or an ability. */
export const FAILED_TEST_EFFECTS = ['fatigued', 'shoved'] as const;
export type FailedTestEffect = (typeof FAILED_TEST_EFFECTS)[number];

/** A rule that is given to a unit, with its rating if it has one. */
export interface GrantedRule {
  rule: Rule;
  rating?: Amount;
}

/** Something that a model can do in its activation before it attacks: its targets, and what happens to them. */
export interface Ability {
  /** How often it may be used: once in each activation, once per battle, or only in the first activation. */
  per: 'activation' | 'game' | 'first';
  target: 'enemy' | 'friend';
  /** Targets single models, each of which counts as a unit of one. */
  single?: true;
  /** In inches. */
  range: number;
  needsSight?: true;
  /** The most targets: by default 1, `several` for as many as the game allows. */
  targets?: number | 'several';
  /** Targets only casters, or only units with Tough. */
  only?: 'casters' | 'tough';
  /** Targets only units with the rule of this id. */
  having?: string;
  /** Dice that are rolled first: the ability counts once for each `need`+, on the targets in turn. */
  dice?: Amount;
  need?: number;
  hits?: number;
  /** Rules of the hits. */
  rules?: readonly RuleRef[];
  /** Rules that its targets get. */
  grants?: readonly GrantedRule[];
  /** Rules that units of its side have when they attack a target; ratings add up. */
  marks?: readonly GrantedRule[];
  /** How long grants and marks last; by default until they have counted once. */
  lasts?: Duration;
  /** Its targets take a morale test, and this happens to those that fail. */
  test?: FailedTestEffect;
  /** Its targets take a dangerous terrain test immediately. */
  endangers?: true;
  /** Wounds that its targets recover. */
  heals?: 'D3';
  /** Its targets may immediately move up to this many inches; their own player chooses where. */
  moves?: number;
}

/** Ranges of the buffs and debuffs of army books, in inches. */
const BUFF_RANGE = 12;
const DEBUFF_RANGE = 18;

/** Returns the rule "X Buff": once per activation, friendly units get X until it has counted once. */
export const buffOf = (base: Rule, rating?: number): Rule =>
  derivedRule(
    base,
    'Buff',
    `Before attacking, once per activation: a friendly unit within 12" has ${base.name} until it has counted once.`,
    {
      per: 'activation',
      target: 'friend',
      range: BUFF_RANGE,
      targets: 'several',
      grants: [givenOf(base, rating)],
    },
  );

/** Returns the rule "X Debuff": once per activation, enemies in sight get X until it has counted once. */
export const debuffOf = (base: Rule, rating?: number): Rule =>
  derivedRule(
    base,
    'Debuff',
    `Before attacking, once per activation: an enemy unit in sight within 18" has ${base.name} until it has counted once.`,
    {
      per: 'activation',
      target: 'enemy',
      range: DEBUFF_RANGE,
      needsSight: true,
      targets: 'several',
      grants: [givenOf(base, rating)],
    },
  );

/** Returns the rule "X Mark": once per activation, the next friendly unit that attacks an enemy in sight has X for that attack. */
export const markOf = (base: Rule, rating?: number): Rule =>
  derivedRule(
    base,
    'Mark',
    `Before attacking, once per activation: marks an enemy unit in sight within 18". The next attack on it has ${base.name}.`,
    {
      per: 'activation',
      target: 'enemy',
      range: DEBUFF_RANGE,
      needsSight: true,
      targets: 'several',
      marks: [givenOf(base, rating)],
    },
  );

const givenOf = (rule: Rule, rating: number | undefined): GrantedRule =>
  rating === undefined && !rule.rated ? { rule } : { rule, rating: rating ?? 1 };

const derivedRule = (base: Rule, ending: string, summary: string, ability: Ability): Rule => ({
  id: `${base.id}-${ending.toLowerCase()}`,
  name: `${base.name} ${ending}`,
  source: base.source,
  summary,
  ...(base.approximates === undefined ? {} : { approximates: base.approximates }),
  ability,
});
