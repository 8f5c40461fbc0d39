import { counted } from '@muster/kernel';
import {
  type Battle,
  countsPoints,
  has,
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
  U,
} from '@muster/engine';
import { namesFor } from '../desk/names.ts';

/** How a side stands. */
export interface Standing {
  side: number;
  name: string;
  markers: number;
  /** Where the mission counts more than objectives held. */
  points?: number;
  units: number;
  start: number;
}

/** How all sides stand: markers held, units left. */
export const standingsOf = (battle: Battle): Standing[] => {
  const { plan } = battle;
  return plan.sides.map(({ index, units }) => {
    const own = units.filter((unit) => !plan.units[unit].comes);
    const living = own.filter((unit) => isLiving(battle, unit)).length;
    return {
      side: index,
      name: namesFor(plan).sides[index],
      markers: objectivesHeld(battle, index),
      ...(countsPoints(plan) ? { points: scoreOf(battle, index) } : {}),
      units: living,
      // Heroes who join others are no losses: until the battle has begun nobody is.
      start: battle.sideStart[index] || living,
    };
  });
};

/** Where the battle is: its round, or what comes before and after. */
export const placeWords = (battle: Battle): string => {
  if (phaseOf(battle) === 'finished') return 'The end';
  const round = roundOf(battle);
  const rounds = roundsOf(battle.plan);
  if (round === 0) return 'Setting up';
  return `Round ${round}${round > rounds || !Number.isFinite(rounds) ? '' : ` of ${rounds}`}`;
};

/** How one unit is, for a list. */
export interface UnitState {
  unit: number;
  name: string;
  alive: number;
  start: number;
  /** The wounds on its models. */
  wounds: number;
  gone: boolean;
  activated: boolean;
  /** Words for everything that is not as usual. */
  notes: readonly string[];
}

/** The units of a side, each with its state; heroes who joined others are told with those. */
export const unitsOfSide = (battle: Battle, side: number): UnitState[] =>
  battle.plan.sides[side].units
    .filter((unit) => !has(battle, unit, U.joined) && hasCome(battle, unit))
    .map((unit) => unitState(battle, unit));

/** Those who come by an event are not known before. */
const hasCome = ({ plan, unitStart }: Battle, unit: number): boolean => !plan.units[unit].comes || unitStart[unit] > 0;

/** How a unit is. */
export const unitState = (battle: Battle, unit: number): UnitState => {
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
    activated: has(battle, unit, U.activated),
    notes: [
      ...(hero >= 0 && battle.alive[hero] ? [`with ${plan.models[hero].name}`] : []),
      ...placeNotes(battle, unit, gone),
      ...(!gone && has(battle, unit, U.shaken) ? ['Shaken'] : []),
      ...(!gone && has(battle, unit, U.fatigued) ? ['Fatigued'] : []),
      ...(!gone && tokens > 0 ? [counted(tokens, 'spell token')] : []),
    ],
  };
};

const placeNotes = (battle: Battle, unit: number, gone: boolean): string[] => {
  if (gone) return [has(battle, unit, U.routed) ? 'routed' : has(battle, unit, U.away) ? 'left' : 'destroyed'];
  if (isEmbarked(battle, unit)) return [`in ${namesFor(battle.plan).units[battle.unitIn[unit]]}`];
  if (isOnTable(battle, unit)) return [];
  const reserve = battle.unitReserve[unit];
  return [reserve === RESERVE.ambush ? 'in ambush' : reserve === RESERVE.scout ? 'scouts' : 'not deployed'];
};
