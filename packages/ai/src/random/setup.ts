import {
  type Action,
  arriving,
  type Battle,
  checkMuster,
  checkObjective,
  type MusterOrder,
  type Placement,
  redeployable,
  unitsToArrive,
} from '@muster/engine';
import { type ArrivalMode, deployAnywhere, formUp, placeUnitNear } from '@muster/guide';
import type { Dice } from '@muster/kernel';
import { drawBetween, drawOne, happens } from '../draw.ts';
import { firstObjectiveSpot, leavesRoom } from '../objective-spots.ts';

/** Returns a random legal spot for an objective that leaves room for later ones, or else the first legal one. */
export const drawObjective = (battle: Battle, dice: Dice): Action => {
  const { width, depth } = battle.plan.table;
  for (let tries = 0; tries < 60; tries++) {
    const [x, y] = [dice.below(width + 1), dice.below(depth + 1)];
    if (!checkObjective(battle, x, y) && leavesRoom(battle, x, y)) return { type: 'place-objective', x, y };
  }
  return firstObjectiveSpot(battle);
};

/** Returns random legal reserves, joined heroes and passengers. */
export const drawMuster = (battle: Battle, side: number, dice: Dice): Action => {
  let order: MusterOrder = { reserves: [], joins: [], loads: [] };
  const keep = (more: MusterOrder): void => {
    if (!checkMuster(battle, side, more)) order = more;
  };
  const { units } = battle.plan.sides[side];
  for (const hero of units)
    if (happens(dice, 2, 3)) keep({ ...order, joins: [...order.joins, { hero, unit: drawOne(dice, units) ?? hero }] });
  for (const unit of units) {
    const kind = happens(dice, 1, 2) ? 'ambush' : 'scout';
    if (happens(dice, 2, 3)) keep({ ...order, reserves: [...order.reserves, { unit, kind }] });
  }
  for (const transport of units) {
    if (battle.plan.models[battle.plan.units[transport].first].transport === 0) continue;
    for (const unit of units) {
      if (happens(dice, 1, 3)) continue;
      const rest = order.loads.filter((load) => load.transport !== transport);
      const inside = order.loads.find((load) => load.transport === transport)?.units ?? [];
      keep({ ...order, loads: [...rest, { transport, units: [...inside, unit] }] });
    }
  }
  return { type: 'muster', ...order };
};

/** Deploys a waiting unit at a random legal place. */
export const drawDeployment = (battle: Battle, side: number, how: ArrivalMode, dice: Dice): Action => {
  const type = how === 'ambush' ? 'arrive' : 'deploy';
  if (how === 'ambush' && happens(dice, 1, 4)) return { type: 'pass' };
  const units = how === 'ambush' ? arriving(battle, side) : unitsToArrive(battle, side, how);
  const unit = drawOne(dice, units) as number;
  const positions = drawPositions(battle, unit, how, dice);
  if (positions) return { type, unit, positions };
  if (how === 'ambush') return { type: 'pass' };
  for (const other of units) {
    const [x, y] = drawSpot(battle, side, how, dice);
    const squeezed = placeUnitNear(battle, other, how, x, y);
    if (squeezed) return { type, unit: other, positions: squeezed };
  }
  return deployAnywhere(battle, units, how);
};

/** Redeploys a random unit, or none. */
export const drawRedeployment = (battle: Battle, side: number, dice: Dice): Action => {
  const unit = happens(dice, 1, 2) ? drawOne(dice, redeployable(battle, side)) : undefined;
  const positions = unit === undefined ? undefined : drawPositions(battle, unit, 'deployment', dice);
  return unit === undefined || !positions ? { type: 'pass' } : { type: 'deploy', unit, positions };
};

const drawPositions = (battle: Battle, unit: number, how: ArrivalMode, dice: Dice): Placement[] | undefined => {
  const { side } = battle.plan.units[unit];
  const anchors = Array.from({ length: 20 }, () => drawSpot(battle, side, how, dice));
  const [x, y] = drawSpot(battle, side, how, dice);
  return formUp(battle, unit, how, anchors) ?? (how === 'ambush' ? undefined : placeUnitNear(battle, unit, how, x, y));
};

const drawSpot = (battle: Battle, side: number, how: ArrivalMode, dice: Dice): readonly [number, number] => {
  const { width, depth } = battle.plan.table;
  if (how === 'ambush') return [dice.below(width), dice.below(depth)];
  const { minX, minY, maxX, maxY } = battle.plan.zones[battle.sideZone[side]];
  const reach = how === 'scout' ? battle.plan.ruleset.numbers.scoutDepth : 0;
  return [
    drawBetween(dice, Math.max(0, minX - reach), Math.min(width, maxX + reach)),
    drawBetween(dice, Math.max(0, minY - reach), Math.min(depth, maxY + reach)),
  ];
};
