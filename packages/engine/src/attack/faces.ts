import { passes } from '@muster/kernel';
import type { RollModifier } from '../contract/events.ts';
import type { AttackTerms, DefenseTerms, Term } from '../plan/terms.ts';
import { CONDITION_BIT } from '../plan/situation.ts';

/** The effect of each natural face of a die to hit; index 0 is unused. Used by `roll.ts` for dice and by the odds. */
export interface FaceTable {
  /** 1 where the face hits. */
  hits: readonly number[];
  /** Extra hits, with `plainAp`. */
  extra: readonly number[];
  /** Extra attack dice, which cannot cause more of them. */
  again: readonly number[];
  /** The AP of the hit itself. */
  ap: readonly number[];
  /** Extra wounds of the hit itself if it is not blocked. */
  wounds: readonly number[];
  /** Wounds on the attacker's own unit, whether the face hits or not. */
  recoil: readonly number[];
  /** The AP of extra hits. */
  plainAp: number;
  /** For display: the target number and the modifiers of the roll. */
  need: number;
  bill: readonly RollModifier[];
  /** The situation that it was compiled from. */
  situation: HitSituation;
  /** Returns the printed names of the rules that had an effect, for logs. */
  rules(): string[];
}

/** The effect of each natural face of a die to block. */
export interface BlockTable {
  blocks: readonly boolean[];
  /** Faces that are re-rolled once. */
  again: readonly boolean[];
  /** Extra wounds of a hit that this face did not block. */
  wounds: readonly number[];
  need: number;
  bill: readonly RollModifier[];
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0];
const NEVER: readonly boolean[] = [false, false, false, false, false, false, false];

/** A table that blocks nothing. */
export const NO_BLOCK: BlockTable = {
  blocks: NEVER,
  again: NEVER,
  wounds: NOTHING,
  need: 7,
  bill: [],
};

/** Everything that a table of dice to hit depends on. */
export interface HitSituation {
  quality: number;
  /** The condition bits. */
  bits: number;
  /** Fatigued or Shaken in melee: only natural sixes hit (battle:D4). */
  onlySixes: boolean;
  /** Whether every face hits, so that dice only decide the effects of hits. */
  sure?: boolean;
  /** The effects of the weapon and its bearer, then of granted rules. */
  attack: readonly AttackTerms[];
  defense: readonly DefenseTerms[];
  /** Whether an unhindered weapon also ignores reductions of its AP (battle:D5). */
  keepsAp?: boolean;
  /** Another modifier, from a rule or from points that a player spends. */
  also?: RollModifier;
}

/** Whether an effect counts in a situation. */
export const applies = (term: Term, bits: number): boolean => (term.needs & bits) === term.needs;

/** Returns the sum of the effects that count in a situation for every die. */
export const sumTerms = (terms: readonly Term[], bits: number): number => {
  let sum = 0;
  for (const term of terms) if (term.faces === 0 && applies(term, bits)) sum += term.amount;
  return sum;
};

/** Returns the factor of a multiplication: the sum of the effects that count in a situation, or 1 if none does. */
export const factorOf = (terms: readonly Term[], bits: number): number => Math.max(1, sumTerms(terms, bits));

/** Returns the modifiers of a roll to hit, without negative ones for an unhindered weapon (battle:D5). */
const hitBill = (situation: HitSituation): RollModifier[] => {
  const bill: RollModifier[] = [];
  const unhindered = situation.attack.some((terms) => terms.unhindered);
  const steady = situation.attack.some((terms) => terms.steadyAim);
  const isDropped = ({ amount, needs }: Term): boolean =>
    amount < 0 && (unhindered || (steady && (needs & CONDITION_BIT.moved) !== 0));
  const add = (terms: readonly Term[]): void => {
    for (const term of terms)
      if (applies(term, situation.bits) && !isDropped(term)) bill.push({ source: term.source, amount: term.amount });
  };
  for (const terms of situation.attack) add(terms.toHit);
  for (const terms of situation.defense) add(terms.toHit);
  if (situation.also) bill.push(situation.also);
  return bill;
};

/** Returns the amounts of one stage by the face of the die. */
const byFace = (
  attack: readonly AttackTerms[],
  stage: 'extraHits' | 'extraAttacks' | 'extraWounds' | 'recoil',
  bits: number,
): readonly number[] => {
  if (attack.every((terms) => terms[stage].length === 0)) return NOTHING;
  const faces = [0, 0, 0, 0, 0, 0, 0];
  for (const terms of attack)
    for (const term of terms[stage])
      if (term.blockFaces === 0 && applies(term, bits))
        for (let face = 1; face <= 6; face++)
          if (term.faces === 0 || term.faces & (1 << face)) faces[face] += term.amount;
  return faces;
};

/** Returns the same table with another modifier for each die; AP from outside its effects stays. */
export const withModifier = (table: FaceTable, also: RollModifier): FaceTable => {
  const fresh = faceTable({ ...table.situation, also });
  const more = table.plainAp - fresh.plainAp;
  return { ...fresh, plainAp: table.plainAp, ap: fresh.ap.map((ap, face) => ap + more * fresh.hits[face]) };
};

/** Compiles the table of one model's dice to hit. */
export const faceTable = (situation: HitSituation): FaceTable => {
  const { attack, bits, onlySixes } = situation;
  const keepsAp = situation.keepsAp && attack.some((terms) => terms.unhindered);
  const fixed = onlySixes ? undefined : fixedRoll(attack, bits);
  let need = situation.quality;
  let plainAp = 0;
  const faceAp = [0, 0, 0, 0, 0, 0, 0];
  for (const terms of attack) {
    for (const term of terms.quality) if (applies(term, bits)) need = Math.min(need, term.amount);
    for (const term of terms.piercing)
      if (applies(term, bits) && !(keepsAp && term.amount < 0)) {
        if (term.faces === 0) plainAp += term.amount;
        else for (let face = 1; face <= 6; face++) if (term.faces & (1 << face)) faceAp[face] += term.amount;
      }
  }
  if (fixed) need = fixed.amount;
  const bill = onlySixes
    ? [{ source: 'Fatigued', amount: 0 }]
    : fixed
      ? [{ source: fixed.source, amount: 0 }]
      : hitBill(situation);
  const modifier = bill.reduce((sum, item) => sum + item.amount, 0);
  const hits = [0, 0, 0, 0, 0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    if (!(onlySixes ? face === 6 : situation.sure || passes(face, need, modifier))) continue;
    hits[face] = 1;
    faceAp[face] += plainAp;
  }
  const ofHits = (amounts: readonly number[]): readonly number[] =>
    amounts === NOTHING ? amounts : amounts.map((amount, face) => (hits[face] ? amount : 0));
  return {
    hits,
    extra: ofHits(byFace(attack, 'extraHits', bits)),
    again: ofHits(byFace(attack, 'extraAttacks', bits)),
    ap: ofHits(faceAp),
    wounds: ofHits(byFace(attack, 'extraWounds', bits)),
    recoil: byFace(attack, 'recoil', bits),
    plainAp,
    need: onlySixes ? 6 : need,
    bill,
    situation,
    rules: () => rulesOf(situation, bill),
  };
};

/** Returns the effect with the best natural result that always hits; none for units that only hit on sixes (battle:D4). */
const fixedRoll = (attack: readonly AttackTerms[], bits: number): Term | undefined => {
  let best: Term | undefined;
  for (const { hitsOn } of attack)
    for (const term of hitsOn) if (applies(term, bits) && (!best || term.amount < best.amount)) best = term;
  return best;
};

/** Returns the rules that affect these dice. */
const rulesOf = ({ attack, bits }: HitSituation, bill: readonly RollModifier[]): string[] => {
  const rules = bill.map((item) => item.source);
  for (const { quality, extraHits, extraAttacks, piercing, attacks, attackFactor, more } of attack)
    for (const terms of [quality, extraHits, extraAttacks, piercing, attacks, attackFactor, more])
      for (const term of terms) if (applies(term, bits)) rules.push(term.source);
  return rules;
};

/** What dice to block depend on in addition to the AP of the hit. */
export interface BlockSituation {
  bonuses: readonly RollModifier[];
  /** Successful faces that are re-rolled; by default none. */
  rerolls?: (face: number) => boolean;
  /** Extra wounds for faces that do not block; by default none. */
  wounds?: (face: number) => number;
}

/** Compiles the table of dice to block against hits of one AP value. */
export const blockTable = (defense: number, ap: number, situation: BlockSituation): BlockTable => {
  const { bonuses, rerolls, wounds } = situation;
  const bill = ap === 0 ? bonuses : [{ source: `AP(${ap})`, amount: -ap }, ...bonuses];
  const modifier = bill.reduce((sum, item) => sum + item.amount, 0);
  const blocks = [false, false, false, false, false, false, false];
  for (let face = 1; face <= 6; face++) blocks[face] = passes(face, defense, modifier);
  return {
    blocks,
    again: rerolls ? blocks.map((isBlocked, face) => isBlocked && rerolls(face)) : NEVER,
    wounds: wounds ? blocks.map((isBlocked, face) => (face === 0 || isBlocked ? 0 : wounds(face))) : NOTHING,
    need: defense,
    bill,
  };
};
