import { makePlayer } from '@muster/ai';
import { type Action, type Battle, freeZones, inch, zoneName } from '@muster/engine';
import { comingOf, frontOf, markerSpots, pointOf } from '@muster/guide';
import { type Goal, objectiveGoals } from './goals.ts';

/** Places of a side's zone by name, the front rank first; of the whole table for those who come out of ambush. */
export const placesFor = (battle: Battle, side: number): Goal[] => {
  if (comingOf(battle) === 'ambush') return objectiveGoals(battle);
  const zone = battle.plan.zones[battle.sideZone[side]];
  if (!zone) return [];
  const { minX, minY, maxX, maxY } = zone;
  const front = frontOf(battle.plan, battle.sideZone[side]);
  const [low, high, near, far] = front.axis === 'y' ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  const rank = front.forward > 0 ? far - 100 : near + 100;
  // As the map shows it: along a short edge one goes up and down.
  const [less, more] = front.axis === 'y' ? ['Left', 'Right'] : ['Up', 'Down'];
  const across = [
    [`Far ${less.toLowerCase()}`, 10],
    [less, 30],
    ['Centre', 50],
    [more, 70],
    [`Far ${more.toLowerCase()}`, 90],
  ] as const;
  const at = (label: string, part: number, ahead: number, hint: string): Goal => {
    const [x, y] = pointOf(front, Math.round(low + ((high - low) * part) / 100), ahead);
    return { key: `${label} ${hint}`, label, hint, x, y };
  };
  return across.map(([label, part]) => at(label, part, rank, 'in front'));
};

/** Spots for an objective, by where they lie. */
export const markerGoals = (battle: Battle): Goal[] =>
  markerSpots(battle).map(({ x, y }) => ({
    key: `${x} ${y}`,
    label: `${inch(x)}, ${inch(y)}`,
    hint: 'from the upper left',
    x,
    y,
  }));

/** The edges or corners that may be chosen, by name. */
export const zoneChoices = (battle: Battle): { zone: number; label: string }[] =>
  freeZones(battle).map((zone) => ({ zone, label: zoneName(battle.plan, zone) }));

/** What a plain computer player would do for a side now. */
export const plainAction = (battle: Battle, side: number): Action =>
  makePlayer('solo', `helper ${battle.game.join(' ')}`).act(battle, side);
