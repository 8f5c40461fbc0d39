import { UNIT_FLAG } from '@muster/engine';
import { lostBy } from './loss-curves.ts';
import { openPage } from './unit-estimates.ts';
import type { Surveyed } from './look/look.ts';
import { harmTo, valueOf } from './scene.ts';

/** The share of a large unit that gets to strike. */
const FRONT = 0.85;
const LARGE = 4;

/** How much each wound ahead changes the chance of winning a melee. */
const SLOPE = 0.4;

/** Returns the worth of charging an enemy, including own losses. */
export const weighCharge = (look: Surveyed, unit: number, foe: number): number => {
  const { scene } = look;
  const { battle, ledger, weights, plan } = scene;
  const front = battle.unitAlive[unit] > LARGE ? FRONT : 1;
  const tired = (battle.unitFlags[unit] & UNIT_FLAG.fatigued) !== 0 ? 1 / 3 : 1;
  const foeTired = (battle.unitFlags[foe] & (UNIT_FLAG.fatigued | UNIT_FLAG.shaken)) !== 0 ? 1 / 3 : 1;
  openPage(ledger, scene, unit, foe);
  openPage(ledger, scene, foe, unit);
  const dealt = ledger.charges[unit * ledger.units + foe] * front * tired;
  const share = lostBy(scene.curve[foe], dealt * scene.scale[foe]);
  const back = ledger.strikes[foe * ledger.units + unit] * foeTired * (1 - share);
  const gain = valueOf(look, foe, dealt) - weights.safety * harmTo(look, unit, back);
  if (plan.ruleset.ways.morale !== 'unit') return gain;
  const wins = Math.max(0, Math.min(1, 0.5 + (SLOPE * (dealt - back)) / Math.sqrt(dealt + back + 1)));
  const theirs = ((plan.units[foe].quality - 1) / 6) * (scene.worth[foe] + scene.grip[foe]) * (1 - share);
  const ours = ((plan.units[unit].quality - 1) / 6) * (scene.worth[unit] + scene.grip[unit]);
  return gain + weights.morale * (wins * theirs - (1 - wins) * ours);
};
