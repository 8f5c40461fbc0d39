import {
  type Battle,
  countsPoints,
  hasUnitFlag,
  isEmbarked,
  isLiving,
  isOnTable,
  modelsOf,
  objectivesHeld,
  phaseOf,
  RESERVE,
  roundOf,
  roundsOf,
  scoreOf,
  UNIT_FLAG,
} from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import { CONDITION_TEXTS, MOMENT_TEXTS } from './texts.ts';

/** The score of a side. */
export interface SideStanding {
  side: number;
  name: string;
  objectives: number;
  /** Only for missions that count points. */
  points?: number;
  units: number;
  start: number;
}

/** Returns the scores of all sides: objectives held and units left. */
export const standingsOf = (battle: Battle): SideStanding[] => {
  const { plan } = battle;
  return plan.sides.map(({ index, units }) => {
    const own = units.filter((unit) => !plan.units[unit].comes);
    const living = own.filter((unit) => isLiving(battle, unit)).length;
    return {
      side: index,
      name: namesFor(plan).sides[index],
      objectives: objectivesHeld(battle, index),
      ...(countsPoints(plan) ? { points: scoreOf(battle, index) } : {}),
      units: living,
      // Heroes who join other units are not losses, and before the battle there are none.
      start: battle.sideStart[index] || living,
    };
  });
};

/** Returns the round of a battle, or that it is being set up or over. */
export const momentText = (battle: Battle): string => {
  if (phaseOf(battle) === 'finished') return MOMENT_TEXTS.finished;
  const round = roundOf(battle);
  const rounds = roundsOf(battle.plan);
  if (round === 0) return MOMENT_TEXTS.setup;
  return round > rounds || !Number.isFinite(rounds) ? MOMENT_TEXTS.round(round) : MOMENT_TEXTS.roundOf(round, rounds);
};

/** The state of one unit, for a list. */
export interface UnitSummary {
  unit: number;
  name: string;
  alive: number;
  start: number;
  /** The wounds on its models. */
  wounds: number;
  gone: boolean;
  activated: boolean;
  /** Conditions of the unit, such as Shaken. */
  notes: readonly string[];
}

/** Returns the units of a side, each with its state. Heroes who joined a unit are shown with it. */
export const unitsOfSide = (battle: Battle, side: number): UnitSummary[] =>
  battle.plan.sides[side].units
    .filter((unit) => !hasUnitFlag(battle, unit, UNIT_FLAG.joined) && hasCome(battle, unit))
    .map((unit) => unitSummary(battle, unit));

/** Whether a unit is known already: units of random events are not before they come. */
const hasCome = ({ plan, unitStart }: Battle, unit: number): boolean => !plan.units[unit].comes || unitStart[unit] > 0;

/** Returns the state of a unit. */
export const unitSummary = (battle: Battle, unit: number): UnitSummary => {
  const { plan } = battle;
  const gone = !isLiving(battle, unit);
  const hero = battle.unitHero[unit];
  const models = modelsOf(battle, unit);
  const tokens = models.reduce((sum, model) => sum + battle.tokens[model], 0);
  return {
    unit,
    name: namesFor(plan).units[unit],
    alive: gone ? 0 : battle.unitAlive[unit],
    start: battle.unitStart[unit] || battle.unitAlive[unit],
    wounds: models.reduce((sum, model) => sum + battle.wounds[model], 0),
    gone,
    activated: hasUnitFlag(battle, unit, UNIT_FLAG.activated),
    notes: [
      ...(hero >= 0 && battle.alive[hero] ? [CONDITION_TEXTS.withHero(plan.models[hero].name)] : []),
      ...placeNotes(battle, unit, gone),
      ...(!gone && hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? [CONDITION_TEXTS.shaken] : []),
      ...(!gone && hasUnitFlag(battle, unit, UNIT_FLAG.fatigued) ? [CONDITION_TEXTS.fatigued] : []),
      ...(!gone && tokens > 0 ? [CONDITION_TEXTS.tokens(tokens)] : []),
    ],
  };
};

const placeNotes = (battle: Battle, unit: number, gone: boolean): string[] => {
  if (gone && hasUnitFlag(battle, unit, UNIT_FLAG.routed)) return [CONDITION_TEXTS.routed];
  if (gone) return [hasUnitFlag(battle, unit, UNIT_FLAG.away) ? CONDITION_TEXTS.left : CONDITION_TEXTS.destroyed];
  if (isEmbarked(battle, unit)) return [CONDITION_TEXTS.inTransport(namesFor(battle.plan).units[battle.unitIn[unit]])];
  if (isOnTable(battle, unit)) return [];
  const reserve = battle.unitReserve[unit];
  if (reserve === RESERVE.ambush) return [CONDITION_TEXTS.ambush];
  return [reserve === RESERVE.scout ? CONDITION_TEXTS.scout : CONDITION_TEXTS.notDeployed];
};
