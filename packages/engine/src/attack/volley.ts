import type { AttackKind, BillItem } from '../game/events.ts';
import type { AttackTerms, DefenseTerms, HeldWeapon, Save, UnitRule, WeaponType } from '../plan/plan.ts';
import { attackTerms } from '../plan/gather.ts';
import type { Battle } from '../state/battle.ts';
import { eachUnitRule, leader } from '../state/query.ts';
import { neighboursOf } from './spread.ts';
import { blockTable, type BlockTable, type FaceTable, faceTable, productOf } from './faces.ts';

/** What a hit meets after it was scored; each bearer's own rules count for its own hits. */
export interface HitEffect {
  /** Each hit becomes so many. */
  hitFactor: number;
  /** Whether the hits are shared with the units around the target. */
  spreads: boolean;
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
  const granted = grantedRules(battle, order.unit);
  const defense = defenseRules(battle, order.target, order.pick);
  const aimedAt = order.aimedAt ?? defense.map((rule) => rule.defense);
  const pools: Pool[] = [];
  const effects = new Map<AttackTerms, HitEffect>();
  let last: Attacker | undefined;
  for (const attacker of order.attackers) {
    const earlier = pools[pools.length - 1];
    if (last && earlier && samePool(battle, last, attacker)) earlier.dice += attacker.dice;
    else {
      const attack = termsOf(battle, attacker, granted);
      const effect = effects.get(attack[0]) ?? hitEffect(battle, order, attack, attacker.bits, defense);
      effects.set(attack[0], effect);
      pools.push({ dice: attacker.dice, free: 0, table: tableOf(battle, attacker, attack, aimedAt), effect });
    }
    last = attacker;
  }
  return makeVolley(battle, order, pools);
};

/** Compiles hits that nobody rolls for: a spell's. */
export const compileHits = (
  battle: Battle,
  order: Omit<VolleyOrder, 'attackers'>,
  caster: number,
  hits: number,
): Volley => {
  const { terms } = order.weapon;
  const effect = hitEffect(battle, order, [terms], 0, defenseRules(battle, order.target, order.pick));
  const volley = makeVolley(battle, { ...order, attackers: [] }, [
    { dice: 0, free: hits, table: plainTable(terms), effect },
  ]);
  return { ...volley, attackers: [caster], by: battle.plan.models[caster].unit };
};

/** Compiles Impact dice: 2+ hits, no AP and no rule of any weapon or model (battle:M3). */
export const compileImpact = (battle: Battle, unit: number, target: number, dice: number): Volley => {
  const order: VolleyOrder = { kind: 'impact', unit, weapon: IMPACT, target, pick: -1, attackers: [], cover: 'none' };
  const effect = hitEffect(battle, order, [IMPACT.terms], 0, defenseRules(battle, target, -1));
  return makeVolley(battle, order, [{ dice, free: 0, table: plainTable(IMPACT.terms), effect }]);
};

/** What hits on a plain 2+, whoever rolls it. */
const plainTable = (terms: AttackTerms): FaceTable =>
  faceTable({ quality: 2, bits: 0, onlySixes: false, attack: [terms], defense: [] });

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
  const value = defenseValue(battle, order.target, order.pick);
  const rerollSixes = attack.some((terms) => terms.rerollBlockedSixes);
  const ignores = attack.flatMap((terms) => terms.ignores);
  const product = (stage: 'hitFactor' | 'woundFactor'): number =>
    attack.reduce((factor, terms) => factor * productOf(terms[stage], bits), 1);
  const blast = product('hitFactor');
  const spreads = blast > 1 && order.pick < 0 && battle.plan.ruleset.numbers.blastSpread > 0;
  const tables = new Map<number, BlockTable>();
  return {
    hitFactor: Math.max(1, Math.min(blast, blastCap(battle, order, spreads))),
    spreads,
    woundFactor: product('woundFactor'),
    blockTable: (ap) => {
      const known = tables.get(ap) ?? blockTable(value, ap, bonuses, rerollSixes);
      tables.set(ap, known);
      return known;
    },
    saves: defense.flatMap((rule) => rule.defense.saves).filter((save) => !ignores.includes(save.rule)),
    on: (unit) => hitEffect(battle, { ...order, target: unit }, attack, bits, defenseRules(battle, unit, -1)),
    rules: () => [
      ...attack.flatMap((terms) => [
        ...terms.words,
        ...[...terms.hitFactor, ...terms.woundFactor].map((term) => term.source),
      ]),
      ...defense.filter((rule) => rule.defense.saves.length > 0).map((rule) => rule.label),
    ],
  };
};

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

/** What the rules of weapon, bearer and spells say about an attack; what they have already, no spell adds again (battle:D7). */
const termsOf = (battle: Battle, { model, held }: Attacker, granted: readonly UnitRule[]): AttackTerms[] => {
  const { ruleIds } = battle.plan.models[model];
  const isNew = (rule: UnitRule): boolean =>
    rule.stacks || !(ruleIds.includes(rule.id) || held.type.ruleIds.includes(rule.id));
  return [held.terms, ...granted.filter(isNew).map((rule) => rule.attack)];
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

/** The rules granted to a unit. */
export const grantedRules = (battle: Battle, unit: number): UnitRule[] => {
  const bits = battle.unitGrants[unit];
  return bits === 0 ? [] : battle.plan.grants.filter((_, i) => bits & (1 << i));
};

/** The rules that defend a target: its unit's shared and granted ones, or those of a picked model (battle:S6). */
export const defenseRules = (battle: Battle, target: number, pick: number): UnitRule[] => {
  const rules: UnitRule[] = [];
  if (pick < 0) eachUnitRule(battle, target, (rule) => rules.push(rule));
  else {
    const { shared } = battle.plan.models[pick];
    const isNew = (rule: UnitRule): boolean => rule.stacks || !shared.some((own) => own.id === rule.id);
    rules.push(...shared, ...grantedRules(battle, target).filter(isNew));
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
      if ((term.needs & bits) === term.needs) bonuses.push({ source: term.source, amount: term.amount });
  const ignored = attack.some(
    ({ ignoresCover }) => ignoresCover === 'all' || (ignoresCover === 'sight' && order.cover === 'sight'),
  );
  if (order.kind === 'shooting' && order.cover !== 'none' && !ignored) bonuses.push({ source: 'Cover', amount: 1 });
  return bonuses;
};
