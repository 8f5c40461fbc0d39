import {
  allowanceOf,
  type Battle,
  type BattlePlan,
  hasJustArrived,
  roundsLeft,
  roundsOf,
  UNIT_FLAG,
} from '@muster/engine';
import { groundOf } from './ground.ts';
import { curveOfEffects, curveOfMarks, lostBy, MOST_WOUNDS, outBy } from './loss-curves.ts';
import { estimatesOf } from './unit-estimates.ts';
import { lookFor, type ObjectivesSeen, type OwnLook, type TableSeen } from './look/look.ts';
import type { Scene } from './look/scene.ts';
import type { Weights } from './weights.ts';

/** The number of rounds assumed if a mission has no last round. */
const USUAL_ROUNDS_LEFT = 3;

/** The first step of a look: the units of a battle as a side sees them. */
export const lookAtTable = (own: OwnLook, battle: Battle, side: number, weights: Weights): TableSeen => {
  const { plan } = battle;
  const look = lookFor(own, plan);
  const { scene } = look;
  scene.battle = battle;
  if (scene.plan !== plan) restartFor(scene, plan);
  scene.weights = weights;
  scene.side = side;
  scene.left = Number.isFinite(roundsOf(plan)) ? roundsLeft(battle) : USUAL_ROUNDS_LEFT;
  scene.life = weights.life[Math.min(3, scene.left)];
  scene.win = weights.win[Math.min(3, scene.left)] * scene.ledger.army;
  lookAtUnits(scene);
  return look as TableSeen;
};

/** Clears all measurements for another battle. */
const restartFor = (scene: Scene, plan: BattlePlan): void => {
  scene.plan = plan;
  scene.ledger = estimatesOf(plan);
  scene.ground = groundOf(plan);
  scene.shape.fill(0);
  for (let unit = 0; unit < scene.changes.length; unit++) countChange(scene, unit);
};

/** The largest count of a unit's changes before it restarts at 1. */
const MOST_CHANGES = 2 ** 26;

const countChange = (scene: Scene, unit: number): void => {
  scene.changes[unit] = scene.changes[unit] + 1 === MOST_CHANGES ? 1 : scene.changes[unit] + 1;
};

const STANDING = UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.onTable;

const lookAtUnits = (scene: Scene): void => {
  const { battle, plan, side } = scene;
  const { unitFlags, unitIn } = battle;
  scene.owns = 0;
  scene.foeCount = 0;
  for (let unit = 0; unit < plan.units.length; unit++) {
    if ((unitFlags[unit] & (UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away)) !== 0) continue;
    const carrier = unitIn[unit];
    if ((unitFlags[carrier < 0 ? unit : carrier] & STANDING) !== UNIT_FLAG.onTable) continue;
    const own = plan.units[unit].side === side;
    if (carrier >= 0 && !own) continue;
    if (own) scene.own[scene.owns++] = unit;
    else scene.foes[scene.foeCount++] = unit;
    scene.rides[unit] = carrier < 0 ? 0 : 1;
    lookAtUnit(scene, unit);
  }
  for (let i = 0; i < scene.owns; i++) {
    const unit = scene.own[i];
    if (scene.rides[unit] === 0) continue;
    scene.x[unit] = scene.x[unitIn[unit]];
    scene.y[unit] = scene.y[unitIn[unit]];
  }
};

/** Adds a number to a hash. */
const blend = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** Computes the middle, the speeds and the strength of a unit. */
const lookAtUnit = (scene: Scene, unit: number): void => {
  const { battle, plan, ledger, weights } = scene;
  const { alive, unitOf, used } = battle;
  const { first, count } = plan.units[unit];
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
  let may = 7;
  let state = 7;
  let shape = 7;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !alive[model] || unitOf[model] !== unit) continue;
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
    may &= ledger.may[model];
    state = blend(blend(state, model), used[model]);
    shape = blend(blend(blend(shape, model), battle.x[model]), battle.y[model]);
  }
  if (n === 0) return;
  const flags = battle.unitFlags[unit];
  const acted = (flags & UNIT_FLAG.activated) !== 0;
  x /= n;
  y /= n;
  if (scene.shape[unit] !== shape || scene.x[unit] !== x || scene.y[unit] !== y) {
    scene.shape[unit] = shape;
    countChange(scene, unit);
    scene.x[unit] = x;
    scene.y[unit] = y;
    scene.spread[unit] = n === 1 ? models[last].radius : spreadOf(scene, unit);
  }
  scene.depth[unit] = n === 1 ? 0 : weights.depth * (scene.spread[unit] - models[last].radius);
  scene.advance[unit] = advance;
  scene.rush[unit] = rush;
  scene.charge[unit] = charge;
  scene.state[unit] = state;
  if (isHastened(scene, unit)) {
    scene.advance[unit] = allowanceOf(battle, unit, last, 'advance');
    scene.rush[unit] = allowanceOf(battle, unit, last, 'rush');
    scene.charge[unit] = allowanceOf(battle, unit, last, 'charge');
  }
  scene.may[unit] = may;
  scene.acted[unit] = acted ? 1 : 0;
  scene.when[unit] = !acted && (flags & UNIT_FLAG.shaken) === 0 ? 1 : scene.left > 0 ? weights.later : 0;
  const full = ledger.cost[unit] + (hero >= 0 ? ledger.cost[models[hero].unit] : 0);
  const start = ledger.tough[unit] + (hero >= 0 ? ledger.tough[models[hero].unit] : 0);
  const kept = Math.max(0, Math.min(1, wounds / start));
  scene.cost[unit] = full * (weights.remnant + (1 - weights.remnant) * kept);
  scene.worth[unit] = scene.cost[unit] * scene.life;
  if (scene.left === 0 && ((flags & UNIT_FLAG.shaken && acted) || hasJustArrived(battle, unit))) seizes = 0;
  if (plan.units[unit].comes) seizes = 0;
  scene.seizes[unit] = seizes;
  findCurve(scene, unit, n, wounds, last);
};

/** How much wider a unit is than its tightest formation. */
const LOOSE = 1.1;

/** Analyses a unit that is not on the table yet as if it could arrive anywhere. */
export const lookAtNewcomer = ({ scene }: TableSeen, unit: number): void => {
  const { battle, plan, ledger, spread } = scene;
  const { radius } = plan.models[plan.units[unit].first];
  lookAtUnit(scene, unit);
  scene.shape[unit] = 0;
  scene.rides[unit] = 0;
  spread[unit] = battle.unitAlive[unit] === 1 ? radius : LOOSE * radius * Math.sqrt(battle.unitAlive[unit]);
  scene.depth[unit] = scene.weights.depth * (spread[unit] - radius);
  for (let k = 0; k < scene.foeCount; k++) {
    const at = unit * ledger.units + scene.foes[k];
    scene.gap[at] = 0;
    scene.slack[at] = spread[unit] + spread[scene.foes[k]];
  }
};

const spreadOf = (scene: Scene, unit: number): number => {
  const { battle, plan } = scene;
  const { first, count } = plan.units[unit];
  const hero = battle.unitHero[unit];
  let spread = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const dx = battle.x[model] - scene.x[unit];
    const dy = battle.y[model] - scene.y[unit];
    const away = Math.sqrt(dx * dx + dy * dy) + plan.models[model].radius;
    if (away > spread) spread = away;
  }
  return spread;
};

/** Returns the loss curve of a unit with a number of models and remaining wounds. */
const findCurve = (scene: Scene, unit: number, models: number, wounds: number, lead: number): void => {
  const { battle, plan } = scene;
  const { ways, numbers } = plan.ruleset;
  if (ways.wounds === 'effects') {
    const toCheck = Math.max(-8, Math.min(30, wounds));
    scene.curve[unit] = curveOfEffects(toCheck, numbers.knockOut, (battle.unitFlags[unit] & UNIT_FLAG.shaken) !== 0);
    scene.scale[unit] = 1;
    return;
  }
  const left = Math.max(1, Math.min(MOST_WOUNDS, wounds));
  const scale = wounds > MOST_WOUNDS ? MOST_WOUNDS / wounds : 1;
  const startTough = battle.unitStartTough[unit];
  const toHalf =
    startTough > 0
      ? Math.ceil(startTough / 2) - battle.wounds[lead]
      : Math.ceil(((models - Math.floor(battle.unitStart[unit] / 2)) * wounds) / models);
  const fails = ways.morale === 'unit' ? plan.units[unit].quality - 1 : 0;
  scene.scale[unit] = scale;
  scene.curve[unit] = curveOfMarks(left, Math.max(1, Math.min(left, Math.round(toHalf * scale))), fails);
};

/** Whether a granted rule may change the speeds of a unit. */
const isHastened = ({ battle, plan, ledger }: Scene, unit: number): boolean => {
  return (
    ledger.hastens ||
    (battle.unitGrants[unit] | battle.unitOnce[unit] | battle.unitKept[unit]) !== 0 ||
    (plan.options.length > 0 && battle.unitOptions[unit] !== 0)
  );
};

/** Measures the gaps between an own unit and all enemies. */
export const measureFrom = ({ scene }: TableSeen, unit: number): void => {
  const { battle, ledger, rides, spread } = scene;
  const from = rides[unit] ? battle.unitIn[unit] : unit;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const at = unit * ledger.units + foe;
    const changes = rides[unit] ? -1 : scene.changes[unit] * MOST_CHANGES + scene.changes[foe];
    if (changes >= 0 && scene.measured[at] === changes) continue;
    scene.measured[at] = changes;
    const dx = scene.x[unit] - scene.x[foe];
    const dy = scene.y[unit] - scene.y[foe];
    const apart = Math.sqrt(dx * dx + dy * dy);
    // Far away it does not matter which model is in front.
    const gap =
      apart - spread[from] - spread[foe] > FAR_OFF ? apart - spread[from] - spread[foe] : gapOf(scene, from, foe);
    scene.gap[at] = gap;
    scene.slack[at] = rides[unit] ? spread[unit] + spread[foe] : apart - gap;
  }
};

/** Gaps beyond this need not be exact. */
const FAR_OFF = 4800;

const gapOf = ({ battle, plan }: Scene, unit: number, foe: number): number => {
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

/** Returns the worth of wounds on a unit, in points. */
export const harmTo = ({ scene }: ObjectivesSeen, unit: number, wounds: number): number => {
  const curve = scene.curve[unit];
  const scaled = wounds * scene.scale[unit];
  return scene.worth[unit] * lostBy(curve, scaled) + scene.grip[unit] * outBy(curve, scaled);
};

/** Returns the worth of wounds on an enemy to us: its losses, and the actions that it loses this round. */
export const valueOf = ({ scene }: ObjectivesSeen, foe: number, wounds: number): number => {
  const { weights } = scene;
  const curve = scene.curve[foe];
  const scaled = wounds * scene.scale[foe];
  const tempo = scene.acted[foe] ? 0 : weights.tempo * scene.cost[foe];
  return weights.harm * (scene.worth[foe] * lostBy(curve, scaled) + (scene.grip[foe] + tempo) * outBy(curve, scaled));
};
