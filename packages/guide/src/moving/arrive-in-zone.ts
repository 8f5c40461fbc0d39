import { type Battle, deployRule, objectivesOf, type Placement, sideOf } from '@muster/engine';
import { distance2, INCH } from '@muster/kernel';
import { formUp } from './form-up.ts';

/** The distance between the places that are tried. */
const STEP = 2 * INCH;

/** Whether a unit must arrive in a zone. */
export const comesToZone = (battle: Battle, unit: number): boolean =>
  deployRule(battle, unit, 'ambush').zone !== undefined;

/** Returns places for a unit that arrives in its zone, as near as possible to an objective that its side does not hold. */
export const arriveInZone = (battle: Battle, unit: number): Placement[] | undefined => {
  const { zone } = deployRule(battle, unit, 'ambush');
  if (!zone) return undefined;
  const { minX, minY, maxX, maxY } = zone.zone;
  const side = sideOf(battle, unit);
  const wanted = objectivesOf(battle).filter(({ owner }) => owner !== side);
  const far = (x: number, y: number): number => Math.min(...wanted.map((goal) => distance2(x, y, goal.x, goal.y)));
  const anchors: [number, number][] = [];
  for (let y = minY + STEP / 2; y < maxY; y += STEP)
    for (let x = minX + STEP / 2; x < maxX; x += STEP) anchors.push([Math.round(x), Math.round(y)]);
  anchors.sort((a, b) => far(...a) - far(...b));
  return formUp(battle, unit, 'ambush', anchors);
};
