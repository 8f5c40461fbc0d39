import { U } from '@muster/engine';
import { cellAt, seesAcross } from './ground.ts';
import { lostBy, outBy } from './laws.ts';
import { shotsOver } from './ledger.ts';
import { harmTo, markersFrom, markersRiding, scene, shareOf, threatOf } from './scene.ts';

/** What shots at somebody in cover still count for. */
export const COVERED = 0.7;

/** What the last look at a place or an attack found out. */
export const found = {
  /** Points that a place is worth: markers, less what may be lost there. */
  place: 0,
  /** Of that, the losses. */
  danger: 0,
  /** Points that an attack is worth, and at whom. */
  gain: 0,
  target: -1,
};

/** What it is worth for an own unit to end its activation with its middle here. */
export const weighPlace = (unit: number, x: number, y: number): number => {
  const { weights, ledger, left, ground } = scene;
  const units = ledger.units;
  const cover = ground.cover[cellAt(ground, x, y)] ? COVERED : 1;
  let wounds = 0;
  let future = 0;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const gap = Math.max(0, Math.sqrt(dx * dx + dy * dy) - scene.slack[unit * units + foe]);
    const when = scene.when[foe];
    if (when > 0) {
      const threat = threatOf(foe, unit, gap, cover);
      if (threat > 0) {
        const harm = harmTo(unit, threat);
        wounds += when * shareOf(foe, unit, harm) * threat;
      }
    }
    if (left > 0) {
      const hope = hopeOf(unit, foe, gap);
      if (hope > future) future = hope;
    }
  }
  const scaled = wounds * scene.scale[unit];
  const out = outBy(scene.curve[unit], scaled);
  const lost = lostBy(scene.curve[unit], scaled);
  found.danger = weights.safety * scene.worth[unit] * lost;
  found.place =
    markersFrom(unit, x, y, Math.min(1, out * weights.safety)) - found.danger + weights.future * future * (1 - out);
  if (ledger.carries[unit]) found.place += weighPassengers(unit, x, y);
  return found.place;
};

/** What a place is worth for those who ride in a transport that ends its activation there. */
const weighPassengers = (carrier: number, x: number, y: number): number => {
  const { battle } = scene;
  let sum = 0;
  for (let i = 0; i < scene.owns; i++) {
    const unit = scene.own[i];
    if (battle.unitIn[unit] === carrier) sum += weighRide(unit, x, y);
  }
  return sum;
};

/** What riding in a transport that is here is worth for a passenger. */
export const weighRide = (unit: number, x: number, y: number): number => {
  const { ledger, weights, left } = scene;
  let future = 0;
  for (let k = 0; k < scene.foeCount && left + 1 - scene.acted[unit] > 0; k++) {
    const foe = scene.foes[k];
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const gap = Math.max(0, Math.sqrt(dx * dx + dy * dy) - scene.slack[unit * ledger.units + foe]);
    const hope = hopeOf(unit, foe, gap);
    if (hope > future) future = hope;
  }
  return markersRiding(unit, x, y) + weights.future * future;
};

/** What a unit could do to a foe in its next activation, in points. */
const hopeOf = (unit: number, foe: number, gap: number): number => {
  const { ledger } = scene;
  const page = unit * ledger.units + foe;
  let wounds = 0;
  if (gap <= ledger.range[unit] + scene.advance[unit])
    wounds = shotsOver(ledger, page, Math.max(0, gap - scene.advance[unit]) + scene.depth[unit]);
  if (gap <= scene.charge[unit] && ledger.charges[page] > wounds) wounds = ledger.charges[page];
  return wounds === 0 ? 0 : harmTo(foe, wounds);
};

/** What the best shots from a place are worth; who is aimed at is left in `found`. */
export const weighShots = (unit: number, x: number, y: number): number => {
  const { ledger, ground } = scene;
  const range = ledger.range[unit];
  found.gain = 0;
  found.target = -1;
  if (range === 0) return 0;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const gap = Math.max(0, Math.sqrt(dx * dx + dy * dy) - scene.slack[unit * ledger.units + foe]);
    if (gap > range) continue;
    let wounds = shotsOver(ledger, unit * ledger.units + foe, gap + scene.depth[unit]);
    if (wounds === 0) continue;
    if (ground.cover[cellAt(ground, scene.x[foe], scene.y[foe])]) wounds *= COVERED;
    const gain = valueOf(foe, wounds);
    if (gain <= found.gain || !seesAcross(ground, x, y, scene.x[foe], scene.y[foe])) continue;
    found.gain = gain;
    found.target = foe;
  }
  return found.gain;
};

/** What so many wounds on a foe are worth: what it loses, and what it cannot do in this round any more. */
export const valueOf = (foe: number, wounds: number): number => {
  const { weights } = scene;
  const harm = harmTo(foe, wounds);
  const tempo = scene.acted[foe]
    ? 0
    : weights.tempo * scene.cost[foe] * outBy(scene.curve[foe], wounds * scene.scale[foe]);
  return weights.harm * (harm + tempo);
};

/** Share of a large unit that gets to strike. */
const FRONT = 0.85;

/** What charging a foe is worth, both sides counted. */
export const weighCharge = (unit: number, foe: number): number => {
  const { battle, ledger, weights, plan } = scene;
  const front = battle.unitAlive[unit] > 4 ? FRONT : 1;
  const tired = (battle.unitFlags[unit] & U.fatigued) !== 0 ? 1 / 3 : 1;
  const foeTired = (battle.unitFlags[foe] & (U.fatigued | U.shaken)) !== 0 ? 1 / 3 : 1;
  const dealt = ledger.charges[unit * ledger.units + foe] * front * tired;
  const share = lostBy(scene.curve[foe], dealt * scene.scale[foe]);
  const back = ledger.strikes[foe * ledger.units + unit] * foeTired * (1 - share);
  let gain = valueOf(foe, dealt) - weights.safety * harmTo(unit, back);
  if (plan.ruleset.ways.morale === 'unit') {
    const lead = (dealt - back) / Math.sqrt(dealt + back + 1);
    const wins = Math.max(0, Math.min(1, 0.5 + 0.4 * lead));
    const theirs = (plan.units[foe].quality - 1) / 6;
    const ours = (plan.units[unit].quality - 1) / 6;
    gain += weights.morale * wins * theirs * (scene.worth[foe] + scene.grip[foe]) * (1 - share);
    gain -= weights.morale * (1 - wins) * ours * (scene.worth[unit] + scene.grip[unit]);
  }
  found.gain = gain;
  found.target = foe;
  return gain;
};
