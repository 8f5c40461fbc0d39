import { type RollModifier, UNDERDOG, type VolleyResult } from '../../contract/events.ts';
import { needsRollDetails, type Play, type RollDetails, underdogModifier } from '../../contract/play.ts';
import { lethalBlow, weakSpot } from '../random-events/triggers.ts';
import { savesOnDemand } from '../die-options.ts';
import { type FaceTable, withModifier } from '../../attack/faces.ts';
import { checkWoundEffects } from '../wound-check.ts';
import { type Bundle, saveWounds } from './saves.ts';
import { splitBlast } from './spread.ts';
import { savesOf } from '../../attack/defense.ts';
import type { HitEffect } from '../../attack/hit-effect.ts';
import type { Pool, Volley } from '../../attack/volley.ts';
import { landDeadly, landWounds, type Landing } from './wounds.ts';

/** A hit before its Defense roll. */
interface Hit {
  ap: number;
  /** More wounds if it is not blocked. */
  more: number;
  /** More than the AP of its weapon. */
  pierces: boolean;
  effect: HitEffect;
}

/** Rolls a compiled volley: to hit, Defense, saves, and applies the wounds (battle-spec §3.6). */
export const rollVolley = (play: Play, volley: Volley): VolleyResult => {
  const { hits, attacks, recoil, shown } = rollHits(play, volley);
  const result = shareHits(play, volley, hits, attacks);
  if (recoil !== 0) takeRecoil(play, volley, recoil);
  return play.battle.happenings.length > 0 ? { ...lethalBlow(play, volley, shown, result), shown } : result;
};

/** Assigns the hits of a volley to units: the target, and the units around it where a Blast spreads. */
const shareHits = (play: Play, volley: Volley, hits: readonly Hit[], attacks: number): VolleyResult => {
  if (volley.further.length === 0) return takeHits(play, volley, hits, attacks);
  const spreading = hits.filter(({ effect }) => effect.spreads);
  if (spreading.length === 0) return takeHits(play, volley, hits, attacks);
  const split = splitBlast(play, volley, spreading);
  const shareOf = (unit: number): Hit[] => {
    const own = unit === volley.target ? hits.filter(({ effect }) => !effect.spreads) : [];
    return [...own, ...spreading.filter((_, i) => split[i] === unit)];
  };
  const shares = [volley.target, ...volley.further].map((unit) => ({ unit, hits: shareOf(unit) }));
  reportSplit(play, volley, attacks, shares);
  return shares
    .filter((share) => share.hits.length > 0)
    .map((share, i) =>
      takeHits(play, { ...volley, target: share.unit }, elsewhere(play, volley, share), i === 0 ? attacks : 0),
    )
    .reduce(addResults);
};

/** Returns the hits as they apply to another unit. */
const elsewhere = (
  play: Play,
  volley: Volley,
  { unit, hits }: { unit: number; hits: readonly Hit[] },
): readonly Hit[] => {
  if (unit === volley.target) return hits;
  const effects = new Map<HitEffect, HitEffect>();
  for (const { effect } of hits)
    if (!effects.has(effect)) effects.set(effect, effect.on(play.battle, { ...volley, target: unit }));
  return hits.map((hit) => ({ ...hit, effect: effects.get(hit.effect) ?? hit.effect }));
};

const addResults = (a: VolleyResult, b: VolleyResult): VolleyResult => ({
  attacks: a.attacks + b.attacks,
  hits: a.hits + b.hits,
  piercing: a.piercing + b.piercing,
  blocked: a.blocked + b.blocked,
  saved: a.saved + b.saved,
  wounds: a.wounds + b.wounds,
  landed: a.landed + b.landed,
  removed: a.removed + b.removed,
});

/** Rolls the hits of a volley against one unit: it blocks, saves, and takes the wounds. */
const takeHits = (play: Play, volley: Volley, hits: readonly Hit[], attacks: number): VolleyResult => {
  const bundles: Bundle[] = [];
  const unblocked = rollBlocks(play, volley, hits, bundles);
  let saved = 0;
  let landing = NOTHING_LANDED;
  if (bundles.length > 0) {
    saved = saveWounds(play, volley.target, bundles, volley.pick);
    saved += saveOnDemand(play, volley.target, bundles, volley.pick);
    landing = land(play, volley, bundles);
  }
  let piercing = 0;
  for (const { pierces } of hits) if (pierces) piercing++;
  let wounds = 0;
  for (const bundle of bundles) wounds += bundle.wounds * bundle.factor;
  const { landed, removed } = landing;
  const blocked = hits.length - unblocked;
  const result = { attacks, hits: hits.length, piercing, blocked, saved, wounds, landed, removed };
  if (play.listening) report(play, volley, result);
  return result;
};

const NOTHING_LANDED: Landing = { landed: 0, removed: 0 };

/** Returns one wound of a hit, with its multiplier before its saves or after them (battle:W5). */
const bundleOf = ({ savesAfterFactor }: Volley, { woundFactor, saves }: HitEffect): Bundle => ({
  wounds: savesAfterFactor ? woundFactor : 1,
  saves,
  stays: woundFactor > 1,
  factor: savesAfterFactor ? 1 : woundFactor,
});

/** Lets a unit use one-time saves after its other saves: no other order is better for it (muster:order). */
const saveOnDemand = (play: Play, unit: number, bundles: readonly Bundle[], pick: number): number => {
  if (play.battle.plan.options.length === 0) return 0;
  const wounds = bundles.reduce((sum, bundle) => sum + bundle.wounds * bundle.factor, 0);
  const saves = savesOnDemand(play, unit, wounds);
  if (saves.length === 0) return 0;
  for (const bundle of bundles) bundle.saves = saves;
  return saveWounds(play, unit, bundles, pick);
};

/** The result of the to-hit dice of a volley. */
interface Thrown {
  /** In the order in which they are blocked. */
  hits: Hit[];
  /** Dice that were rolled. */
  attacks: number;
  /** Wounds on the attacker's own unit. */
  recoil: number;
  /** Bits of the natural faces that were rolled. */
  shown: number;
}

const rollHits = (play: Play, volley: Volley): Thrown => {
  const thrown: Thrown = { hits: [], attacks: 0, recoil: 0, shown: 0 };
  for (const pool of volley.pools) {
    const further = rollPool(play, volley, pool, pool.dice, thrown);
    // Extra dice give no more dice themselves.
    if (further > 0) rollPool(play, volley, pool, further, thrown);
    for (let hit = 0; hit < pool.free; hit++) addHit(volley, pool, pool.table, pool.table.plainAp, 0, thrown);
  }
  return thrown;
};

/** Rolls dice of one pool; returns how many extra dice they give. */
const rollPool = (play: Play, volley: Volley, pool: Pool, dice: number, thrown: Thrown): number => {
  const { model } = pool;
  const purpose = volley.kind === 'impact' ? 'impact' : 'hit';
  const details = { weapon: volley.weapon.index, need: pool.table.need, bill: pool.table.bill, model };
  let further = 0;
  thrown.attacks += dice;
  const faces = play.roll(purpose, volley.unit, dice, details);
  const swing = swingItem(play);
  const table = swing ? withModifier(pool.table, swing) : pool.table;
  for (const face of faces) {
    thrown.recoil += table.recoil[face];
    thrown.shown |= 1 << face;
    if (!table.hits[face]) continue;
    further += table.again[face];
    addHit(volley, pool, table, table.ap[face], table.wounds[face], thrown);
    for (let more = 0; more < table.extra[face]; more++) addHit(volley, pool, table, table.plainAp, 0, thrown);
  }
  return further;
};

/** Returns what an underdog point adds to the dice of the last roll (campaign:M5). */
const swingItem = (play: Play): RollModifier | undefined => {
  const amount = underdogModifier(play);
  return amount === 0 ? undefined : { source: UNDERDOG, amount };
};

/** Returns one hit, and the copies that Blast makes of it (battle:W1). */
const addHit = (
  { copiesKeepAp }: Volley,
  { effect }: Pool,
  { plainAp }: FaceTable,
  ap: number,
  more: number,
  { hits }: Thrown,
): void => {
  for (let copy = 0; copy < effect.hitFactor; copy++) {
    const isLike = copy === 0 || copiesKeepAp;
    const own = isLike ? ap : plainAp;
    hits.push({ ap: own, more: isLike ? more : 0, pierces: own > plainAp, effect });
  }
};

/** Makes Defense rolls; the wounds of unblocked hits are put into bundles. Returns how many hits were not blocked. */
const rollBlocks = (play: Play, volley: Volley, hits: readonly Hit[], bundles: Bundle[]): number => {
  if (hits.length === 0) return 0;
  if (hits.every(isUnblockable)) {
    for (const { effect } of hits) bundles.push(bundleOf(volley, effect));
    return hits.length;
  }
  const details = needsRollDetails(play) ? blockDetails(volley, hits) : undefined;
  const faces = play.roll('block', volley.target, hits.length, details);
  const swing = swingItem(play);
  // A die is rerolled only once.
  if (play.rerolled !== 'all') rollAgain(play, volley.target, hits, faces, swing);
  let unblocked = 0;
  let first: Hit | undefined;
  for (let i = 0; i < hits.length; i++) {
    const { effect, ap, more } = hits[i];
    const table = effect.blockTable(ap, swing);
    if (table.blocks[faces[i]]) continue;
    unblocked++;
    first ??= hits[i];
    const wounds = 1 + more + table.wounds[faces[i]];
    for (let wound = 0; wound < wounds; wound++) bundles.push(bundleOf(volley, effect));
  }
  if (first && play.battle.happenings.length > 0) exposeWeakSpot(play, volley, faces, first, bundles);
  return unblocked;
};

const isUnblockable = ({ effect }: Hit): boolean => effect.unblockable;

/** Returns the Defense dice that must be rerolled. */
const rollAgain = (
  play: Play,
  target: number,
  hits: readonly Hit[],
  faces: number[],
  swing: RollModifier | undefined,
): void => {
  let again: number[] | undefined;
  for (let i = 0; i < hits.length; i++) {
    const { effect, ap } = hits[i];
    if (effect.blockTable(ap, swing).again[faces[i]] && play.rerolled !== i) (again ??= []).push(i);
  }
  if (!again) return;
  const fresh = play.roll('reroll', target, again.length);
  for (let i = 0; i < again.length; i++) faces[again[i]] = fresh[i];
};

/** Wounds of a weak spot are added to those of the first unblocked hit; they are not those of the weapon. */
const exposeWeakSpot = (play: Play, volley: Volley, faces: readonly number[], first: Hit, bundles: Bundle[]): void => {
  const more = weakSpot(play, volley, faces);
  if (more > 0) bundles.push({ wounds: more, saves: first.effect.saves, stays: false, factor: 1 });
};

/** Applies wounds that dice deal to the unit that rolled them; its saves help as against any wound. */
const takeRecoil = (play: Play, { unit, weapon }: Volley, recoil: number): void => {
  const bundle = { wounds: recoil, saves: savesOf(play.battle, unit), stays: false, factor: 1 };
  saveWounds(play, unit, [bundle]);
  const { landed, removed } = landWounds(play, unit, bundle.wounds, { cause: 'recoil', by: -1, pick: -1 });
  if (play.listening) play.emit({ type: 'recoil', unit, name: weapon.name, wounds: landed, removed });
  checkWoundEffects(play, unit, 'recoil');
};

const sumOf = (bill: readonly RollModifier[]): number => bill.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the bill of the Defense roll: that of the plain hits; hits with more AP are listed too. */
const blockDetails = (volley: Volley, hits: readonly Hit[]): RollDetails => {
  const least = hits.reduce((best, hit, i) => (hit.ap < hits[best].ap ? i : best), 0);
  const others = [...new Set(hits.map((hit) => hit.ap))].filter((ap) => ap > hits[least].ap);
  const sharper = others.map((ap) => ({
    source: `AP(${ap}) for ${hits.filter((hit) => hit.ap === ap).length} of ${hits.length}`,
    amount: 0,
  }));
  const model = volley.pick >= 0 ? { model: volley.pick } : {};
  const { need, bill } = hits[least].effect.blockTable(hits[least].ap);
  const plain = sumOf(bill);
  const worse = hits.map(({ effect, ap }) => plain - sumOf(effect.blockTable(ap).bill));
  return {
    weapon: volley.weapon.index,
    need,
    bill: [...bill, ...sharper],
    ...(worse.some((amount) => amount !== 0) ? { worse } : {}),
    ...model,
  };
};

/** Applies multiplied wounds first, each bundle on its own model; then the ordinary ones. */
const land = (play: Play, volley: Volley, bundles: readonly Bundle[]): Landing => {
  const source = { cause: volley.kind, by: volley.by, pick: volley.pick, homes: volley.homes } as const;
  let spilling = 0;
  let staying: number[] | undefined;
  for (const { stays, wounds, factor } of bundles)
    if (stays) (staying ??= []).push(wounds * factor);
    else spilling += wounds;
  const deadly = staying ? landDeadly(play, volley.target, staying, source) : NOTHING_LANDED;
  const plain = landWounds(play, volley.target, spilling, source);
  return { landed: deadly.landed + plain.landed, removed: deadly.removed + plain.removed };
};

const reportSplit = (
  play: Play,
  { unit, weapon, target }: Volley,
  attacks: number,
  shares: readonly { unit: number; hits: readonly Hit[] }[],
): void => {
  if (!play.listening) return;
  play.emit({
    type: 'blast-split',
    unit,
    weapon: weapon.index,
    name: weapon.name,
    target,
    attacks,
    hits: shares.reduce((sum, { hits }) => sum + hits.length, 0),
    shares: shares.map((share) => ({ unit: share.unit, hits: share.hits.length })),
  });
};

const report = (play: Play, volley: Volley, result: VolleyResult): void => {
  play.emit({
    type: 'volley',
    kind: volley.kind,
    unit: volley.unit,
    weapon: volley.weapon.index,
    name: volley.weapon.name,
    target: volley.target,
    pick: volley.pick,
    attackers: [...volley.attackers],
    cover: volley.cover,
    rules: [...new Set(volley.pools.flatMap(({ table, effect }) => [...table.rules(), ...effect.rules()]))],
    ...result,
  });
};
