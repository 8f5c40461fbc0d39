import { soloPlayer } from '@muster/ai';
import { type Action, type Battle, freeZones, zoneName } from '@muster/engine';
import { arrivalMode, frontOf, objectiveSpots, pointOf } from '@muster/guide';
import { type Destination, objectiveDestinations } from './goals.ts';
import { PLACE_TEXTS } from './texts.ts';

/** The positions of named places along a zone, in percent. */
const PARTS = [10, 30, 50, 70, 90];

/** Returns named places at the front of a side's zone; for units from Ambush, the objectives. */
export const deploymentPlaces = (battle: Battle, side: number): Destination[] => {
  if (arrivalMode(battle) === 'ambush') return objectiveDestinations(battle);
  const zone = battle.plan.zones[battle.sideZone[side]];
  if (!zone) return [];
  const { minX, minY, maxX, maxY } = zone;
  const front = frontOf(battle.plan, battle.sideZone[side]);
  const [low, high, near, far] = front.axis === 'y' ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  const rank = front.forward > 0 ? far - 100 : near + 100;
  // As the map shows it: a zone along a short edge extends up and down.
  const labels = front.axis === 'y' ? PLACE_TEXTS.across : PLACE_TEXTS.down;
  return labels.map((label, i) => {
    const [x, y] = pointOf(front, Math.round(low + ((high - low) * PARTS[i]) / 100), rank);
    return { key: label, label, hint: PLACE_TEXTS.front, x, y };
  });
};

/** Returns legal spots for an objective. */
export const objectiveChoices = (battle: Battle): Destination[] =>
  objectiveSpots(battle).map(({ x, y }, i) => ({
    key: `${x} ${y}`,
    label: PLACE_TEXTS.spot(i + 1),
    hint: PLACE_TEXTS.fromCorner(x, y),
    x,
    y,
  }));

/** Returns the deployment zones that may be chosen, by name. */
export const zoneChoices = (battle: Battle): { zone: number; label: string }[] =>
  freeZones(battle).map((zone) => ({ zone, label: zoneName(battle.plan, zone) }));

/** Returns what a simple computer player would do for a side now. */
export const plainAction = (battle: Battle, side: number): Action =>
  soloPlayer(`helper ${battle.game.join(' ')}`).act(battle, side);
