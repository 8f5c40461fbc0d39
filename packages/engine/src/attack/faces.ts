import { passes } from '@muster/kernel';
import type { BillItem } from '../game/events.ts';
import type { AttackTerms, DefenseTerms, Term } from '../plan/plan.ts';

/** What each natural face of one to-hit die is worth; index 0 is unused. Rolled by `roll.ts`, convolved by the odds. */
export interface FaceTable {
  /** 1 where the face hits. */
  hits: readonly number[];
  /** Further hits, with plain AP. */
  extra: readonly number[];
  /** AP of the hit itself. */
  ap: readonly number[];
  /** AP of the further hits. */
  plainAp: number;
  /** For people: the target number and what was added to the roll. */
  need: number;
  bill: readonly BillItem[];
  /** The rules that shaped it, as printed; only logs ask. */
  rules(): string[];
}

/** What each natural face of a block die does. */
export interface BlockTable {
  blocks: readonly boolean[];
  /** Natural sixes are rolled again once. */
  rerollSixes: boolean;
  need: number;
  bill: readonly BillItem[];
}

/** Everything that decides a to-hit table. */
export interface HitSituation {
  quality: number;
  /** Situation bits. */
  bits: number;
  /** Fatigued or Shaken in melee: only natural sixes hit (battle:D4). */
  onlySixes: boolean;
  /** Of the weapon in this model's hands, then of granted rules. */
  attack: readonly AttackTerms[];
  defense: readonly DefenseTerms[];
  /** Whether an unhindered weapon also shrugs off what lessens its AP (battle:D5). */
  keepsAp?: boolean;
}

/** Adds up the terms that apply in a situation. */
export const sumTerms = (terms: readonly Term[], bits: number, onSix: boolean): number => {
  let sum = 0;
  for (const term of terms) if (term.onSix === onSix && (term.needs & bits) === term.needs) sum += term.amount;
  return sum;
};

/** Multiplies the terms that apply in a situation. */
export const productOf = (terms: readonly Term[], bits: number): number => {
  let product = 1;
  for (const term of terms) if ((term.needs & bits) === term.needs) product *= term.amount;
  return product;
};

/** The to-hit bill: what is added to the roll, negative items dropped for an unhindered weapon (battle:D5). */
const hitBill = (situation: HitSituation): BillItem[] => {
  const bill: BillItem[] = [];
  const unhindered = situation.attack.some((terms) => terms.unhindered);
  const add = (terms: readonly Term[]): void => {
    for (const term of terms)
      if ((term.needs & situation.bits) === term.needs && !(unhindered && term.amount < 0))
        bill.push({ source: term.source, amount: term.amount });
  };
  for (const terms of situation.attack) add(terms.toHit);
  for (const terms of situation.defense) add(terms.toHit);
  return bill;
};

/** Compiles the to-hit table of one model's dice. */
export const faceTable = (situation: HitSituation): FaceTable => {
  const { attack, bits, onlySixes } = situation;
  const keepsAp = situation.keepsAp && attack.some((terms) => terms.unhindered);
  let need = situation.quality;
  let extraAlways = 0;
  let extraOnSix = 0;
  let plainAp = 0;
  let sixAp = 0;
  for (const terms of attack) {
    for (const term of terms.quality) if ((term.needs & bits) === term.needs) need = Math.min(need, term.amount);
    extraAlways += sumTerms(terms.extraHits, bits, false);
    extraOnSix += sumTerms(terms.extraHits, bits, true);
    for (const term of terms.piercing)
      if ((term.needs & bits) === term.needs && !(keepsAp && term.amount < 0)) {
        if (term.onSix) sixAp += term.amount;
        else plainAp += term.amount;
      }
  }
  const bill = onlySixes ? [{ source: 'Fatigued', amount: 0 }] : hitBill(situation);
  const modifier = bill.reduce((sum, item) => sum + item.amount, 0);
  const hits = [0, 0, 0, 0, 0, 0, 0];
  const extra = [0, 0, 0, 0, 0, 0, 0];
  const ap = [0, 0, 0, 0, 0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    if (!(onlySixes ? face === 6 : passes(face, need, modifier))) continue;
    hits[face] = 1;
    extra[face] = extraAlways + (face === 6 ? extraOnSix : 0);
    ap[face] = plainAp + (face === 6 ? sixAp : 0);
  }
  return { hits, extra, ap, plainAp, need: onlySixes ? 6 : need, bill, rules: () => rulesOf(situation, bill) };
};

/** The rules that speak about these dice. */
const rulesOf = ({ attack, bits }: HitSituation, bill: readonly BillItem[]): string[] => {
  const rules = bill.map((item) => item.source);
  for (const { quality, extraHits, piercing, attacks } of attack)
    for (const terms of [quality, extraHits, piercing, attacks])
      for (const term of terms) if ((term.needs & bits) === term.needs) rules.push(term.source);
  return rules;
};

/** Compiles the block table against hits of one AP value. */
export const blockTable = (
  defense: number,
  ap: number,
  bonuses: readonly BillItem[],
  rerollSixes: boolean,
): BlockTable => {
  const bill = ap === 0 ? bonuses : [{ source: `AP(${ap})`, amount: -ap }, ...bonuses];
  const modifier = bill.reduce((sum, item) => sum + item.amount, 0);
  const blocks = [false, false, false, false, false, false, false];
  for (let face = 1; face <= 6; face++) blocks[face] = passes(face, defense, modifier);
  return { blocks, rerollSixes, need: defense, bill };
};
