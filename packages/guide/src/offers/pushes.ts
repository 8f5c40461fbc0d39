import { type Battle, checkPush, checkShove, floorAt, holdsPoint, type Spot } from '@muster/engine';
import { DIRECTIONS, EIGHT_DIRECTIONS } from '@muster/kernel';

/** The eight directions in words, as seen on a map. */
const DIRECTION_WORDS = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'];

/** Returns the farthest legal push of a model in each free direction, and whether the model would fall down. */
export const pushesOf = (battle: Battle, model: number): { direction: string; spot: Spot; isOver: boolean }[] => {
  const { pushReach, fallHeight } = battle.plan.ruleset.numbers;
  return DIRECTION_WORDS.flatMap((direction, i) => {
    const along = (from: number, share: number): number => from + Math.trunc((share * pushReach) / 1000);
    const spot = {
      x: along(battle.x[model], EIGHT_DIRECTIONS[2 * i]),
      y: along(battle.y[model], EIGHT_DIRECTIONS[2 * i + 1]),
    };
    if (checkPush(battle, model, spot)) return [];
    const drop = battle.z[model] - floorAt(battle.plan, spot.x, spot.y);
    const isGap = battle.plan.terrain.some((piece) => piece.gap && holdsPoint(piece, spot.x, spot.y));
    return [{ direction, spot, isOver: drop >= fallHeight || isGap }];
  });
};

/** Returns legal straight moves of a unit in each direction, over the full and half the distance. */
export const shovesOf = (
  battle: Battle,
  unit: number,
  reach: number,
): { direction: string; length: number; way: Spot }[] => {
  const step = Math.max(1, Math.floor(DIRECTIONS.length / DIRECTION_WORDS.length));
  return DIRECTIONS.filter((_, i) => i % step === 0).flatMap(([dx, dy], i) =>
    [1, 2].flatMap((part) => {
      const way = { x: Math.trunc((dx * reach) / part / 1001), y: Math.trunc((dy * reach) / part / 1001) };
      if (checkShove(battle, unit, way, reach)) return [];
      return [{ direction: DIRECTION_WORDS[i] ?? 'in this direction', length: Math.round(reach / part), way }];
    }),
  );
};
