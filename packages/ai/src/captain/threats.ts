import { UNIT_FLAG } from '@muster/engine';
import { lostBy } from './loss-curves.ts';
import { openPage, shotsOver } from './unit-estimates.ts';
import type { ObjectivesSeen, Surveyed, TableSeen } from './look/look.ts';
import { harmTo, measureFrom, valueOf } from './scene.ts';

/** The third step of a look: what each enemy could do to each of our units, and what it probably will. */
export const lookAtThreats = (look: ObjectivesSeen): Surveyed => {
  const { scene, threats, outlook } = look;
  for (let k = 0; k < scene.foeCount; k++) threats.lures[scene.foes[k]] = 0;
  for (let i = 0; i < scene.owns; i++) {
    const unit = scene.own[i];
    measureFrom(look, unit);
    for (let k = 0; k < scene.foeCount; k++) lookAtPair(look, scene.foes[k], unit);
  }
  outlook.unit = -1;
  return look as Surveyed;
};

/** Computes what an enemy and an own unit could do to each other. */
export const lookAtPair = (look: ObjectivesSeen, foe: number, unit: number): void => {
  const { scene, threats } = look;
  const { ledger } = scene;
  const page = foe * ledger.units + unit;
  const gap = scene.gap[unit * ledger.units + foe];
  threats.lure[page] = 0;
  threats.bite[page] = 0;
  const near = gap - scene.rush[unit];
  const shoots = near <= ledger.range[foe] + scene.advance[foe];
  const charges = near <= scene.charge[foe];
  if (shoots || charges) openPage(ledger, scene, foe, unit);
  if (charges || near <= reachOf(look, unit)) openPage(ledger, scene, unit, foe);
  if (charges) threats.bite[page] = biteOf(look, foe, unit);
  if (scene.rides[unit]) return;
  const wounds = threatOf(look, foe, unit, gap);
  if (wounds === 0) return;
  const harm = harmTo(look, unit, wounds);
  threats.lure[page] = harm * harm;
  threats.lures[foe] += harm * harm;
};

/** Returns how far a unit threatens from the end of its move. */
export const reachOf = ({ scene }: TableSeen, unit: number): number =>
  Math.max(scene.ledger.range[unit] + scene.advance[unit], scene.charge[unit]);

/** Returns the expected wounds of an enemy on an own unit at a distance, with its best action. */
const threatOf = ({ scene, threats }: ObjectivesSeen, foe: number, unit: number, gap: number): number => {
  const { ledger } = scene;
  const page = foe * ledger.units + unit;
  let worst = 0;
  if (gap <= ledger.range[foe] + scene.advance[foe])
    worst = shotsOver(ledger, page, Math.max(0, gap - scene.advance[foe]) + scene.depth[foe]);
  return gap <= scene.charge[foe] && threats.bite[page] > worst ? threats.bite[page] : worst;
};

/** How much more damage than it takes an enemy must do to charge for certain. */
const BOLD = 1.25;

const biteOf = (look: ObjectivesSeen, foe: number, unit: number): number => {
  const { scene } = look;
  const { ledger, battle } = scene;
  const dealt = ledger.charges[foe * ledger.units + unit];
  if (dealt === 0) return 0;
  const tired = (battle.unitFlags[unit] & (UNIT_FLAG.fatigued | UNIT_FLAG.shaken)) !== 0 ? 1 / 3 : 1;
  const left = 1 - lostBy(scene.curve[unit], dealt * scene.scale[unit]);
  const harm = harmTo(look, unit, dealt);
  const price = harmTo(look, foe, ledger.strikes[unit * ledger.units + foe] * tired * left);
  return harm <= 0 ? 0 : dealt * Math.max(0, Math.min(1, BOLD - price / harm));
};

/** Returns the share of an enemy's damage that an own unit should expect, given its own damage to the enemy. */
export const shareOf = ({ scene, threats }: Surveyed, foe: number, unit: number, harm: number): number => {
  const lure = harm * harm;
  const rest = threats.lures[foe] - threats.lure[foe * scene.ledger.units + unit];
  return lure / (lure + Math.max(0, rest) + 0.01);
};

/** Returns the most damage of an own unit to an enemy now, seen or not. */
export const harmAtHand = (look: Surveyed, unit: number): number => {
  const { scene } = look;
  const { ledger, foes, foeCount } = scene;
  let most = 0;
  for (let k = 0; k < foeCount; k++) {
    const pair = unit * ledger.units + foes[k];
    const gap = scene.gap[pair];
    let wounds = gap <= scene.charge[unit] ? ledger.charges[pair] : 0;
    if (gap <= ledger.range[unit] + scene.advance[unit])
      wounds = Math.max(wounds, shotsOver(ledger, pair, gap + scene.depth[unit] - scene.advance[unit]));
    if (wounds > 0) most = Math.max(most, valueOf(look, foes[k], wounds));
  }
  return most;
};
