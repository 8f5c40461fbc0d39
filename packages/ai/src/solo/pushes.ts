import { type Battle, checkPush, objectiveCount, type Spot, walkableFloor } from '@muster/engine';
import { distance2, EIGHT_DIRECTIONS } from '@muster/kernel';

/** The worth of a fall, as hundredths of an inch of distance to an objective. */
const FALL = 1000;

/** The distance within which an enemy is pushed away from an objective. */
const NEAR = 900;

/** Returns where to push an enemy: off an edge, or away from a near objective; or no push if it gains nothing. */
export const choosePush = (battle: Battle, model: number): Spot | 'no' => {
  const { pushReach } = battle.plan.ruleset.numbers;
  const [x, y] = [battle.x[model], battle.y[model]];
  let best: Spot | 'no' = 'no';
  let most = 0;
  for (let i = 0; i < EIGHT_DIRECTIONS.length; i += 2) {
    const spot = {
      x: x + Math.trunc((EIGHT_DIRECTIONS[i] * pushReach) / 1000),
      y: y + Math.trunc((EIGHT_DIRECTIONS[i + 1] * pushReach) / 1000),
    };
    const gain = fallOf(battle, model, spot) + objectiveGain(battle, x, y, spot);
    if (gain <= most || checkPush(battle, model, spot)) continue;
    best = spot;
    most = gain;
  }
  return best;
};

const fallOf = ({ plan, x, y }: Battle, model: number, spot: Spot): number => {
  const { fallHeight } = plan.ruleset.numbers;
  const drop = walkableFloor(plan, x[model], y[model]) - walkableFloor(plan, spot.x, spot.y);
  const isOverGap = plan.terrain.some(
    ({ gap, minX, minY, maxX, maxY }) => gap && spot.x > minX && spot.x < maxX && spot.y > minY && spot.y < maxY,
  );
  return drop >= fallHeight || isOverGap ? FALL : 0;
};

/** Returns how much farther a spot is from the nearest objective, if one is near. */
const objectiveGain = (battle: Battle, x: number, y: number, spot: Spot): number => {
  let before = Infinity;
  let after = Infinity;
  for (let i = 0; i < objectiveCount(battle); i++) {
    before = Math.min(before, distance2(x, y, battle.objX[i], battle.objY[i]));
    after = Math.min(after, distance2(spot.x, spot.y, battle.objX[i], battle.objY[i]));
  }
  return before <= NEAR * NEAR ? Math.round(Math.sqrt(after) - Math.sqrt(before)) : 0;
};
