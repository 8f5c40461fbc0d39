import {
  type Battle,
  type BattlePlan,
  floorAt,
  GAME,
  newBattle,
  type Phase,
  RESERVE,
  type Ruleset,
  setPhase,
  UNIT_FLAG,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { FALLEN, planOfPosition } from './position-army.ts';
import { applyEffects, applyModelEffects } from './position-given.ts';
import { heldUnder, spend } from './position-spent.ts';
import {
  type Position,
  type PositionModel,
  type PositionUnit,
  sidesOf,
  spellsOf,
  UNIT_STATES,
  type UnitState,
  zoneNames,
} from './position.ts';

/** A battle that can be continued, with its plan. */
export interface PlacedBattle {
  plan: BattlePlan;
  battle: Battle;
}

/** Phases before all units are placed, in which starting sizes are not fixed yet. */
const SETUP_PHASES: readonly Phase[] = [
  'first-placer',
  'objectives',
  'muster',
  'edge',
  'deployment',
  'redeployment',
  'scout',
];
const BEFORE_EDGES: readonly Phase[] = ['first-placer', 'objectives', 'muster', 'edge'];

/** Sets up a position: makes the plan of its armies and table, and a battle in its state. */
export const battleOfPosition = (position: Position, ruleset: Ruleset): PlacedBattle => {
  const plan = planOfPosition(position, ruleset);
  const battle = newBattle(plan);
  placeGame(battle, position);
  for (const unit of position.units) placeUnit(battle, position, unit);
  for (const { index, id } of plan.units) if (id === FALLEN) bury(battle, index);
  return { plan, battle };
};

const bury = (battle: Battle, unit: number): void => {
  battle.unitFlags[unit] = UNIT_FLAG.destroyed;
  battle.unitAlive[unit] = 0;
  battle.alive[battle.plan.units[unit].first] = 0;
};

/** Returns the index of a side in a position, or -1. */
const sideIndex = (position: Position, name: string | undefined): number =>
  sidesOf(position).findIndex((side) => side.name === name);

const placeGame = (battle: Battle, position: Position): void => {
  const { game } = battle;
  const phase = position.phase ?? 'activation';
  const turn = Math.max(0, sideIndex(position, position.turn));
  setPhase(battle, phase);
  game[GAME.round] = position.round ?? (SETUP_PHASES.includes(phase) ? 0 : 1);
  game[GAME.side] = turn;
  game[GAME.first] = position.first === undefined ? turn : sideIndex(position, position.first);
  game[GAME.active] = battle.plan.units.findIndex((unit) => unit.id === position.active);
  game[GAME.winner] = 1 + sideIndex(position, position.winner);
  game[GAME.objectives] = position.objectives?.length ?? 0;
  game[GAME.objectivesToPlace] = position.objectivesToPlace ?? game[GAME.objectives];
  position.objectives?.forEach(({ x, y, owner }, i) => {
    battle.objX[i] = fromInches(x);
    battle.objY[i] = fromInches(y);
    battle.objOwner[i] = sideIndex(position, owner);
  });
  battle.sideZone.set(zonesOfSides(battle, position));
  sidesOf(position).forEach((side, i) => {
    const units = position.units.filter((unit) => unit.side === side.name).length;
    battle.sideStart[i] = side.startingUnits ?? (SETUP_PHASES.includes(phase) ? 0 : units);
    battle.sideLast[i] = side.lastActivation ?? 0;
    battle.sideAgain[i] = side.actedAgain ?? 0;
    if (side.passed) game[GAME.passed] |= 1 << i;
  });
  game[GAME.activations] = Math.max(0, ...battle.sideLast);
};

/** Returns the zone of each side. Sides without one get the remaining zones, or -1 before zones are chosen. */
const zonesOfSides = ({ plan }: Battle, position: Position): number[] => {
  const sides = sidesOf(position);
  const names = zoneNames(sides.length);
  const named = sides.map(({ zone }) => (zone === undefined ? -1 : names.indexOf(zone)));
  if (BEFORE_EDGES.includes(position.phase ?? 'activation')) return named;
  const free = plan.zones.map((_, zone) => zone).filter((zone) => !named.includes(zone));
  const chosen = sides.length === 2 ? named.find((zone) => zone >= 0) : undefined;
  return named.map((zone) => {
    if (zone >= 0) return zone;
    return chosen === undefined ? (free.shift() ?? -1) : (plan.zones[chosen].opposite ?? -1);
  });
};

const placeUnit = (battle: Battle, position: Position, unit: PositionUnit): void => {
  const { index, side, first } = battle.plan.units.find((plan) => plan.id === unit.id) as BattlePlan['units'][number];
  const setUp = SETUP_PHASES.includes(position.phase ?? 'activation');
  const size = unit.startingSize ?? (setUp ? 0 : unit.models.length);
  const away = unit.reserve !== undefined || unit.embarkedIn !== undefined;
  battle.unitFlags[index] = away ? 0 : UNIT_FLAG.onTable;
  for (const [state, flag] of Object.entries(UNIT_STATES))
    if (unit[state as UnitState]) battle.unitFlags[index] |= flag;
  battle.unitStart[index] = size;
  battle.unitStartTough[index] = size === 1 && unit.models.length === 1 ? battle.plan.models[first].tough : 0;
  battle.unitArrived[index] = unit.arrivedRound ?? 0;
  battle.unitReserve[index] =
    unit.reserve === 'ambush' || unit.reserve === 'scout' ? RESERVE[unit.reserve] : RESERVE.none;
  battle.unitIn[index] = battle.plan.units.findIndex((other) => other.id === unit.embarkedIn);
  battle.unitWounds[index] = unit.hurt ?? 0;
  applyEffects(battle, position, unit, index);
  const spells = spellsOf(position, sidesOf(position)[side]);
  unit.models.forEach((model, i) => {
    placeModel(battle, first + i, model, away);
    applyModelEffects(battle, first + i, model);
    for (const key of model.used ?? [])
      spend(battle, first + i, heldUnder(battle, first + i, position, unit, model, key));
    for (const key of model.tried ?? []) battle.tried[first + i] |= 1 << spells.indexOf(key);
  });
};

const placeModel = (battle: Battle, index: number, model: PositionModel, away: boolean): void => {
  const { plan } = battle;
  if (!away) {
    battle.x[index] = fromInches(model.x ?? 0);
    battle.y[index] = fromInches(model.y ?? 0);
    battle.z[index] = model.z === undefined ? floorAt(plan, battle.x[index], battle.y[index]) : fromInches(model.z);
  }
  battle.wounds[index] = model.wounds ?? 0;
  battle.tokens[index] = model.tokens ?? 0;
};
