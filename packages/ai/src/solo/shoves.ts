import {
  type AnswerOf,
  type Battle,
  checkShove,
  leader,
  objectiveCount,
  type Question,
  type Spot,
} from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';

/** Returns where to move an enemy that failed its test: as far as possible from the nearest objective, if anywhere. */
export const chooseShove = (
  battle: Battle,
  { unit, reach }: Extract<Question, { kind: 'shove' }>,
): AnswerOf['shove'] => {
  const model = leader(battle, unit);
  const distanceFrom = ({ x, y }: Spot): number => {
    let nearest = Infinity;
    for (let i = 0; i < objectiveCount(battle); i++) {
      const to = distance2(battle.x[model] + x, battle.y[model] + y, battle.objX[i], battle.objY[i]);
      nearest = Math.min(nearest, to);
    }
    return nearest;
  };
  const ways = DIRECTIONS.map(([dx, dy]) => ({
    x: Math.trunc((dx * reach) / 1001),
    y: Math.trunc((dy * reach) / 1001),
  }))
    .filter((way) => distanceFrom(way) > distanceFrom({ x: 0, y: 0 }))
    .sort((a, b) => distanceFrom(b) - distanceFrom(a));
  return ways.find((way) => !checkShove(battle, unit, way, reach)) ?? 'no';
};
