import type { Amount } from './conditions.ts';
import type { Rule, RuleRef } from './rule.ts';

/** How long something that was given lasts: to the end of the round, until it has counted once, or to the end. */
export const LASTING = ['round', 'once', 'battle'] as const;
export type Lasting = (typeof LASTING)[number];

/** What becomes of a unit that fails a morale test which a spell or an ability calls for. */
export const ORDEALS = ['fatigued', 'shoved'] as const;
export type Ordeal = (typeof ORDEALS)[number];

/** A rule that is given, with its rating where it has one. */
export interface Given {
  rule: Rule;
  rating?: Amount;
}

/** Something that a model can do in its activation, before it attacks: whom it reaches, and what it does to them. */
export interface Ability {
  /** How often it may be done: once in each activation, once in the battle, or in the first activation only. */
  per: 'activation' | 'game' | 'first';
  target: 'enemy' | 'friend';
  /** Picks single models, each of which counts as a unit of one. */
  single?: true;
  /** In inches. */
  range: number;
  needsSight?: true;
  /** How many it may reach: one unless told, or as many as the game allows. */
  targets?: number | 'several';
  /** Only those who cast spells, or those with Tough. */
  only?: 'casters' | 'tough';
  /** Only those with the rule of this id. */
  having?: string;
  /** Dice that are rolled first: each that shows `need` or more does it once, to the targets in turn. */
  dice?: Amount;
  need?: number;
  hits?: number;
  /** Rules of the hits. */
  rules?: readonly RuleRef[];
  /** Rules that its targets have from now on. */
  grants?: readonly Given[];
  /** Rules that units of its side have when they attack a target; those with a rating pile up. */
  marks?: readonly Given[];
  /** How long grants and marks last; until they have counted once, unless told. */
  lasts?: Lasting;
  /** Its targets test morale, and this becomes of those who fail. */
  test?: Ordeal;
  /** Its targets take a dangerous terrain test at once. */
  endangers?: true;
  /** Wounds taken off its targets. */
  heals?: 'D3';
  /** Its targets may move by up to so many inches at once; their own player says where. */
  moves?: number;
}

/** How far blessings and curses of army books reach, in inches. */
const BUFF_RANGE = 12;
const DEBUFF_RANGE = 18;

/** "X Buff": once per activation, friends have X until it has counted once. */
export const buffOf = (base: Rule, rating?: number): Rule =>
  spreading(base, 'Buff', `Before attacking, gives ${base.name} to a friend within 12", once.`, {
    per: 'activation',
    target: 'friend',
    range: BUFF_RANGE,
    targets: 'several',
    grants: [givenOf(base, rating)],
  });

/** "X Debuff": once per activation, foes in sight have X until it has counted once. */
export const debuffOf = (base: Rule, rating?: number): Rule =>
  spreading(base, 'Debuff', `Before attacking, puts ${base.name} on a foe in sight within 18", once.`, {
    per: 'activation',
    target: 'enemy',
    range: DEBUFF_RANGE,
    needsSight: true,
    targets: 'several',
    grants: [givenOf(base, rating)],
  });

/** "X Mark": once per activation, the next friendly unit that attacks a foe in sight has X for it. */
export const markOf = (base: Rule, rating?: number): Rule =>
  spreading(
    base,
    'Mark',
    `Before attacking, marks a foe in sight within 18": the next attack on it has ${base.name}.`,
    {
      per: 'activation',
      target: 'enemy',
      range: DEBUFF_RANGE,
      needsSight: true,
      targets: 'several',
      marks: [givenOf(base, rating)],
    },
  );

const givenOf = (rule: Rule, rating: number | undefined): Given =>
  rating === undefined && !rule.rated ? { rule } : { rule, rating: rating ?? 1 };

const spreading = (base: Rule, ending: string, summary: string, ability: Ability): Rule => ({
  id: `${base.id}-${ending.toLowerCase()}`,
  name: `${base.name} ${ending}`,
  source: base.source,
  summary,
  ...(base.approximates === undefined ? {} : { approximates: base.approximates }),
  ability,
});
