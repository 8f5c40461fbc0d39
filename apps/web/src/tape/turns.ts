import { type Battle, battleAt, type BattlePlan, type StepFrame, holderNow, objectiveCount } from '@muster/engine';

/** The score of a side: percentages of the objectives, and of its points at the start. */
export interface SideScore {
  objectives: number;
  points: number;
  /** The mean of both. */
  all: number;
}

/** A step after which the lead of a side is much larger. */
export interface TurningPoint {
  step: number;
  round: number;
  /** The side that gained most, and by how much its lead over the others grew. */
  side: number;
  swing: number;
}

/** Returns the points that a side has left and began with. A unit loses value with each wound. */
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

/** Returns the score of every side at a moment. */
export const scoresOf = (battle: Battle): SideScore[] => {
  const count = objectiveCount(battle);
  const holders = Array.from({ length: count }, (_, i) => holderNow(battle, i));
  return battle.plan.sides.map(({ index }) => {
    const { left, start } = pointsOf(battle, index);
    const objectives = count > 0 ? (100 * holders.filter((holder) => holder === index).length) / count : 0;
    const points = start > 0 ? (100 * left) / start : 0;
    return { objectives, points, all: (objectives + points) / 2 };
  });
};

/** Returns the lead of each side over the mean of the others. */
export const leadsOf = (standings: readonly SideScore[]): number[] => {
  const sum = standings.reduce((total, { all }) => total + all, 0);
  return standings.map(({ all }) => all - (sum - all) / Math.max(1, standings.length - 1));
};

/** Returns the lead of every side before the first step and after each step. */
export const leadsByStep = (plan: BattlePlan, frames: readonly StepFrame[]): number[][] => {
  if (frames.length === 0) return [];
  const blocks = [frames[0].before, ...frames.map(({ after }) => after)];
  return blocks.map((block) => leadsOf(scoresOf(battleAt(plan, block))));
};

/** Returns up to `most` steps with a swing of at least `least`, the largest first. */
export const turningPoints = (
  plan: BattlePlan,
  frames: readonly StepFrame[],
  most = 5,
  least = 5,
  course: readonly (readonly number[])[] = leadsByStep(plan, frames),
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
