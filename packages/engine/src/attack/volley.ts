import type { AttackKind, BillItem } from '../game/events.ts';
import type { AttackTerms, DefenseTerms, HeldWeapon, Save, Term, UnitRule, WeaponType } from '../plan/plan.ts';
import { attackTerms } from '../plan/gather.ts';
import { BIT, completeBits, TARGET_BITS } from '../plan/situation.ts';
import { type Battle, U } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { rulesAgainst } from '../state/once.ts';
import { eachUnitRule, has, leader } from '../state/query.ts';
import { neighboursOf } from './spread.ts';
import { targetBits, unitBits } from './circumstances.ts';
import { applies, blockTable, type BlockTable, type FaceTable, faceTable, sumTerms, NO_BLOCK } from './faces.ts';

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
  /** The block table for an AP value. */
  blockTable(ap: number): BlockTable;
  /** Saves against each wound, one after the other. */
  saves: readonly Save[];
  /** The same hits against another unit, which shares a Blast. */
  on(unit: number): HitEffect;
  /** The rules that shape it, as printed; only logs ask. */
  rules(): string[];
}

/** Dice of models that are alike, with the table that they are read by (battle:D8). */
export interface Pool {
  dice: number;
  /** Hits that need no die, as those of spells. */
  free: number;
  table: FaceTable;
  effect: HitEffect;
}

/** One weapon group against one target, compiled when it is rolled (battle:S15). */
export interface Volley {
  kind: AttackKind;
  unit: number;
  weapon: WeaponType;
  target: number;
  /** The model that a Takedown weapon picked, or -1. */
  pick: number;
  attackers: readonly number[];
  pools: readonly Pool[];
  /** Further units that share the hits of a Blast with the target. */
  further: readonly number[];
  /** Whether the copies made by Blast keep AP from sixes (battle:W1). */
  copiesKeepAp: boolean;
  /** Whether saves are rolled per wound after multiplying, or once per unblocked hit (battle:W5). */
  savesAfterFactor: boolean;
  cover: Cover;
  /** The unit that is named for what falls: a joined hero's own, if its weapon alone did it. */
  by: number;
}

export type Cover = 'none' | 'area' | 'sight';

/** A model that takes part, with its weapon and its situation bits. */
export interface Attacker {
  model: number;
  held: HeldWeapon;
  bits: number;
  onlySixes: boolean;
  /** Copies of the weapon that it uses. */
  copies: number;
  /** Attack dice, frozen at declaration (battle:S4). */
  dice: number;
}

export interface VolleyOrder {
  kind: AttackKind;
  unit: number;
  weapon: WeaponType;
  target: number;
  pick: number;
  attackers: readonly Attacker[];
  cover: Cover;
  /** What defended the target against being hit when fire was declared (battle:S4); by default what defends it now. */
  aimedAt?: readonly DefenseTerms[];
}

/** Compiles a weapon group: a pool for each run of attackers that are alike. */
export const compileVolley = (battle: Battle, order: VolleyOrder): Volley => {
  const given = rulesAgainst(battle, order.unit, order.target);
  const defense = defenseRules(battle, order.target, order.pick);
  const aimedAt = order.aimedAt ?? defense.map((rule) => rule.defense);
  const pools: Pool[] = [];
  const effects = new Map<AttackTerms, Map<number, HitEffect>>();
  const common = unitBits(battle, order.unit) | targetBits(battle, order.target, order.pick);
  let last: Attacker | undefined;
  for (const attacker of order.attackers) {
    const earlier = pools[pools.length - 1];
    if (last && earlier && samePool(battle, last, attacker)) earlier.dice += attacker.dice;
    else {
      const attack = attackTermsOf(battle, attacker.model, attacker.held, given);
      const bits = completeBits(attacker.bits | common);
      const known = effects.get(attack[0]) ?? new Map<number, HitEffect>();
      const effect = known.get(bits) ?? hitEffect(battle, order, attack, bits, defense);
      effects.set(attack[0], known.set(bits, effect));
      const table = tableOf(battle, { ...attacker, bits }, attack, aimedAt);
      pools.push({ dice: attacker.dice, free: 0, table, effect });
    }
    last = attacker;
  }
  return makeVolley(battle, order, pools);
};

/** Compiles hits that nobody rolls for: a spell's. Where a face would tell more about a hit, a die is thrown for each. */
export const compileHits = (
  battle: Battle,
  order: Omit<VolleyOrder, 'attackers'>,
  caster: number,
  hits: number,
  isMagic: boolean = order.kind === 'spell',
): Volley => {
  const { terms } = order.weapon;
  const bits = completeBits((isMagic ? BIT.spell : 0) | targetBits(battle, order.target, order.pick));
  const effect = hitEffect(battle, order, [terms], bits, defenseRules(battle, order.target, order.pick));
  const tells = tellsByFaces(terms);
  const table = faceTable({ quality: 2, bits, onlySixes: false, sure: true, attack: [terms], defense: [] });
  const volley = makeVolley(battle, { ...order, attackers: [] }, [
    { dice: tells ? hits : 0, free: tells ? 0 : hits, table, effect },
  ]);
  return { ...volley, attackers: [caster], by: battle.plan.models[caster].unit };
};

/** Compiles Impact dice: 2+ hits, no AP and no rule of any weapon or model (battle:M3). */
export const compileImpact = (battle: Battle, unit: number, target: number, dice: number): Volley => {
  const order: VolleyOrder = { kind: 'impact', unit, weapon: IMPACT, target, pick: -1, attackers: [], cover: 'none' };
  const charge = BIT.melee | BIT.charging | (has(battle, unit, U.chargedFar) ? BIT.farOff : 0);
  const bits = completeBits(charge | targetBits(battle, target, -1));
  const effect = hitEffect(battle, order, [IMPACT.terms], bits, defenseRules(battle, target, -1));
  return makeVolley(battle, order, [{ dice, free: 0, table: plainTable(IMPACT.terms, bits), effect }]);
};

/** Dice or hits that come from no weapon, under the name of a rule. */
export interface Throw {
  name: string;
  dice?: number;
  /** The roll that counts, or better. */
  on?: number;
  /** Hits that need no die. */
  hits?: number;
  ap?: number;
  /** What counts is a wound, which nobody blocks. */
  wounds?: boolean;
}

/** Compiles dice or hits in melee that come from no weapon. */
export const compileThrow = (battle: Battle, unit: number, target: number, thrown: Throw): Volley => {
  const { name, dice = 0, on = 2, hits = 0, ap = 0, wounds = false } = thrown;
  const weapon = { ...IMPACT, name, rules: ap > 0 ? [`AP(${ap})`] : [] };
  const order: VolleyOrder = { kind: 'impact', unit, weapon, target, pick: -1, attackers: [], cover: 'none' };
  const charge = has(battle, unit, U.charged) ? BIT.charging : 0;
  const far = charge !== 0 && has(battle, unit, U.chargedFar) ? BIT.farOff : 0;
  const bits = completeBits(BIT.melee | charge | far | targetBits(battle, target, -1));
  const effect = hitEffect(battle, order, [IMPACT.terms], bits, defenseRules(battle, target, -1));
  const plain = faceTable({ quality: on, bits, onlySixes: false, attack: [IMPACT.terms], defense: [] });
  const table = { ...plain, ap: plain.hits.map((hit) => hit * ap), plainAp: ap, bill: [{ source: name, amount: 0 }] };
  const pool = {
    dice,
    free: hits,
    table,
    effect: wounds ? { ...effect, unblockable: true, blockTable: () => NO_BLOCK } : effect,
  };
  return makeVolley(battle, order, [pool]);
};

/** Whether the natural face of a die says something about its hit. */
const tellsByFaces = ({ extraHits, extraAttacks, piercing, extraWounds, recoil }: AttackTerms): boolean =>
  [extraHits, extraAttacks, piercing, extraWounds, recoil].some((terms) => terms.some(({ faces }) => faces !== 0));

/** What hits on a plain 2+, whoever rolls it. */
const plainTable = (terms: AttackTerms, bits: number): FaceTable =>
  faceTable({ quality: 2, bits, onlySixes: false, attack: [terms], defense: [] });

/** Impact as a weapon that nobody holds. */
const IMPACT: WeaponType = {
  index: -1,
  name: 'Impact',
  range: 0,
  attacks: 0,
  rules: [],
  ruleIds: [],
  terms: attackTerms([]),
};

const makeVolley = (battle: Battle, order: VolleyOrder, pools: readonly Pool[]): Volley => {
  const { settings, models } = battle.plan;
  const { kind, unit, weapon, target, pick, cover } = order;
  const attackers = order.attackers.map((attacker) => attacker.model);
  const homes = new Set(attackers.map((model) => models[model].unit));
  return {
    kind,
    unit,
    weapon,
    target,
    pick,
    attackers,
    pools,
    further: pools.some(({ effect }) => effect.spreads) ? neighboursOf(battle, unit, target).units : [],
    copiesKeepAp: settings.blast_clones_keep_ap,
    savesAfterFactor: settings.regen_after_deadly,
    cover,
    by: homes.size === 1 ? ([...homes][0] ?? unit) : unit,
  };
};

/** Everything that hits of one bearer meet: multipliers, blocks and saves. */
const hitEffect = (
  battle: Battle,
  order: Omit<VolleyOrder, 'attackers'>,
  attack: readonly AttackTerms[],
  bits: number,
  defense: readonly UnitRule[],
): HitEffect => {
  const bonuses = blockBonuses(order, attack, bits, defense);
  const softening = softeningTerms(battle, attack, bits, defense);
  const value = defenseValue(battle, order.target, order.pick);
  const ignores = attack.flatMap((terms) => terms.ignores);
  const rerolls = blockStage(attack, 'rerollBlocks', bits);
  const wounds = blockStage(attack, 'extraWounds', bits);
  const factor = (stage: 'hitFactor' | 'woundFactor'): number =>
    Math.max(
      1,
      attack.reduce((sum, terms) => sum + sumTerms(terms[stage], bits), 0),
    );
  const blast = factor('hitFactor');
  const spreads = blast > 1 && order.pick < 0 && battle.plan.ruleset.numbers.blastSpread > 0;
  const tables = new Map<number, BlockTable>();
  return {
    hitFactor: Math.max(1, Math.min(blast, blastCap(battle, order, spreads))),
    spreads,
    woundFactor: factor('woundFactor'),
    blockTable: (ap) => {
      const known =
        tables.get(ap) ??
        blockTable(value, Math.max(0, ap), {
          bonuses: softening.length === 0 ? bonuses : [...soften(softening, ap), ...bonuses],
          rerolls: rerolls.length === 0 ? undefined : (face) => sumOnBlock(rerolls, face) > 0,
          wounds: wounds.length === 0 ? undefined : (face) => sumOnBlock(wounds, face),
        });
      tables.set(ap, known);
      return known;
    },
    saves: savesIn(defense, bits).filter((save) => !ignores.includes(save.rule)),
    on: (unit) => {
      const there = (bits & ~TARGET_BITS) | targetBits(battle, unit, -1);
      return hitEffect(battle, { ...order, target: unit }, attack, there, defenseRules(battle, unit, -1));
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
const blockStage = (attack: readonly AttackTerms[], stage: 'rerollBlocks' | 'extraWounds', bits: number): Term[] =>
  attack.flatMap((terms) => terms[stage].filter((term) => term.blockFaces !== 0 && applies(term, bits)));

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

/** The saves of these rules in a situation. */
const savesIn = (defense: readonly UnitRule[], bits: number): Save[] =>
  bestSaves(defense.flatMap(({ defense: { saves } }) => saves.filter(({ needs }) => (needs & bits) === needs)));

/** The saves of a unit against wounds that no attack deals. */
export const savesOf = (battle: Battle, unit: number): Save[] =>
  savesIn(defenseRules(battle, unit, -1), completeBits(targetBits(battle, unit, -1)));

/** Saves of one rule and of what makes it better are one save: the best of them. */
const bestSaves = (saves: readonly Save[]): Save[] =>
  saves.filter((save, i) =>
    saves.every(
      (other, k) => other.rule !== save.rule || other.target > save.target || (other.target === save.target && k >= i),
    ),
  );

/** The models that a Blast can find: those of the target, and those around it where it spreads (battle:F1). */
const blastCap = (battle: Battle, { unit, target, pick }: Omit<VolleyOrder, 'attackers'>, spreads: boolean): number => {
  if (pick >= 0) return 1;
  const around = spreads && battle.plan.settings.firefightBlastCap === 'targetAndNearby';
  return battle.unitAlive[target] + (around ? neighboursOf(battle, unit, target).models : 0);
};

const samePool = (battle: Battle, a: Attacker, b: Attacker): boolean =>
  a.held.terms === b.held.terms &&
  a.bits === b.bits &&
  a.onlySixes === b.onlySixes &&
  battle.plan.models[a.model].quality === battle.plan.models[b.model].quality;

/** What the rules of a weapon, of its bearer and of those given to its unit say; what they have already, nobody gives again (battle:D7). */
export const attackTermsOf = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  given: readonly UnitRule[] = givenRules(battle, battle.unitOf[model]),
): AttackTerms[] => {
  if (given.length === 0) return [held.terms];
  const { ruleIds } = held;
  const isNew = ({ stacks, id }: UnitRule): boolean => stacks || !ruleIds.includes(id);
  const isFitting = ({ boosts, only }: UnitRule): boolean =>
    (only === undefined || (only === 'shooting') === held.type.range > 0) &&
    (boosts === undefined || ruleIds.includes(boosts) || given.some(({ id }) => id === boosts));
  return [held.terms, ...given.filter((rule) => isNew(rule) && isFitting(rule)).map((rule) => rule.attack)];
};

const tableOf = (
  battle: Battle,
  { model, bits, onlySixes }: Attacker,
  attack: readonly AttackTerms[],
  defense: readonly DefenseTerms[],
): FaceTable => {
  const keepsAp = battle.plan.settings.unstoppableIgnores === 'hitAndRange';
  return faceTable({ quality: battle.plan.models[model].quality, bits, onlySixes, attack, defense, keepsAp });
};

/** The rules that defend a target: its unit's shared and granted ones, or those of a picked model (battle:S6). */
export const defenseRules = (battle: Battle, target: number, pick: number): UnitRule[] => {
  const rules: UnitRule[] = [];
  if (pick < 0) eachUnitRule(battle, target, (rule) => rules.push(rule));
  else {
    const { shared } = battle.plan.models[pick];
    const given = givenRules(battle, target);
    const isNew = (rule: UnitRule): boolean => rule.stacks || !shared.some((own) => own.id === rule.id);
    const isAtHome = ({ boosts }: UnitRule): boolean =>
      boosts === undefined || [...shared, ...given].some(({ id }) => id === boosts);
    rules.push(...shared, ...given.filter((rule) => isNew(rule) && isAtHome(rule)));
  }
  return rules;
};

/** The Defense that blocks: the unit's, or its own for a picked model and for a hero that is left alone (battle:W9, battle:S6). */
export const defenseValue = (battle: Battle, target: number, pick: number): number => {
  const { units, models } = battle.plan;
  const single = pick >= 0 ? pick : battle.unitAlive[target] === 1 ? leader(battle, target) : -1;
  return single >= 0 && (pick >= 0 || models[single].hero) ? models[single].defense : units[target].defense;
};

const blockBonuses = (
  order: Omit<VolleyOrder, 'attackers'>,
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
      (ignoresCover === 'sight' && order.cover === 'sight') ||
      coverless.some((needs) => (needs & bits) === needs),
  );
  if (order.kind === 'shooting' && order.cover !== 'none' && !ignored) bonuses.push({ source: 'Cover', amount: 1 });
  return bonuses;
};
