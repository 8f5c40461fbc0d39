import type { BattlePlan, Zone } from '../plan/plan.ts';
import { type Battle, G, type Phase, phaseOf } from './battle.ts';
import { sidesLeft } from './conceded.ts';

/** An objective as it lies on the table. */
export interface Objective {
  index: number;
  x: number;
  y: number;
  /** The side that holds it, or -1. */
  owner: number;
}

/** How many objectives are on the table. */
export const objectiveCount = (battle: Battle): number => battle.game[G.objectives];

/** How many objectives are still to be placed. */
export const objectivesToCome = (battle: Battle): number =>
  Math.max(0, battle.game[G.objectivesToPlace] - battle.game[G.objectives]);

/** The side that holds an objective, or -1. */
export const ownerOf = (battle: Battle, objective: number): number => battle.objOwner[objective];

/** The objectives on the table. */
export const objectivesOf = (battle: Battle): Objective[] =>
  Array.from({ length: objectiveCount(battle) }, (_, index) => ({
    index,
    x: battle.objX[index],
    y: battle.objY[index],
    owner: ownerOf(battle, index),
  }));

/** How many objectives a side holds. */
export const objectivesHeld = (battle: Battle, side: number): number => {
  let held = 0;
  for (let i = 0; i < objectiveCount(battle); i++) if (ownerOf(battle, i) === side) held++;
  return held;
};

/** How many rounds the mission has; Infinity where it lasts until one side has won. */
export const roundsOf = ({ mission }: BattlePlan): number => mission.rounds;

/** How many rounds come after this one. */
export const roundsLeft = (battle: Battle): number => Math.max(0, roundsOf(battle.plan) - battle.game[G.round]);

/** The zones that a side deploys in: its own, or all that it may still choose from. */
export const zonesOf = (battle: Battle, side: number): readonly Zone[] => {
  const own = battle.sideZone[side];
  if (own >= 0) return [battle.plan.zones[own]];
  return battle.plan.zones.filter((_, zone) => !battle.sideZone.includes(zone));
};

/** The phases before the first round. */
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

/** The points of a side if the battle ended now. */
export const scoreOf = (battle: Battle, side: number): number => {
  const { atEnd } = battle.plan.mission;
  return (battle.sideScore[side] ?? 0) + (atEnd[side] === 0 ? 0 : atEnd[side] * objectivesHeld(battle, side));
};

/** Whether points are more than objectives held: a table of points is shown only then. */
export const countsPoints = ({ mission }: BattlePlan): boolean =>
  mission.perRound.some((points) => points > 0) || mission.atEnd.some((points) => points > 1);

/** The sides with the most points; one that has conceded counts no more (muster:conceding). */
export const leadersOf = (battle: Battle): number[] => {
  const sides = sidesLeft(battle);
  const most = Math.max(...sides.map((side) => scoreOf(battle, side)));
  return sides.filter((side) => scoreOf(battle, side) === most);
};

/** The side with the most points, or -1. */
export const leaderOf = (battle: Battle): number => {
  const leaders = leadersOf(battle);
  return leaders.length === 1 ? leaders[0] : -1;
};

/** The side that has won if the battle ended now, or -1. */
export const verdict = (battle: Battle): number => {
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

/** Something that is worth points to a side, and where it is. */
export interface Goal {
  objective: number;
  x: number;
  y: number;
  /** The side that has it now, or -1. */
  owner: number;
  /** Points for having it from now on to the end. */
  worth: number;
}

/** Points for holding an objective from now on to the end. */
export const worthOf = (battle: Battle, side: number): number => {
  const { perRound, atEnd } = battle.plan.mission;
  if (perRound[side] === 0) return atEnd[side];
  return atEnd[side] + perRound[side] * (Math.min(roundsLeft(battle), MOST_LEFT) + 1);
};

/** In a mission without an end, no more rounds than this are counted on. */
const MOST_LEFT = 3;

/** What a side can get points for. */
export const goalsOf = (battle: Battle, side: number): Goal[] =>
  objectivesOf(battle).map(({ index, x, y, owner }) => ({
    objective: index,
    x,
    y,
    owner,
    worth: worthOf(battle, side),
  }));
