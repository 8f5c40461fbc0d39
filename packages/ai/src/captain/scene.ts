import { allowanceOf, type Battle, type BattlePlan, G, has, hasJustArrived, U } from '@muster/engine';
import { type Field, fieldTo, wayLeft } from '../moving/field.ts';
import type { Gait } from '../moving/walk-map.ts';
import { type Ground, groundOf } from './ground.ts';
import { curveOfEffects, curveOfMarks, lostBy, MOST_WOUNDS, outBy } from './laws.ts';
import { type Ledger, ledgerOf, openPage, shotsOver } from './ledger.ts';
import type { Weights } from './weights.ts';

/** Room for this many markers in the tables of a scene. */
export const MARKERS = 16;

/** Everything about this moment that candidates are weighed by. There is one, used again and again. */
export interface Scene {
  battle: Battle;
  plan: BattlePlan;
  ledger: Ledger;
  ground: Ground;
  weights: Weights;
  side: number;
  /** Rounds that come after this one. */
  left: number;
  /** What a point of an army that is still there is worth now. */
  life: number;
  /** What winning is worth, in points. */
  win: number;
  own: Int32Array;
  owns: number;
  foes: Int32Array;
  foeCount: number;
  markers: number;
  /** By unit: its middle, how far it spreads, its paces. */
  x: Float64Array;
  y: Float64Array;
  spread: Float64Array;
  /** How far its usual model is behind its foremost. */
  depth: Float64Array;
  advance: Float64Array;
  rush: Float64Array;
  charge: Float64Array;
  /** Its curve of losses, and what wounds are multiplied by to find the place on it. */
  curve: Int32Array;
  scale: Float64Array;
  /** Points that are left of it. */
  cost: Float64Array;
  /** What it must expect to lose where it is, in points. */
  peril: Float64Array;
  /** 1 for who has acted in this round. */
  acted: Uint8Array;
  /** What it may still do until our next turn counts for: all, or less where it comes later. */
  when: Float64Array;
  /** 1 for who rides in a transport; it stands where that stands. */
  rides: Uint8Array;
  /** How likely it can seize anything. */
  seizes: Float64Array;
  /** By own unit and foe: the gap, and what the middles are farther apart than that. */
  gap: Float64Array;
  slack: Float64Array;
  /** By unit and marker: how likely it is there in the end. */
  there: Float64Array;
  /** By marker: how likely nobody of ours and nobody of theirs is there, and what it means to have it rather than them. */
  ownAway: Float64Array;
  foeAway: Float64Array;
  meaning: Float64Array;
  /** By unit: what putting it out of action means for the markers, and what all of it is worth. */
  grip: Float64Array;
  worth: Float64Array;
  /** By marker: how likely nobody of ours and nobody of theirs is there when this round ends. */
  ownGone: Float64Array;
  foeGone: Float64Array;
  /** By unit and marker: how likely it is there when this round ends. */
  soon: Float64Array;
  /** By foe and own unit: the squared harm that it could do from where both are, and how much it likes to charge. */
  lure: Float64Array;
  bite: Float64Array;
  /** By foe: the sum of the squares. */
  lures: Float64Array;
}

const makeScene = (): Scene => ({
  battle: undefined as unknown as Battle,
  plan: undefined as unknown as BattlePlan,
  ledger: undefined as unknown as Ledger,
  ground: undefined as unknown as Ground,
  weights: undefined as unknown as Weights,
  side: 0,
  left: 0,
  life: 0,
  win: 0,
  own: new Int32Array(0),
  owns: 0,
  foes: new Int32Array(0),
  foeCount: 0,
  markers: 0,
  x: new Float64Array(0),
  y: new Float64Array(0),
  spread: new Float64Array(0),
  depth: new Float64Array(0),
  advance: new Float64Array(0),
  rush: new Float64Array(0),
  charge: new Float64Array(0),
  curve: new Int32Array(0),
  scale: new Float64Array(0),
  cost: new Float64Array(0),
  peril: new Float64Array(0),
  acted: new Uint8Array(0),
  when: new Float64Array(0),
  rides: new Uint8Array(0),
  seizes: new Float64Array(0),
  gap: new Float64Array(0),
  slack: new Float64Array(0),
  there: new Float64Array(0),
  ownAway: new Float64Array(MARKERS),
  foeAway: new Float64Array(MARKERS),
  meaning: new Float64Array(MARKERS),
  grip: new Float64Array(0),
  worth: new Float64Array(0),
  ownGone: new Float64Array(MARKERS),
  foeGone: new Float64Array(MARKERS),
  soon: new Float64Array(0),
  lure: new Float64Array(0),
  bite: new Float64Array(0),
  lures: new Float64Array(0),
});

/** The one scene. */
export const scene: Scene = makeScene();

const makeRoom = (units: number): void => {
  if (scene.x.length >= units) return;
  const floats = (length: number): Float64Array => new Float64Array(length);
  scene.own = new Int32Array(units);
  scene.foes = new Int32Array(units);
  scene.curve = new Int32Array(units);
  scene.acted = new Uint8Array(units);
  scene.rides = new Uint8Array(units);
  scene.x = floats(units);
  scene.y = floats(units);
  scene.spread = floats(units);
  scene.depth = floats(units);
  scene.advance = floats(units);
  scene.rush = floats(units);
  scene.charge = floats(units);
  scene.scale = floats(units);
  scene.cost = floats(units);
  scene.peril = floats(units);
  scene.when = floats(units);
  scene.seizes = floats(units);
  scene.grip = floats(units);
  scene.worth = floats(units);
  scene.lures = floats(units);
  scene.lure = floats(units * units);
  scene.bite = floats(units * units);
  scene.soon = floats(units * MARKERS);
  scene.gap = floats(units * units);
  scene.slack = floats(units * units);
  scene.there = floats(units * MARKERS);
};

/** Looks at a battle through the eyes of a side. */
export const survey = (battle: Battle, side: number, weights: Weights): void => {
  const { plan } = battle;
  makeRoom(plan.units.length);
  scene.battle = battle;
  scene.plan = plan;
  scene.ledger = ledgerOf(plan);
  scene.ground = groundOf(plan);
  scene.weights = weights;
  scene.side = side;
  scene.left = Math.max(0, plan.ruleset.numbers.rounds - battle.game[G.round]);
  if (plan.mission?.duel) scene.left = 3;
  scene.life = weights.life[Math.min(3, scene.left)];
  scene.markers = Math.min(MARKERS, battle.game[G.objectives]);
  lookAtUnits();
  scene.win = weights.win[Math.min(3, scene.left)] * armyWorth();
  measureGaps();
  lookAtMarkers();
  lookAtThreats();
};

const armyWorth = (): number => {
  const { plan, ledger } = scene;
  let sum = 0;
  for (const { index, comes } of plan.units) if (!comes) sum += ledger.cost[index];
  return sum / plan.sides.length;
};

const STANDING = U.destroyed | U.joined | U.onTable;

const lookAtUnits = (): void => {
  const { battle, plan } = scene;
  scene.owns = 0;
  scene.foeCount = 0;
  for (let unit = 0; unit < plan.units.length; unit++) {
    const flags = battle.unitFlags[unit];
    if ((flags & (U.destroyed | U.joined | U.away)) !== 0) continue;
    const carrier = battle.unitIn[unit];
    if (((carrier < 0 ? flags : battle.unitFlags[carrier]) & STANDING) !== U.onTable) continue;
    const own = plan.units[unit].side === scene.side;
    if (carrier >= 0 && !own) continue;
    if (own) scene.own[scene.owns++] = unit;
    else scene.foes[scene.foeCount++] = unit;
    scene.rides[unit] = carrier < 0 ? 0 : 1;
    lookAtUnit(unit);
  }
  for (let i = 0; i < scene.owns; i++) if (scene.rides[scene.own[i]]) seat(scene.own[i], battle.unitIn[scene.own[i]]);
};

/** A passenger is where its transport is. */
const seat = (unit: number, carrier: number): void => {
  scene.x[unit] = scene.x[carrier];
  scene.y[unit] = scene.y[carrier];
};

/** Finds the middle, the paces and the strength of a unit. */
const lookAtUnit = (unit: number): void => {
  const { battle, plan } = scene;
  const { first, count, quality } = plan.units[unit];
  const { models } = plan;
  const hero = battle.unitHero[unit];
  let n = 0;
  let x = 0;
  let y = 0;
  let wounds = 0;
  let advance = Infinity;
  let rush = Infinity;
  let charge = 0;
  let seizes = 1;
  let last = -1;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const own = models[model];
    n++;
    x += battle.x[model];
    y += battle.y[model];
    wounds += own.tough - battle.wounds[model];
    if (own.advance < advance) advance = own.advance;
    if (own.rush < rush) rush = own.rush;
    if (own.charge > charge) charge = own.charge;
    if (own.cannotSeize) seizes = 0;
    if (last < 0) last = model;
  }
  if (n === 0) return;
  x /= n;
  y /= n;
  let spread = 0;
  if (n === 1) spread = models[last].radius;
  else
    for (let i = 0; i <= count; i++) {
      const model = i < count ? first + i : hero;
      if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
      const dx = battle.x[model] - x;
      const dy = battle.y[model] - y;
      const away = Math.sqrt(dx * dx + dy * dy) + models[model].radius;
      if (away > spread) spread = away;
    }
  const flags = battle.unitFlags[unit];
  const acted = (flags & U.activated) !== 0;
  scene.x[unit] = x;
  scene.y[unit] = y;
  scene.spread[unit] = spread;
  scene.depth[unit] = n === 1 ? 0 : scene.weights.depth * (spread - models[last].radius);
  scene.advance[unit] = advance;
  scene.rush[unit] = rush;
  scene.charge[unit] = charge;
  if (isHastened(unit)) {
    scene.advance[unit] = allowanceOf(battle, unit, last, 'advance');
    scene.rush[unit] = allowanceOf(battle, unit, last, 'rush');
    scene.charge[unit] = allowanceOf(battle, unit, last, 'charge');
  }
  scene.acted[unit] = acted ? 1 : 0;
  scene.when[unit] = !acted && !(flags & U.shaken) ? 1 : scene.left > 0 ? scene.weights.later : 0;
  const full = scene.ledger.cost[unit] + (hero >= 0 ? scene.ledger.cost[models[hero].unit] : 0);
  const start = scene.ledger.tough[unit] + (hero >= 0 ? scene.ledger.tough[models[hero].unit] : 0);
  const kept = Math.max(0, Math.min(1, wounds / start));
  scene.cost[unit] = full * (scene.weights.remnant + (1 - scene.weights.remnant) * kept);
  if (scene.left === 0 && ((flags & U.shaken && acted) || hasJustArrived(battle, unit))) seizes = 0;
  if (plan.units[unit].comes) seizes = 0;
  scene.seizes[unit] = seizes;
  if (plan.ruleset.ways.wounds === 'effects') {
    const toCheck = Math.max(-8, Math.min(30, wounds));
    scene.curve[unit] = curveOfEffects(toCheck, plan.ruleset.numbers.knockOut, (flags & U.shaken) !== 0);
    scene.scale[unit] = 1;
  } else {
    const left = Math.max(1, Math.min(MOST_WOUNDS, wounds));
    scene.scale[unit] = wounds > MOST_WOUNDS ? MOST_WOUNDS / wounds : 1;
    const startTough = battle.unitStartTough[unit];
    const toHalf =
      startTough > 0
        ? Math.ceil(startTough / 2) - battle.wounds[last]
        : Math.ceil(((n - Math.floor(battle.unitStart[unit] / 2)) * wounds) / n);
    const fails = plan.ruleset.ways.morale === 'unit' ? quality - 1 : 0;
    scene.curve[unit] = curveOfMarks(left, Math.max(1, Math.min(left, Math.round(toHalf * scene.scale[unit]))), fails);
  }
};

/** Whether something given may change the paces of a unit. */
const isHastened = (unit: number): boolean => {
  const { battle, plan } = scene;
  return (
    (battle.unitGrants[unit] | battle.unitOnce[unit] | battle.unitKept[unit]) !== 0 ||
    plan.hasGifts ||
    plan.roves ||
    plan.auraBearers.length + plan.growths.length + plan.radiators.length > 0 ||
    (plan.options.length > 0 && battle.unitOptions[unit] !== 0)
  );
};

/** The gaps between own units and foes. */
const measureGaps = (): void => {
  for (let i = 0; i < scene.owns; i++) for (let k = 0; k < scene.foeCount; k++) measure(scene.own[i], scene.foes[k]);
};

const measure = (unit: number, foe: number): void => {
  const { plan } = scene;
  const dx = scene.x[unit] - scene.x[foe];
  const dy = scene.y[unit] - scene.y[foe];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const at = unit * plan.units.length + foe;
  const gap = gapBetween(scene.rides[unit] ? scene.battle.unitIn[unit] : unit, foe);
  scene.gap[at] = gap;
  scene.slack[at] = scene.rides[unit] ? scene.spread[unit] + scene.spread[foe] : apart - gap;
};

const gapBetween = (unit: number, foe: number): number => {
  const { battle, plan } = scene;
  const { x, y, alive, unitOf } = battle;
  const { models } = plan;
  const ours = plan.units[unit];
  const theirs = plan.units[foe];
  const ourHero = battle.unitHero[unit];
  const theirHero = battle.unitHero[foe];
  let best = Infinity;
  for (let i = 0; i <= ours.count; i++) {
    const a = i < ours.count ? ours.first + i : ourHero;
    if (a < 0 || !alive[a] || unitOf[a] !== unit) continue;
    for (let k = 0; k <= theirs.count; k++) {
      const b = k < theirs.count ? theirs.first + k : theirHero;
      if (b < 0 || !alive[b] || unitOf[b] !== foe) continue;
      const dx = x[a] - x[b];
      const dy = y[a] - y[b];
      const gap = Math.sqrt(dx * dx + dy * dy) - models[a].radius - models[b].radius;
      if (gap < best) best = gap;
    }
  }
  return best < 0 ? 0 : best;
};

/** Fields to markers by unit, as long as the markers lie where they lie. */
const ways = new WeakMap<BattlePlan, (Field | undefined)[]>();

/** The field by which a unit finds its way to a marker. */
export const fieldOf = (unit: number, marker: number): Field => {
  const { battle, plan } = scene;
  let fields = ways.get(plan);
  if (!fields) ways.set(plan, (fields = []));
  const at = unit * MARKERS + marker;
  const known = fields[at];
  const x = battle.objX[marker];
  const y = battle.objY[marker];
  if (known && known.x === x && known.y === y) return known;
  const { first, count } = plan.units[unit];
  let widest = 0;
  let walks = false;
  let strides = false;
  for (let model = first; model < first + count; model++) {
    const { radius, flies, ignoresDifficult } = plan.models[model];
    if (radius > widest) widest = radius;
    strides ||= !flies;
    walks ||= !flies && !ignoresDifficult;
  }
  const gait: Gait = walks ? 'walk' : strides ? 'stride' : 'fly';
  return (fields[at] = fieldTo(plan, widest, gait, x, y));
};

/** What a unit whose middle is here still has to go until it holds a marker. */
export const wayTo = (unit: number, marker: number, x: number, y: number): number => {
  const { battle, plan } = scene;
  const reach = plan.ruleset.numbers.objectiveReach + 0.8 * scene.spread[unit];
  const dx = battle.objX[marker] - x;
  const dy = battle.objY[marker] - y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  if (straight <= reach || plan.units[unit].side !== scene.side) return Math.max(0, straight - reach);
  return Math.max(0, wayLeft(fieldOf(unit, marker), x, y) - reach);
};

/** Chances of being at each marker in the end and when this round ends, for whoever is asked about last. */
const chances = new Float64Array(MARKERS);
const nearby = new Float64Array(MARKERS);

/** How likely a unit that is here, with so many moves still to make, is at each marker in the end; into `chances`. */
const guessPlaces = (unit: number, x: number, y: number, moves: number, moving: boolean): void => {
  const { distance, dropsBy } = scene.weights;
  const pace = Math.max(100, scene.rush[unit]);
  let sum = 0;
  for (let i = 0; i < scene.markers; i++) {
    const turns = wayTo(unit, i, x, y) / pace;
    const chance = turns <= 0 ? 1 : turns > moves ? 0 : 1 / ((1 + distance * turns) * (1 + distance * turns));
    chances[i] = chance;
    nearby[i] = turns <= 0 ? 1 : moving && turns <= 1 ? dropsBy : 0;
    sum += chance;
  }
  const share = sum > 1 ? 1 / sum : 1;
  for (let i = 0; i < scene.markers; i++) chances[i] *= share;
};

/** Whoever rides holds nothing until it gets out. */
const rideAlong = (): void => {
  for (let i = 0; i < scene.markers; i++) {
    if (scene.left === 0) chances[i] *= GETS_OUT;
    nearby[i] = Math.min(nearby[i], scene.weights.dropsBy);
  }
};

/** How likely passengers get out in time where they are needed. */
const GETS_OUT = 0.7;

/** Who will be where, and what each marker means for winning. */
const lookAtMarkers = (): void => {
  const { battle, markers, left } = scene;
  for (let i = 0; i < markers; i++) {
    scene.ownAway[i] = 1;
    scene.foeAway[i] = 1;
    scene.ownGone[i] = 1;
    scene.foeGone[i] = 1;
  }
  for (let k = 0; k < scene.owns + scene.foeCount; k++) {
    const unit = k < scene.owns ? scene.own[k] : scene.foes[k - scene.owns];
    const away = k < scene.owns ? scene.ownAway : scene.foeAway;
    const canMove = !scene.acted[unit] && !has(battle, unit, U.shaken);
    const gone = k < scene.owns ? scene.ownGone : scene.foeGone;
    guessPlaces(unit, scene.x[unit], scene.y[unit], left + (canMove ? 1 : 0), canMove);
    if (scene.rides[unit]) rideAlong();
    const stays = scene.seizes[unit] * scene.weights.survival[Math.min(3, left)];
    for (let i = 0; i < markers; i++) {
      const chance = stays * chances[i];
      const soon = scene.seizes[unit] * scene.weights.survival[0] * nearby[i];
      scene.soon[unit * MARKERS + i] = soon;
      gone[i] *= 1 - soon;
      scene.there[unit * MARKERS + i] = chance;
      away[i] *= 1 - chance;
    }
  }
  for (let i = 0; i < markers; i++) scene.meaning[i] = scene.win / 2;
  weighMarkers();
  for (let k = 0; k < scene.owns + scene.foeCount; k++) {
    const unit = k < scene.owns ? scene.own[k] : scene.foes[k - scene.owns];
    scene.grip[unit] = gripOf(unit, k < scene.owns);
    scene.worth[unit] = scene.cost[unit] * scene.life;
  }
};

/**
 * What a marker comes to: 1 for ours, -1 for theirs, given how likely nobody of either side is there in the end, and when
 * this round ends.
 */
const balance = (marker: number, ownAway: number, foeAway: number, ownGone: number, foeGone: number): number => {
  const owner = scene.battle.objOwner[marker];
  let kept = owner === scene.side ? 1 : owner >= 0 ? -1 : 0;
  if (scene.left > 0) kept = (1 - ownGone) * foeGone - (1 - foeGone) * ownGone + kept * ownGone * foeGone;
  return (1 - ownAway) * foeAway - (1 - foeAway) * ownAway + kept * ownAway * foeAway;
};

/** What the markers would come to without a unit, for its side. */
const gripOf = (unit: number, own: boolean): number => {
  let sum = 0;
  for (let i = 0; i < scene.markers; i++) {
    const chance = scene.there[unit * MARKERS + i];
    const soon = scene.soon[unit * MARKERS + i];
    if (chance === 0 && soon === 0) continue;
    const ownAway = scene.ownAway[i];
    const foeAway = scene.foeAway[i];
    const ownGone = scene.ownGone[i];
    const foeGone = scene.foeGone[i];
    const now = balance(i, ownAway, foeAway, ownGone, foeGone);
    const without = own
      ? balance(i, ownAway / (1 - chance), foeAway, ownGone / (1 - soon), foeGone)
      : balance(i, ownAway, foeAway / (1 - chance), ownGone, foeGone / (1 - soon));
    sum += scene.meaning[i] * (own ? now - without : without - now);
  }
  return Math.max(0, sum);
};

const lawOfLead = new Float64Array(2 * MARKERS + 1);
const lawAfter = new Float64Array(2 * MARKERS + 1);

/** How much more likely winning is with each marker than with it in the hands of the foe. */
const weighMarkers = (): void => {
  const { markers } = scene;
  for (let skipped = 0; skipped < markers; skipped++) {
    lawOfLead.fill(0, 0, 2 * markers + 1);
    lawOfLead[markers] = 1;
    for (let i = 0; i < markers; i++) if (i !== skipped) addMarker(i);
    let better = 0;
    for (let lead = -1; lead <= 1; lead++) better += (lead === 0 ? 2 : 1) * lawOfLead[markers + lead];
    scene.meaning[skipped] = (scene.win * Math.max(scene.weights.trifle, better)) / 4;
  }
};

const addMarker = (i: number): void => {
  const { markers } = scene;
  const { ours, theirs } = claims(i);
  lawAfter.fill(0, 0, 2 * markers + 1);
  for (let lead = 0; lead <= 2 * markers; lead++) {
    const chance = lawOfLead[lead];
    if (chance === 0) continue;
    if (lead < 2 * markers) lawAfter[lead + 1] += chance * ours;
    if (lead > 0) lawAfter[lead - 1] += chance * theirs;
    lawAfter[lead] += chance * (1 - ours - theirs);
  }
  lawOfLead.set(lawAfter);
};

const claim = { ours: 0, theirs: 0 };

const claims = (marker: number): typeof claim => {
  const ownAway = scene.ownAway[marker];
  const foeAway = scene.foeAway[marker];
  const owner = scene.battle.objOwner[marker];
  claim.ours = (1 - ownAway) * foeAway + (owner === scene.side ? ownAway * foeAway : 0);
  claim.theirs = (1 - foeAway) * ownAway + (owner >= 0 && owner !== scene.side ? ownAway * foeAway : 0);
  return claim;
};

/** What an own unit is worth for the markers when it ends its activation here, out of action with some chance. */
export const markersFrom = (unit: number, x: number, y: number, out: number): number => {
  if (scene.markers === 0 || scene.seizes[unit] === 0) return 0;
  guessPlaces(unit, x, y, scene.left, false);
  return markersBy(unit, out);
};

/** What a passenger is worth for the markers while it rides in a transport that is here. */
export const markersRiding = (unit: number, x: number, y: number): number => {
  if (scene.markers === 0 || scene.seizes[unit] === 0) return 0;
  const mayLeave = !scene.acted[unit];
  guessPlaces(unit, x, y, scene.left + (mayLeave ? 1 : 0), mayLeave);
  rideAlong();
  return markersBy(unit, 0);
};

/** What the markers come to with a unit where it was last guessed to be. */
const markersBy = (unit: number, out: number): number => {
  const { markers } = scene;
  const stays = scene.seizes[unit] * scene.weights.survival[Math.min(3, scene.left)] * (1 - out);
  let sum = 0;
  for (let i = 0; i < markers; i++) {
    const others = scene.ownAway[i] / (1 - scene.there[unit * MARKERS + i]);
    const soon = scene.ownGone[i] / (1 - scene.soon[unit * MARKERS + i]);
    const away = others * (1 - stays * chances[i]);
    const gone = soon * (1 - scene.weights.survival[0] * (1 - out) * nearby[i]);
    sum += scene.meaning[i] * balance(i, away, scene.foeAway[i], gone, scene.foeGone[i]);
  }
  return sum;
};

/** Expected wounds of a foe on an own unit that is so far away, whatever it does best; what it sees counts as said. */
export const threatOf = (foe: number, unit: number, gap: number, sight: number): number => {
  const { ledger } = scene;
  const page = foe * ledger.units + unit;
  const range = ledger.range[foe];
  let worst = 0;
  if (range > 0 && gap <= range + scene.advance[foe])
    worst = sight * shotsOver(ledger, page, Math.max(0, gap - scene.advance[foe]) + scene.depth[foe]);
  return gap <= scene.charge[foe] && scene.bite[page] > worst ? scene.bite[page] : worst;
};

/** What so many wounds on a unit are worth, in points. */
export const harmTo = (unit: number, wounds: number): number => {
  const scaled = wounds * scene.scale[unit];
  return scene.worth[unit] * lostBy(scene.curve[unit], scaled) + scene.grip[unit] * outBy(scene.curve[unit], scaled);
};

/** What each foe could do to each of ours, and what it would like to. */
const lookAtThreats = (): void => {
  const { ledger, battle, plan } = scene;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    let sum = 0;
    for (let i = 0; i < scene.owns; i++) {
      const unit = scene.own[i];
      openPage(ledger, battle, unit, foe);
      const page = openPage(ledger, battle, foe, unit);
      scene.bite[page] = biteOf(foe, unit);
      scene.lure[page] = 0;
      if (scene.rides[unit]) continue;
      const harm = harmTo(unit, threatOf(foe, unit, scene.gap[unit * plan.units.length + foe], 1));
      scene.lure[page] = harm * harm;
      sum += harm * harm;
    }
    scene.lures[foe] = sum;
  }
};

/** Wounds that a foe may be expected to deal by charging, less where it would pay dearly for it. */
const biteOf = (foe: number, unit: number): number => {
  const { ledger, battle } = scene;
  const dealt = ledger.charges[foe * ledger.units + unit];
  if (dealt === 0) return 0;
  const tired = (battle.unitFlags[unit] & (U.fatigued | U.shaken)) !== 0 ? 1 / 3 : 1;
  const left = 1 - lostBy(scene.curve[unit], dealt * scene.scale[unit]);
  const harm = harmTo(unit, dealt);
  const price = harmTo(foe, ledger.strikes[unit * ledger.units + foe] * tired * left);
  return harm <= 0 ? 0 : dealt * Math.max(0, Math.min(1, 1.25 - price / harm));
};

/** The share of what a foe could do that an own unit must reckon with, given what it could do to it. */
export const shareOf = (foe: number, unit: number, harm: number): number => {
  const lure = harm * harm;
  const rest = scene.lures[foe] - scene.lure[foe * scene.ledger.units + unit];
  return lure / (lure + Math.max(0, rest) + 0.01);
};
