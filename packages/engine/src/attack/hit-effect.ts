import type { AttackKind, RollModifier, Cover } from '../contract/events.ts';
import type { WeaponType } from '../plan/profile.ts';
import { TARGET_BITS } from '../plan/situation.ts';
import type { AttackTerms, Save, Term, UnitRule } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { targetBits } from './situation-bits.ts';
import { defenseRules, defenseValue, savesIn } from './defense.ts';
import { applies, blockTable, type BlockTable, sumTerms } from './faces.ts';
import { bringForward, isSameList, type Known, knownOf, remember } from './table-cache.ts';
import { neighboursOf } from './neighbours.ts';

/** The effects on a hit after the roll to hit; each bearer's rules count for its own hits. */
export interface HitEffect {
  /** The factor that multiplies hits. */
  hitFactor: number;
  /** Whether hits are shared with units around the target. */
  spreads: boolean;
  /** Whether hits cannot be blocked. */
  unblockable: boolean;
  /** The factor that multiplies the wound of an unblocked hit on one model. */
  woundFactor: number;
  /** Returns the table of dice to block for an AP value, with another modifier if there is one. */
  blockTable(ap: number, also?: RollModifier): BlockTable;
  /** Saves against each wound, in order. */
  saves: readonly Save[];
  /** Returns the effects on the same hits against another unit that shares a Blast. */
  on(battle: Battle, aim: VolleyAim): HitEffect;
  /** Returns the printed names of the rules that had an effect, for logs. */
  rules(): string[];
}

/** An attack of a unit on a target, without the models that take part. */
export interface VolleyAim {
  kind: AttackKind;
  unit: number;
  weapon: WeaponType;
  target: number;
  /** The model that a Takedown weapon picked, or -1. */
  pick: number;
  cover: Cover;
}

/** Everything that the effects on hits depend on. */
interface EffectSituation {
  attack: readonly AttackTerms[];
  bits: number;
  defense: readonly UnitRule[];
  /** The Defense that blocks. */
  value: number;
  cover: Cover;
  hitFactor: number;
  spreads: boolean;
  /** Whether an unhindered weapon also ignores reductions of its AP (battle:D5). */
  keepsAp: boolean;
}

interface KnownEffect {
  situation: EffectSituation;
  effect: HitEffect;
}

const effects: Known<KnownEffect> = new WeakMap();

/** Returns the effects on hits of one bearer: multipliers, blocks and saves. Compiled once for each situation. */
export const hitEffect = (
  battle: Battle,
  aim: VolleyAim,
  attack: readonly AttackTerms[],
  bits: number,
  defense: readonly UnitRule[],
): HitEffect => {
  const { settings, ruleset } = battle.plan;
  const blast = factorIn(attack, 'hitFactor', bits);
  const spreads = blast > 1 && aim.pick < 0 && ruleset.numbers.blastSpread > 0;
  const value = defenseValue(battle, aim.target, aim.pick);
  const cover = aim.kind === 'shooting' ? aim.cover : 'none';
  const hitFactor = blast === 1 ? 1 : Math.max(1, Math.min(blast, blastCap(battle, aim, spreads)));
  const keepsAp = settings.unstoppableIgnores === 'hitAndRange';
  const list = knownOf(effects, attack[0]);
  for (let i = 0; i < list.length; i++) {
    const known = list[i].situation;
    if (
      known.bits === bits &&
      known.value === value &&
      known.cover === cover &&
      known.hitFactor === hitFactor &&
      known.spreads === spreads &&
      known.keepsAp === keepsAp &&
      isSameList(known.attack, attack) &&
      isSameList(known.defense, defense)
    )
      return bringForward(list, i).effect;
  }
  const situation = { attack, bits, defense, value, cover, hitFactor, spreads, keepsAp };
  return remember(list, { situation, effect: makeEffect(situation) }).effect;
};

const makeEffect = (situation: EffectSituation): HitEffect => {
  const { attack, bits, defense, value, hitFactor, spreads } = situation;
  const bonuses = blockBonuses(situation);
  const softening = softeningTerms(situation);
  const rerolls = blockStage(attack, 'rerollBlocks', bits);
  const wounds = blockStage(attack, 'extraWounds', bits);
  const tables: BlockTable[] = [];
  return {
    hitFactor,
    spreads,
    unblockable: false,
    woundFactor: factorIn(attack, 'woundFactor', bits),
    blockTable: (ap, also) => {
      const piercing = Math.max(0, ap);
      const known = also ? undefined : tables[piercing];
      if (known) return known;
      const all = softening.length === 0 ? bonuses : [...soften(softening, piercing), ...bonuses];
      const table = blockTable(value, piercing, {
        bonuses: also ? [...all, also] : all,
        rerolls: rerolls.length === 0 ? undefined : (face) => sumOnBlock(rerolls, face) > 0,
        wounds: wounds.length === 0 ? undefined : (face) => sumOnBlock(wounds, face),
      });
      if (!also) tables[piercing] = table;
      return table;
    },
    saves: savesIn(defense, bits).filter((save) => !attack.some(({ ignores }) => ignores.includes(save.rule))),
    on: (battle, aim) => {
      const there = (bits & ~TARGET_BITS) | targetBits(battle, aim.target, -1);
      return hitEffect(battle, aim, attack, there, defenseRules(battle, aim.target, -1));
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

/** Returns the effects of attackers on dice to block in a situation. */
const blockStage = (
  attack: readonly AttackTerms[],
  stage: 'rerollBlocks' | 'extraWounds',
  bits: number,
): readonly Term[] => {
  const terms = stageOf(attack, stage);
  return terms.length === 0 ? terms : terms.filter((term) => term.blockFaces !== 0 && applies(term, bits));
};

/** Returns all effects of attackers in one stage; most attacks have one set of effects. */
const stageOf = (attack: readonly AttackTerms[], stage: 'rerollBlocks' | 'extraWounds'): readonly Term[] =>
  attack.length === 1 ? attack[0][stage] : attack.flatMap((terms) => terms[stage]);

/** Returns the factor of attackers in one stage: the sum of all factors. */
const factorIn = (attack: readonly AttackTerms[], stage: 'hitFactor' | 'woundFactor', bits: number): number => {
  let sum = 0;
  for (const terms of attack) if (terms[stage].length > 0) sum += sumTerms(terms[stage], bits);
  return Math.max(1, sum);
};

const sumOnBlock = (terms: readonly Term[], face: number): number =>
  terms.reduce((sum, term) => sum + (term.blockFaces & (1 << face) ? term.amount : 0), 0);

/** Returns the effects of a target on the AP of hits, unless the weapon ignores them (battle:D5). */
const softeningTerms = ({ attack, bits, defense, keepsAp }: EffectSituation): Term[] => {
  const keeps = keepsAp && attack.some((terms) => terms.unhindered);
  return defense.flatMap((rule) =>
    rule.defense.piercing.filter((term) => applies(term, bits) && !(keeps && term.amount < 0)),
  );
};

/** Returns these effects as modifiers of a Defense roll; together they do not reduce AP below 0. */
const soften = (terms: readonly Term[], ap: number): RollModifier[] => {
  let left = Math.max(0, ap);
  return terms
    .toSorted((a, b) => b.amount - a.amount)
    .flatMap(({ amount, source }) => {
      const change = Math.max(-left, amount);
      left += change;
      return change === 0 ? [] : [{ source, amount: -change }];
    });
};

/** Returns the most hits of a Blast: the models of the target, and of units around it if it spreads (battle:F1). */
const blastCap = (battle: Battle, { unit, target, pick }: VolleyAim, spreads: boolean): number => {
  if (pick >= 0) return 1;
  const around = spreads && battle.plan.settings.firefightBlastCap === 'targetAndNearby';
  return battle.unitAlive[target] + (around ? neighboursOf(battle, unit, target).models : 0);
};

const blockBonuses = ({ attack, bits, defense, cover }: EffectSituation): RollModifier[] => {
  const bonuses: RollModifier[] = [];
  for (const rule of defense)
    for (const term of rule.defense.toBlock)
      if (applies(term, bits)) bonuses.push({ source: term.source, amount: term.amount });
  const ignored = attack.some(
    ({ ignoresCover, coverless }) =>
      ignoresCover === 'all' ||
      (ignoresCover === 'sight' && cover === 'sight') ||
      coverless.some((needs) => (needs & bits) === needs),
  );
  if (cover !== 'none' && !ignored) bonuses.push({ source: 'Cover', amount: 1 });
  return bonuses;
};
