import type { AttackKind, BillItem } from '../game/events.ts';
import type { WeaponType } from '../plan/profile.ts';
import { TARGET_BITS } from '../plan/situation.ts';
import type { AttackTerms, Save, Term, UnitRule } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { targetBits } from './circumstances.ts';
import { defenseRules, defenseValue, savesIn } from './defense.ts';
import { applies, blockTable, type BlockTable, factorOf } from './faces.ts';
import { neighboursOf } from './spread.ts';

/** What a hit meets after it was scored; each bearer's own rules count for its own hits. */
export interface HitEffect {
  /** Each hit becomes so many. */
  hitFactor: number;
  /** Whether the hits are shared with the units around the target. */
  spreads: boolean;
  /** Nobody blocks it. */
  unblockable?: boolean;
  /** Each unblocked hit becomes so many wounds on one model. */
  woundFactor: number;
  /** The block table for an AP value, with something more on the bill where somebody adds it. */
  blockTable(ap: number, also?: BillItem): BlockTable;
  /** Saves against each wound, one after the other. */
  saves: readonly Save[];
  /** The same hits against another unit, which shares a Blast. */
  on(unit: number): HitEffect;
  /** The rules that shape it, as printed; only logs ask. */
  rules(): string[];
}

/** What shelters a target from a shot. */
export type Cover = 'none' | 'area' | 'sight';

/** An attack of a unit at a target, whoever takes part in it. */
export interface VolleyAim {
  kind: AttackKind;
  unit: number;
  weapon: WeaponType;
  target: number;
  /** The model that a Takedown weapon picked, or -1. */
  pick: number;
  cover: Cover;
}

/** Everything that hits of one bearer meet: multipliers, blocks and saves. */
export const hitEffect = (
  battle: Battle,
  aim: VolleyAim,
  attack: readonly AttackTerms[],
  bits: number,
  defense: readonly UnitRule[],
): HitEffect => {
  const bonuses = blockBonuses(aim, attack, bits, defense);
  const softening = softeningTerms(battle, attack, bits, defense);
  const value = defenseValue(battle, aim.target, aim.pick);
  const rerolls = blockStage(attack, 'rerollBlocks', bits);
  const wounds = blockStage(attack, 'extraWounds', bits);
  const factor = (stage: 'hitFactor' | 'woundFactor'): number => factorOf(stageOf(attack, stage), bits);
  const blast = factor('hitFactor');
  const spreads = blast > 1 && aim.pick < 0 && battle.plan.ruleset.numbers.blastSpread > 0;
  const tables = new Map<number, BlockTable>();
  return {
    hitFactor: Math.max(1, Math.min(blast, blastCap(battle, aim, spreads))),
    spreads,
    woundFactor: factor('woundFactor'),
    blockTable: (ap, also) => {
      const known = also ? undefined : tables.get(ap);
      if (known) return known;
      const all = softening.length === 0 ? bonuses : [...soften(softening, ap), ...bonuses];
      const table = blockTable(value, Math.max(0, ap), {
        bonuses: also ? [...all, also] : all,
        rerolls: rerolls.length === 0 ? undefined : (face) => sumOnBlock(rerolls, face) > 0,
        wounds: wounds.length === 0 ? undefined : (face) => sumOnBlock(wounds, face),
      });
      if (!also) tables.set(ap, table);
      return table;
    },
    saves: savesIn(defense, bits).filter((save) => !attack.some(({ ignores }) => ignores.includes(save.rule))),
    on: (unit) => {
      const there = (bits & ~TARGET_BITS) | targetBits(battle, unit, -1);
      return hitEffect(battle, { ...aim, target: unit }, attack, there, defenseRules(battle, unit, -1));
    },
    rules: () => [
      ...attack.flatMap((terms) => [
        ...terms.words,
        ...[...terms.hitFactor, ...terms.woundFactor, ...terms.extraWounds, ...terms.rerollBlocks]
          .filter((term) => applies(term, bits))
          .map((term) => term.source),
      ]),
      ...defense.filter((rule) => rule.defense.saves.length > 0).map((rule) => rule.label),
    ],
  };
};

/** What attackers say about block dice in a situation. */
const blockStage = (
  attack: readonly AttackTerms[],
  stage: 'rerollBlocks' | 'extraWounds',
  bits: number,
): readonly Term[] => {
  const terms = stageOf(attack, stage);
  return terms.length === 0 ? terms : terms.filter((term) => term.blockFaces !== 0 && applies(term, bits));
};

/** Everything that attackers say about one stage; most attacks have one set of terms. */
const stageOf = (
  attack: readonly AttackTerms[],
  stage: 'hitFactor' | 'woundFactor' | 'rerollBlocks' | 'extraWounds',
): readonly Term[] => (attack.length === 1 ? attack[0][stage] : attack.flatMap((terms) => terms[stage]));

const sumOnBlock = (terms: readonly Term[], face: number): number =>
  terms.reduce((sum, term) => sum + (term.blockFaces & (1 << face) ? term.amount : 0), 0);

/** What a target says about the AP of hits, unless the weapon shrugs that off (battle:D5). */
const softeningTerms = (
  { plan }: Battle,
  attack: readonly AttackTerms[],
  bits: number,
  defense: readonly UnitRule[],
): Term[] => {
  const keepsAp = plan.settings.unstoppableIgnores === 'hitAndRange' && attack.some((terms) => terms.unhindered);
  return defense.flatMap((rule) =>
    rule.defense.piercing.filter((term) => applies(term, bits) && !(keepsAp && term.amount < 0)),
  );
};

/** Their items on the bill of a block roll: together they take an AP down to 0 and no further. */
const soften = (terms: readonly Term[], ap: number): BillItem[] => {
  let left = Math.max(0, ap);
  return terms
    .toSorted((a, b) => b.amount - a.amount)
    .flatMap(({ amount, source }) => {
      const change = Math.max(-left, amount);
      left += change;
      return change === 0 ? [] : [{ source, amount: -change }];
    });
};

/** The models that a Blast can find: those of the target, and those around it where it spreads (battle:F1). */
const blastCap = (battle: Battle, { unit, target, pick }: VolleyAim, spreads: boolean): number => {
  if (pick >= 0) return 1;
  const around = spreads && battle.plan.settings.firefightBlastCap === 'targetAndNearby';
  return battle.unitAlive[target] + (around ? neighboursOf(battle, unit, target).models : 0);
};

const blockBonuses = (
  aim: VolleyAim,
  attack: readonly AttackTerms[],
  bits: number,
  defense: readonly UnitRule[],
): BillItem[] => {
  const bonuses: BillItem[] = [];
  for (const rule of defense)
    for (const term of rule.defense.toBlock)
      if (applies(term, bits)) bonuses.push({ source: term.source, amount: term.amount });
  const ignored = attack.some(
    ({ ignoresCover, coverless }) =>
      ignoresCover === 'all' ||
      (ignoresCover === 'sight' && aim.cover === 'sight') ||
      coverless.some((needs) => (needs & bits) === needs),
  );
  if (aim.kind === 'shooting' && aim.cover !== 'none' && !ignored) bonuses.push({ source: 'Cover', amount: 1 });
  return bonuses;
};
