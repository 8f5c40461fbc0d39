import type { BattlePlan, Zone } from '../plan/plan.ts';
import { type Battle, GAME, type Phase, phaseOf } from './battle.ts';
import { sidesLeft } from './conceded.ts';

/** An objective on the table. */
export interface Objective {
  index: number;
  x: number;
  y: number;
  /** The side that holds it, or -1. */
  owner: number;
}

/** Returns the number of objectives on the table. */
export const objectiveCount = (battle: Battle): number => battle.game[GAME.objectives];

/** Returns the number of objectives still to be placed. */
export const objectivesToCome = (battle: Battle): number =>
  Math.max(0, battle.game[GAME.objectivesToPlace] - battle.game[GAME.objectives]);

/** Returns the side that holds an objective, or -1. */
export const ownerOf = (battle: Battle, objective: number): number => battle.objOwner[objective];

/** Returns the objectives on the table. */
export const objectivesOf = (battle: Battle): Objective[] =>
  Array.from({ length: objectiveCount(battle) }, (_, index) => ({
    index,
    x: battle.objX[index],
    y: battle.objY[index],
    owner: ownerOf(battle, index),
  }));

/** Returns the number of objectives that a side holds. */
export const objectivesHeld = (battle: Battle, side: number): number => {
  let held = 0;
  for (let i = 0; i < objectiveCount(battle); i++) if (ownerOf(battle, i) === side) held++;
  return held;
};

/** Returns the number of rounds of the mission; Infinity if it lasts until a side has won. */
export const roundsOf = ({ mission }: BattlePlan): number => mission.rounds;

/** Returns the number of rounds after this one. */
export const roundsLeft = (battle: Battle): number => Math.max(0, roundsOf(battle.plan) - battle.game[GAME.round]);

/** Returns the deployment zones of a side: its own, or all that it may still choose. */
export const zonesOf = (battle: Battle, side: number): readonly Zone[] => {
  const own = battle.sideZone[side];
  if (own >= 0) return [battle.plan.zones[own]];
  return battle.plan.zones.filter((_, zone) => !battle.sideZone.includes(zone));
};

/** Returns the phases before the first round. */
export const phasesOf = ({ mission, ruleset }: BattlePlan): Phase[] => {
  const { objectives, musters } = mission.words;
  return [
    ...(objectives.some(({ place }) => place === 'in-turn')
      ? ruleset.ways.firstMarker === 'winner'
        ? (['objectives'] as const)
        : (['first-placer', 'objectives'] as const)
      : []),
    ...(musters ? (['muster'] as const) : []),
    ...(mission.choosesZones ? (['edge'] as const) : []),
    'deployment',
    'redeployment',
    'scout',
  ];
};

/** Returns the points of a side if the battle ended now. */
export const scoreOf = (battle: Battle, side: number): number => {
  const { atEnd } = battle.plan.mission;
  return (battle.sideScore[side] ?? 0) + (atEnd[side] === 0 ? 0 : atEnd[side] * objectivesHeld(battle, side));
};

/** Whether points can differ from the number of objectives held, so that they should be shown. */
export const countsPoints = ({ mission }: BattlePlan): boolean =>
  mission.perRound.some((points) => points > 0) || mission.atEnd.some((points) => points > 1);

/** Returns the sides with the most points among those that have not conceded (muster:conceding). */
export const leadersOf = (battle: Battle): number[] => {
  const sides = sidesLeft(battle);
  const most = Math.max(...sides.map((side) => scoreOf(battle, side)));
  return sides.filter((side) => scoreOf(battle, side) === most);
};

/** Returns the side with the most points, or -1. */
export const leaderOf = (battle: Battle): number => {
  const leaders = leadersOf(battle);
  return leaders.length === 1 ? leaders[0] : -1;
};

/** Returns the winner if the battle ended now, or -1. */
export const winnerNow = (battle: Battle): number => {
  const { words, roles } = battle.plan.mission;
  if (words.win.by !== 'threshold') return leaderOf(battle);
  const { role, points } = words.win;
  const bidder = roles.indexOf(role);
  if (scoreOf(battle, bidder) >= points) return bidder;
  const others = sidesLeft(battle).filter((side) => side !== bidder);
  return others.length === 1 ? others[0] : -1;
};

/** Whether the battle is over. */
export const isOver = (battle: Battle): boolean => phaseOf(battle) === 'finished';

/** An objective that is worth points to a side. */
export interface ObjectiveGoal {
  objective: number;
  x: number;
  y: number;
  /** The side that holds it now, or -1. */
  owner: number;
  /** The points for holding it from now until the end. */
  worth: number;
}

/** Returns the points for holding an objective from now until the end. */
export const worthOf = (battle: Battle, side: number): number => {
  const { perRound, atEnd } = battle.plan.mission;
  if (perRound[side] === 0) return atEnd[side];
  return atEnd[side] + perRound[side] * (Math.min(roundsLeft(battle), MOST_LEFT) + 1);
};

/** The most rounds that count in a mission without a last round. */
const MOST_LEFT = 3;

/** Returns the objectives with their points for a side. */
export const goalsOf = (battle: Battle, side: number): ObjectiveGoal[] =>
  objectivesOf(battle).map(({ index, x, y, owner }) => ({
    objective: index,
    x,
    y,
    owner,
    worth: worthOf(battle, side),
  }));
