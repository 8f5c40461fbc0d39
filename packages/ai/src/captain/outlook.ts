import { cellAt, seesAcross } from './ground.ts';
import { lostBy, outBy } from './laws.ts';
import { bandAt, openPage } from './ledger.ts';
import { lookForMarkers, markersAt, mostMarkers } from './goals.ts';
import { markersRiding } from './markers.ts';
import { weighCharge } from './melee.ts';
import { harmTo, scene, valueOf } from './scene.ts';
import { reachOf, shareOf, threats } from './threats.ts';

/** What shots at somebody in cover still count for. */
export const COVERED = 0.7;

/** What hoping for shots at somebody counts for where it is out of sight. */
const BLIND = 0.5;

/** Foes and bands of ranges that an outlook has room for. */
const FOES = 128;
const BANDS = 16;

/** The unit that is being weighed, its bands of ranges, and how many foes matter to it. */
const outlook = { unit: -1, bands: 0, count: 0 };

/** Those foes, where they are, and what the middles are farther apart than the gap. */
const foeAt = new Int32Array(FOES);
const foeX = new Float64Array(FOES);
const foeY = new Float64Array(FOES);
const slack = new Float64Array(FOES);
/** The square of how far apart the middles may be for anything to come of it. */
const far2 = new Float64Array(FOES);
/** Wounds to reckon with by the gap from which a foe shoots, and by charging; and how much nearer it comes for that. */
const shotsBy = new Float64Array(FOES * BANDS);
const bites = new Float64Array(FOES);
const comes = new Float64Array(FOES);
const bitesFrom = new Float64Array(FOES);
/** Points that our shots gain by the gap. */
const gains = new Float64Array(FOES * BANDS);
/** Points that we could gain by shots and by a charge in the next round. */
const shotHope = new Float64Array(FOES);
const chargeHope = new Float64Array(FOES);

/** What the last look at a spot or an attack found out. */
export const found = {
  /** Points that a place is worth: markers, less what may be lost there. */
  place: 0,
  /** Of that, the losses. */
  danger: 0,
  /** Points that an attack is worth, and at whom. */
  gain: 0,
  target: -1,
};

/** The scene has changed. */
export const forgetOutlook = (): void => {
  outlook.unit = -1;
};

/** Makes ready to weigh spots for an own unit: those that it can get to in a move, or anywhere. */
export const lookOut = (unit: number, anywhere = false): void => {
  if (outlook.unit === unit) return;
  const { ledger, foes, foeCount, ground } = scene;
  outlook.unit = unit;
  outlook.bands = Math.min(BANDS - 1, ledger.bands.length);
  outlook.count = 0;
  lookForMarkers(unit, anywhere);
  const reach = reachOf(unit);
  for (let k = 0; k < foeCount && outlook.count < FOES; k++) {
    const foe = foes[k];
    const pair = unit * ledger.units + foe;
    const near = anywhere ? 0 : scene.gap[pair] - scene.rush[unit];
    const threat = scene.when[foe] > 0 ? reachOf(foe) : 0;
    if (near > reach && near > threat) continue;
    openPage(ledger, scene, foe, unit);
    openPage(ledger, scene, unit, foe);
    const at = outlook.count++;
    const far = Math.max(reach, threat) + scene.slack[pair];
    foeAt[at] = foe;
    foeX[at] = scene.x[foe];
    foeY[at] = scene.y[foe];
    slack[at] = scene.slack[pair];
    far2[at] = far * far;
    reckonWith(at, foe, unit, near);
    const cover = ground.cover[cellAt(ground, scene.x[foe], scene.y[foe])] ? COVERED : 1;
    hopeFor(at, foe, unit, near <= reach, cover);
  }
};

/** What a foe may do to the unit, from every gap. */
const reckonWith = (k: number, foe: number, unit: number, near: number): void => {
  const { ledger } = scene;
  const page = foe * ledger.units + unit;
  const when = scene.when[foe];
  const { bands } = outlook;
  const shoots = when > 0 && near <= ledger.range[foe] + scene.advance[foe];
  let before = 0;
  let reckoned = 0;
  for (let band = 0; band < bands; band++) {
    const wounds = shoots ? ledger.shots[page * ledger.bands.length + band] : 0;
    // Often several bands are alike.
    if (wounds !== before) reckoned = wounds === 0 ? 0 : when * wounds * shareOf(foe, unit, harmTo(unit, wounds));
    before = wounds;
    shotsBy[k * BANDS + band] = reckoned;
  }
  shotsBy[k * BANDS + bands] = 0;
  const bite = when > 0 && near <= scene.charge[foe] ? threats.bite[page] : 0;
  bites[k] = bite === 0 ? 0 : when * bite * shareOf(foe, unit, harmTo(unit, bite));
  comes[k] = scene.advance[foe] - scene.depth[foe];
  bitesFrom[k] = bites[k] > 0 ? scene.charge[foe] : -1;
};

/** What the unit may do to a foe, now from every gap and in the next round. */
const hopeFor = (k: number, foe: number, unit: number, inReach: boolean, cover: number): void => {
  const { ledger, left } = scene;
  const page = unit * ledger.units + foe;
  const { bands } = outlook;
  shotHope[k] = 0;
  chargeHope[k] = 0;
  let before = 0;
  let gain = 0;
  for (let band = 0; band < bands; band++) {
    const wounds = inReach ? ledger.shots[page * ledger.bands.length + band] : 0;
    if (wounds !== before) gain = wounds === 0 ? 0 : valueOf(foe, cover * wounds);
    before = wounds;
    gains[k * BANDS + band] = gain;
  }
  gains[k * BANDS + bands] = 0;
  if (!inReach || left === 0) return;
  const far = ledger.shots[page * ledger.bands.length + bands - 1];
  const close = ledger.shots[page * ledger.bands.length];
  if (close > 0) shotHope[k] = harmTo(foe, Math.max(far, close / 2));
  if (ledger.charges[page] > 0) chargeHope[k] = harmTo(foe, ledger.charges[page]);
};

/** What it is worth for the unit to end its activation with its middle here, and to shoot from here if it may; into `found`. */
export const weighSpot = (x: number, y: number, shoots: boolean): void => {
  const { weights, ledger, ground } = scene;
  const { unit } = outlook;
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
    found.target = foeAt[k];
  }
  const cover = ground.cover[cellAt(ground, x, y)] ? COVERED : 1;
  const wounds = (blows + cover * fire) * scene.scale[unit];
  const out = outBy(scene.curve[unit], wounds);
  found.danger = weights.safety * scene.worth[unit] * lostBy(scene.curve[unit], wounds);
  found.place = markersAt(x, y, Math.min(1, out * weights.safety)) - found.danger + weights.future * future * (1 - out);
  if (ledger.carries[unit]) found.place += weighPassengers(unit, x, y);
};

/** A way by cells may end so much nearer to somebody than a straight one. */
const BESIDE = 100;

/** What nothing that the unit does can be more pressing than, given what standing still is worth. */
export const mostPress = (idle: number): number => {
  const { ledger, weights } = scene;
  const { unit, bands } = outlook;
  let gain = 0;
  let future = 0;
  for (let k = 0; k < outlook.count; k++) {
    const pair = unit * ledger.units + foeAt[k];
    const gap = scene.gap[pair];
    const nearest = bandAt(ledger, gap + scene.depth[unit] - scene.advance[unit] - BESIDE);
    for (let band = nearest; band < bands; band++) gain = Math.max(gain, gains[k * BANDS + band]);
    if (gap <= scene.charge[unit] && ledger.charges[pair] > 0) gain = Math.max(gain, weighCharge(unit, foeAt[k]));
    future = Math.max(future, shotHope[k], chargeHope[k]);
  }
  return gain + weights.patience * (mostMarkers() + weights.future * future - idle);
};

/** What a place is worth for those who ride in a transport that ends its activation there. */
const weighPassengers = (carrier: number, x: number, y: number): number => {
  const { battle, own, owns } = scene;
  let sum = 0;
  for (let i = 0; i < owns; i++) if (battle.unitIn[own[i]] === carrier) sum += weighRide(own[i], x, y);
  return sum;
};

/** What riding in a transport that is here is worth for a passenger. */
export const weighRide = (unit: number, x: number, y: number): number => {
  const { ledger, weights, left } = scene;
  let future = 0;
  for (let k = 0; k < scene.foeCount && left + 1 - scene.acted[unit] > 0; k++) {
    const foe = scene.foes[k];
    const page = unit * ledger.units + foe;
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const gap = Math.sqrt(dx * dx + dy * dy) - scene.slack[page];
    if (gap > reachOf(unit)) continue;
    openPage(ledger, scene, unit, foe);
    let wounds = 0;
    if (gap <= ledger.range[unit] + scene.advance[unit]) wounds = ledger.shots[page * ledger.bands.length];
    if (gap <= scene.charge[unit]) wounds = Math.max(wounds, ledger.charges[page]);
    if (wounds > 0) future = Math.max(future, harmTo(foe, wounds));
  }
  return markersRiding(unit, x, y) + weights.future * future;
};
