import { cellAt, seesAcross } from './ground.ts';
import { lostBy, outBy } from './loss-curves.ts';
import { bandAt, openPage } from './unit-estimates.ts';
import { lookForObjectives, objectivesAt, mostObjectives } from './goals.ts';
import { objectivesRiding } from './objectives.ts';
import { weighCharge } from './melee.ts';
import type { Outlooked, Surveyed } from './look/look.ts';
import { BANDS, FOES, type Found } from './look/outlook.ts';
import { harmTo, valueOf } from './scene.ts';
import { reachOf, shareOf } from './threats.ts';

/** The weight of shots at a target in cover. */
export const COVERED = 0.7;

/** The weight of possible shots at a target out of sight. */
const BLIND = 0.5;

/** Prepares the evaluation of spots for an own unit: within its move, or anywhere. */
export const lookOut = (look: Surveyed, unit: number, anywhere = false): Outlooked => {
  if (look.outlook.unit !== unit) outlookFor(look, unit, anywhere);
  return look as Outlooked;
};

const outlookFor = (look: Surveyed, unit: number, anywhere: boolean): void => {
  const { scene, outlook } = look;
  const { ledger, foes, foeCount, ground } = scene;
  outlook.unit = unit;
  outlook.bands = Math.min(BANDS - 1, ledger.bands.length);
  outlook.count = 0;
  lookForObjectives(look, unit, anywhere);
  const reach = reachOf(look, unit);
  for (let k = 0; k < foeCount && outlook.count < FOES; k++) {
    const foe = foes[k];
    const pair = unit * ledger.units + foe;
    const near = anywhere ? 0 : scene.gap[pair] - scene.rush[unit];
    const threat = scene.when[foe] > 0 ? reachOf(look, foe) : 0;
    if (near > reach && near > threat) continue;
    openPage(ledger, scene, foe, unit);
    openPage(ledger, scene, unit, foe);
    const at = outlook.count++;
    const far = Math.max(reach, threat) + scene.slack[pair];
    outlook.foeAt[at] = foe;
    outlook.foeX[at] = scene.x[foe];
    outlook.foeY[at] = scene.y[foe];
    outlook.slack[at] = scene.slack[pair];
    outlook.far2[at] = far * far;
    reckonWith(look, at, foe, unit, near);
    const cover = ground.cover[cellAt(ground, scene.x[foe], scene.y[foe])] ? COVERED : 1;
    hopeFor(look, at, foe, unit, near <= reach, cover);
  }
};

/** Computes the damage of an enemy to the unit from every gap. */
const reckonWith = (look: Surveyed, k: number, foe: number, unit: number, near: number): void => {
  const { scene, threats, outlook } = look;
  const { ledger } = scene;
  const page = foe * ledger.units + unit;
  const when = scene.when[foe];
  const { bands, shotsBy, bites, comes, bitesFrom } = outlook;
  const shoots = when > 0 && near <= ledger.range[foe] + scene.advance[foe];
  let before = 0;
  let reckoned = 0;
  for (let band = 0; band < bands; band++) {
    const wounds = shoots ? ledger.shots[page * ledger.bands.length + band] : 0;
    // Several bands are often equal.
    if (wounds !== before)
      reckoned = wounds === 0 ? 0 : when * wounds * shareOf(look, foe, unit, harmTo(look, unit, wounds));
    before = wounds;
    shotsBy[k * BANDS + band] = reckoned;
  }
  shotsBy[k * BANDS + bands] = 0;
  const bite = when > 0 && near <= scene.charge[foe] ? threats.bite[page] : 0;
  bites[k] = bite === 0 ? 0 : when * bite * shareOf(look, foe, unit, harmTo(look, unit, bite));
  comes[k] = scene.advance[foe] - scene.depth[foe];
  bitesFrom[k] = bites[k] > 0 ? scene.charge[foe] : -1;
};

/** Computes the unit's damage to an enemy, now from every gap and in the next round. */
const hopeFor = (look: Surveyed, k: number, foe: number, unit: number, inReach: boolean, cover: number): void => {
  const { scene, outlook } = look;
  const { ledger, left } = scene;
  const page = unit * ledger.units + foe;
  const { bands, gains, shotHope, chargeHope } = outlook;
  shotHope[k] = 0;
  chargeHope[k] = 0;
  let before = 0;
  let gain = 0;
  for (let band = 0; band < bands; band++) {
    const wounds = inReach ? ledger.shots[page * ledger.bands.length + band] : 0;
    if (wounds !== before) gain = wounds === 0 ? 0 : valueOf(look, foe, cover * wounds);
    before = wounds;
    gains[k * BANDS + band] = gain;
  }
  gains[k * BANDS + bands] = 0;
  if (!inReach || left === 0) return;
  const far = ledger.shots[page * ledger.bands.length + bands - 1];
  const close = ledger.shots[page * ledger.bands.length];
  if (close > 0) shotHope[k] = harmTo(look, foe, Math.max(far, close / 2));
  if (ledger.charges[page] > 0) chargeHope[k] = harmTo(look, foe, ledger.charges[page]);
};

/**
 * Evaluates ending the unit's activation with its middle here, and shooting from here if it may. The next call overwrites
 * the result.
 */
export const weighSpot = (look: Outlooked, x: number, y: number, shoots: boolean): Found => {
  const { scene, outlook } = look;
  const { weights, ledger, ground } = scene;
  const { unit, found, foeX, foeY, far2, slack, shotsBy, bites, bitesFrom, comes, gains } = outlook;
  const { shotHope, chargeHope } = outlook;
  const shotReach = ledger.range[unit] + scene.advance[unit];
  const chargeReach = scene.charge[unit];
  const depth = scene.depth[unit];
  let fire = 0;
  let blows = 0;
  let future = 0;
  found.gain = 0;
  found.target = -1;
  for (let k = 0; k < outlook.count; k++) {
    const dx = foeX[k] - x;
    const dy = foeY[k] - y;
    const apart2 = dx * dx + dy * dy;
    if (apart2 > far2[k]) continue;
    const apart = Math.sqrt(apart2) - slack[k];
    const gap = apart < 0 ? 0 : apart;
    const shots = shotsBy[k * BANDS + bandAt(ledger, gap - comes[k])];
    if (gap <= bitesFrom[k] && bites[k] > shots) blows += bites[k];
    else fire += shots;
    if (gap <= chargeReach && chargeHope[k] > future) future = chargeHope[k];
    const hope = gap <= shotReach ? shotHope[k] : 0;
    const gain = shoots ? gains[k * BANDS + bandAt(ledger, gap + depth)] : 0;
    if (hope <= future && gain <= found.gain) continue;
    const sees = seesAcross(ground, x, y, foeX[k], foeY[k]);
    future = Math.max(future, sees ? hope : BLIND * hope);
    if (!sees || gain <= found.gain) continue;
    found.gain = gain;
    found.target = outlook.foeAt[k];
  }
  const cover = ground.cover[cellAt(ground, x, y)] ? COVERED : 1;
  const wounds = (blows + cover * fire) * scene.scale[unit];
  const out = outBy(scene.curve[unit], wounds);
  found.danger = weights.safety * scene.worth[unit] * lostBy(scene.curve[unit], wounds);
  found.place =
    objectivesAt(look, x, y, Math.min(1, out * weights.safety)) - found.danger + weights.future * future * (1 - out);
  if (ledger.carries[unit]) found.place += weighPassengers(look, unit, x, y);
  return found;
};

/** How much nearer to an enemy a way by cells may end than a straight one. */
const ROUNDING = 100;

/** Returns an upper limit for the urgency of the unit's actions, given the worth of holding. */
export const mostPress = (look: Outlooked, idle: number): number => {
  const { scene, outlook } = look;
  const { ledger, weights } = scene;
  const { unit, bands, foeAt, gains, shotHope, chargeHope } = outlook;
  let gain = 0;
  let future = 0;
  for (let k = 0; k < outlook.count; k++) {
    const pair = unit * ledger.units + foeAt[k];
    const gap = scene.gap[pair];
    const nearest = bandAt(ledger, gap + scene.depth[unit] - scene.advance[unit] - ROUNDING);
    for (let band = nearest; band < bands; band++) gain = Math.max(gain, gains[k * BANDS + band]);
    if (gap <= scene.charge[unit] && ledger.charges[pair] > 0) gain = Math.max(gain, weighCharge(look, unit, foeAt[k]));
    future = Math.max(future, shotHope[k], chargeHope[k]);
  }
  return gain + weights.patience * (mostObjectives(look) + weights.future * future - idle);
};

/** Returns the worth of a place for the passengers of a transport that ends its activation there. */
const weighPassengers = (look: Outlooked, carrier: number, x: number, y: number): number => {
  const { battle, own, owns } = look.scene;
  let sum = 0;
  for (let i = 0; i < owns; i++) if (battle.unitIn[own[i]] === carrier) sum += weighRide(look, own[i], x, y);
  return sum;
};

/** Returns the worth for a passenger of riding in a transport here. */
export const weighRide = (look: Surveyed, unit: number, x: number, y: number): number => {
  const { scene } = look;
  const { ledger, weights, left } = scene;
  let future = 0;
  for (let k = 0; k < scene.foeCount && left + 1 - scene.acted[unit] > 0; k++) {
    const foe = scene.foes[k];
    const page = unit * ledger.units + foe;
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const gap = Math.sqrt(dx * dx + dy * dy) - scene.slack[page];
    if (gap > reachOf(look, unit)) continue;
    openPage(ledger, scene, unit, foe);
    let wounds = 0;
    if (gap <= ledger.range[unit] + scene.advance[unit]) wounds = ledger.shots[page * ledger.bands.length];
    if (gap <= scene.charge[unit]) wounds = Math.max(wounds, ledger.charges[page]);
    if (wounds > 0) future = Math.max(future, harmTo(look, foe, wounds));
  }
  return objectivesRiding(look, unit, x, y) + weights.future * future;
};
