import { type Battle, battleAt, type BattlePlan, type Frame, holderNow, objectiveCount } from '@muster/engine';

/** How a side stands: shares from 0 to 100 of the markers and of the points that it began with. */
export interface Standing {
  markers: number;
  points: number;
  /** The mean of both. */
  all: number;
}

/** A step after which somebody stands much better or worse. */
export interface TurningPoint {
  step: number;
  round: number;
  /** Who gained by it, and how much: its own standing against that of the others. */
  side: number;
  swing: number;
}

/** What the measure of a turning point is, for whoever asks. */
export const TURN_MEASURE =
  'A side stands at the mean of two shares: the markers that it would hold if the round ended now, and the points of its army that are left. A turning point is a step after which its lead over the others changed most.';

/** The points that a side has left and began with: a unit is worth less by each wound that it lost. */
export const pointsOf = ({ plan, alive, wounds }: Battle, side: number): { left: number; start: number } => {
  let left = 0;
  let start = 0;
  for (const unit of plan.sides[side].units) {
    const { cost, first, count, comes } = plan.units[unit];
    if (comes) continue;
    let whole = 0;
    let sound = 0;
    for (let model = first; model < first + count; model++) {
      const { tough } = plan.models[model];
      whole += tough;
      if (alive[model]) sound += Math.max(0, tough - wounds[model]);
    }
    start += cost;
    left += whole > 0 ? (cost * sound) / whole : 0;
  }
  return { left, start };
};

/** How every side stands at a moment. */
export const standingsOf = (battle: Battle): Standing[] => {
  const count = objectiveCount(battle);
  const holders = Array.from({ length: count }, (_, i) => holderNow(battle, i));
  return battle.plan.sides.map(({ index }) => {
    const { left, start } = pointsOf(battle, index);
    const markers = count > 0 ? (100 * holders.filter((holder) => holder === index).length) / count : 0;
    const points = start > 0 ? (100 * left) / start : 0;
    return { markers, points, all: (markers + points) / 2 };
  });
};

/** By how much each side leads over the mean of the others. */
export const leadsOf = (standings: readonly Standing[]): number[] => {
  const sum = standings.reduce((total, { all }) => total + all, 0);
  return standings.map(({ all }) => all - (sum - all) / Math.max(1, standings.length - 1));
};

/** The lead of every side after each step, beginning with how it was before the first. */
export const courseOf = (plan: BattlePlan, frames: readonly Frame[]): number[][] => {
  if (frames.length === 0) return [];
  const blocks = [frames[0].before, ...frames.map(({ after }) => after)];
  return blocks.map((block) => leadsOf(standingsOf(battleAt(plan, block))));
};

/** The steps with the largest swings, the largest first; small ones are none. */
export const turningPoints = (
  plan: BattlePlan,
  frames: readonly Frame[],
  most = 5,
  least = 5,
  course: readonly (readonly number[])[] = courseOf(plan, frames),
): TurningPoint[] =>
  frames
    .flatMap(({ step, round }, i): TurningPoint[] => {
      if (round < 1) return [];
      const swings = course[i + 1].map((lead, side) => lead - course[i][side]);
      const side = swings.indexOf(Math.max(...swings));
      return [{ step, round, side, swing: swings[side] }];
    })
    .filter(({ swing }) => swing >= least)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, most);
