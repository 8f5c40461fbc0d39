import { INCH } from '@muster/kernel';
import { type Amount, type BlockFaces, type Condition, CONDITIONS, type Effects } from '../rule/conditions.ts';
import type { AttackerEffects } from '../rule/effects.ts';
import type { Rule } from '../rule/rule.ts';
import type { AttackTerms, DefenseTerms, UnitBonus, AreaRule, Save, Term, UnitRule } from './terms.ts';
import { specialCombatOfRule } from './special-combat.ts';
import { heldAs, type HeldRule, valueOf } from './held-rules.ts';
import { specialMovementOfRule } from './special-movement.ts';
import { usedUpBy } from './used-up-by.ts';
import { bitsOf, facesOf } from './situation.ts';

const terms = (effects: Effects | undefined, held: HeldRule): Term[] =>
  effects === undefined
    ? []
    : (Array.isArray(effects) ? effects : [effects]).map((effect) => ({
        needs: bitsOf(effect.when),
        amount: valueOf(effect.amount, held.rating),
        faces: facesOf(effect.faces),
        blockFaces: facesOf(effect.blockFaces),
        source: held.label,
      }));

const inHundredths = (term: Term): Term => ({ ...term, amount: term.amount * INCH });

const rerollTerms = (faces: BlockFaces | readonly BlockFaces[] | undefined, held: HeldRule): Term[] =>
  terms(
    (faces === undefined ? [] : [faces].flat()).map((entry) => ({ ...entry, amount: 1 })),
    held,
  );

/** Whether a rule has effects on attacks other than amounts. */
const saysYesOrNo = ({ attacker = {} }: Rule): boolean =>
  Object.values(attacker).some((word) => word === true || typeof word === 'string' || isNames(word));

const isNames = (word: unknown): boolean => Array.isArray(word) && word.every((name) => typeof name === 'string');

/** Returns the effects of a set of rules on an attack. */
export const attackTerms = (rules: readonly HeldRule[]): AttackTerms => {
  const cover = rules.map(({ rule }) => rule.attacker?.ignoresCover);
  const any = (test: (rule: Rule) => true | undefined): boolean => rules.some(({ rule }) => test(rule) === true);
  return {
    attacks: rules.flatMap((held) => terms(held.rule.attacker?.attacks, held)),
    attackFactor: rules.flatMap((held) => terms(held.rule.attacker?.attackFactor, held)),
    more: rules.flatMap((held) => terms(held.rule.attacker?.more, held)),
    hitsOn: rules.flatMap((held) => terms(held.rule.attacker?.hitsOn, held)),
    quality: rules.flatMap((held) => terms(held.rule.attacker?.quality, held)),
    toHit: rules.flatMap((held) => terms(held.rule.attacker?.toHit, held)),
    extraHits: rules.flatMap((held) => terms(held.rule.attacker?.extraHits, held)),
    extraAttacks: rules.flatMap((held) => terms(held.rule.attacker?.extraAttacks, held)),
    piercing: rules.flatMap((held) => terms(held.rule.attacker?.piercing, held)),
    hitFactor: rules.flatMap((held) => terms(held.rule.attacker?.hitFactor, held)),
    woundFactor: rules.flatMap((held) => terms(held.rule.attacker?.woundFactor, held)),
    extraWounds: rules.flatMap((held) => terms(held.rule.attacker?.extraWounds, held)),
    recoil: rules.flatMap((held) => terms(held.rule.attacker?.recoil, held)),
    range: rules.flatMap((held) => terms(held.rule.attacker?.range, held).map(inHundredths)),
    rerollBlocks: rules.flatMap((held) => rerollTerms(held.rule.attacker?.rerollBlocks, held)),
    steadyAim: any((rule) => rule.attacker?.steadyAim),
    words: rules.filter(({ rule }) => saysYesOrNo(rule)).map((held) => held.label),
    ignores: rules.flatMap(({ rule }) => rule.attacker?.ignores ?? []),
    ignoresCover: cover.includes('all') ? 'all' : cover.includes('sight') ? 'sight' : 'none',
    coverless: cover.flatMap((word) => (typeof word === 'object' ? bitsOf(word.when) : [])),
    needsNoSight: any((rule) => rule.attacker?.needsNoSight),
    unhindered: any((rule) => rule.attacker?.unhindered),
    picksModel: any((rule) => rule.attacker?.picksModel),
    limited: any((rule) => rule.attacker?.limited),
    strikesFirst: any((rule) => rule.attacker?.strikesFirst),
    strafes: any((rule) => rule.attacker?.strafes),
    strikesLast: any((rule) => rule.attacker?.strikesLast),
  };
};

const sumOf = (effects: Effects | undefined, held: HeldRule): number =>
  terms(effects, held).reduce((sum, term) => sum + term.amount, 0);

/** Returns the effects of a rule on defence. */
const defenseTerms = (held: HeldRule): DefenseTerms => {
  const defender = held.rule.defender ?? {};
  return {
    toHit: terms(defender.toHit, held),
    toBlock: terms(defender.toBlock, held),
    saves: terms(defender.ignoreWounds, held).map((term): Save => ({
      rule: held.rule.boosts ?? held.rule.id,
      name: held.label,
      target: term.amount,
      needs: term.needs,
    })),
    piercing: terms(defender.piercing, held),
    range: sumOf(defender.range, held) * INCH,
    rangeFloor: (defender.rangeFloor ?? 0) * INCH,
    woundEffect: valueOf(defender.woundEffect, held.rating),
  };
};

/** Returns the Impact dice that a charger gains or loses for one model with these rules. */
export const impactOnCharger = (rules: readonly HeldRule[]): number =>
  rules.reduce((sum, held) => sum + sumOf(held.rule.defender?.impact, held), 0);

/** Returns what a rule gives to the whole unit of its bearer, if anything. */
export const giftOf = (held: HeldRule): UnitBonus | undefined => {
  const { id, rated = false, unit } = held.rule;
  if (!unit) return undefined;
  const morale = valueOf(unit.morale, held.rating);
  return { id, label: held.label, stacks: rated, morale, move: valueOf(unit.move, held.rating) * INCH };
};

/** Returns what a rule gives to units around its bearer, if anything. */
export const radiationOf = ({ rule, rating }: HeldRule): AreaRule | undefined => {
  if (!rule.radiates) return undefined;
  const { to, inches, measured, gives } = rule.radiates;
  const given = unitRule(heldAs(gives, rating));
  return { gives: given, friends: to === 'friends', reach: inches * INCH, activated: measured === 'activated' };
};

/** Returns a rule in its form for a whole unit. */
export const unitRule = (held: HeldRule): UnitRule => {
  const { move = {}, morale = {}, presence = {} } = held.rule;
  const value = (amount: Amount | undefined): number => valueOf(amount, held.rating);
  return {
    id: held.rule.id,
    label: held.label,
    rating: held.rating,
    stacks: held.rule.rated ?? false,
    boosts: held.rule.boosts,
    only: held.rule.only,
    attack: attackTerms([held]),
    defense: defenseTerms(held),
    advance: (value(move.advance) + value(move.always)) * INCH,
    rush: (value(move.rush) + value(move.rushOnly) + value(move.always)) * INCH,
    charge: (value(move.rush) + value(move.charge) + value(move.always)) * INCH,
    roving: specialMovementOfRule(held),
    fighting: specialCombatOfRule(held),
    recoversOn: morale.recoversOn ?? 0,
    allOptions: held.rule.allOptions ?? false,
    drops: held.rule.drops ?? [],
    ignoresDifficult: move.ignoresDifficult ?? false,
    flies: move.flies ?? false,
    jumpTarget: move.jumpsSurely ? 0 : move.jumpsOn,
    fear: value(presence.fear),
    moraleBonus: value(morale.bonus),
    moraleInFights: value(morale.bonusInFights),
    moraleInMelee: value(morale.bonusInMelee),
    apart: held.rule.apart ?? false,
    radiates: radiationOf(held),
    gift: giftOf(held),
    secondChance: value(morale.secondChance),
    casting: value(presence.casting),
    inDifficult: move.inDifficult ?? false,
    inDangerous: move.inDangerous ?? false,
    moments: usedUpBy(held.rule),
  };
};

/** Returns the rule that an aura gives to the unit of its bearer; an aura without a rating gives a rating of 1. */
export const auraRule = ({ rule, rating }: HeldRule): UnitRule | undefined => {
  if (!rule.aura || !isGrantable(rule.aura)) return undefined;
  const given = rating === 0 && rule.aura.rated ? 1 : rating;
  return unitRule(heldAs(rule.aura, given));
};

/** Returns the bits of all conditions in a rule and in the rules that it gives. */
export const conditionBitsIn = (rule: unknown): number => {
  if (typeof rule !== 'object' || rule === null) return 0;
  return Object.entries(rule).reduce(
    (bits, [word, said]) =>
      bits | (word === 'when' && Array.isArray(said) ? bitsOf(said.filter(isCondition)) : conditionBitsIn(said)),
    0,
  );
};

const isCondition = (name: unknown): name is Condition => CONDITIONS.includes(name as Condition);

/** Whether a rule, or one that it gives, has this effect on attackers. */
export const hasAttackerEffect = (rule: unknown, wanted: keyof AttackerEffects): boolean => {
  if (typeof rule !== 'object' || rule === null) return false;
  return Object.entries(rule).some(([word, said]) =>
    word === 'attacker' ? (said as AttackerEffects)[wanted] !== undefined : hasAttackerEffect(said, wanted),
  );
};

/** Whether a rule has effects that need every model of a unit to have it. */
export const isShared = ({ rule }: HeldRule): boolean =>
  rule.defender !== undefined || rule.morale !== undefined || rule.options !== undefined || rule.grows !== undefined;

/** Whether a rule can be given to a unit for a time. */
export const isGrantable = ({ attacker = {}, defender = {}, move = {}, presence = {} }: Rule): boolean =>
  !(attacker.attacks || attacker.picksModel || attacker.limited || attacker.strafes) &&
  !(defender.impact || move.onlyActions || move.straightLine) &&
  Object.keys(presence).every((word) => GRANTABLE.includes(word));

/** The model effects that can be given to a unit for a time. */
const GRANTABLE: readonly string[] = [
  'casting',
  'fear',
  'strikes',
  'retaliates',
  'reserve',
  'arrivesFrom',
  'arrivesBeyond',
  'repels',
];
