import { radiusOfBase } from '@muster/army';
import {
  type Army,
  type ArmyModel,
  type ArmyUnit,
  type Battle,
  type BattlePlan,
  compilePlan,
  floorAt,
  G,
  newBattle,
  oppositeZone,
  parseRuleRef,
  type Phase,
  RESERVE,
  type RuleRef,
  type Ruleset,
  setPhase,
  type Spell,
  U,
  type Weapon,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { tableOf } from './position-table.ts';
import {
  type Position,
  type PositionModel,
  type PositionUnit,
  sidesOf,
  spellsOf,
  USUAL_BASE,
  zoneNames,
} from './position.ts';

/** A battle that can be played on, with its plan. */
export interface PlacedBattle {
  plan: BattlePlan;
  battle: Battle;
}

/** Phases before everybody stands where they start: sizes are not fixed yet. */
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

/** Sets a position up: a plan of its armies and table, and a battle that stands as the position says. */
export const battleOfPosition = (position: Position, ruleset: Ruleset): PlacedBattle => {
  const plan = compilePlan({
    ruleset,
    armies: sidesOf(position).map((_, side) => armyOf(position, side)),
    table: tableOf(position, ruleset),
    settings: position.settings,
    maxObjectives: position.objectives?.length,
  });
  const battle = newBattle(plan);
  placeGame(battle, position);
  for (const unit of position.units) placeUnit(battle, position, unit);
  return { plan, battle };
};

/** Place of a side in a position. */
export const sideIndex = (position: Position, name: string | undefined): number =>
  sidesOf(position).findIndex((side) => side.name === name);

const armyOf = (position: Position, side: number): Army => {
  const { name } = sidesOf(position)[side];
  return {
    name,
    units: position.units.filter((unit) => unit.side === name).map((unit) => armyUnit(position, unit)),
    spells: spellsOf(position, sidesOf(position)[side]).map((spell) => armySpell(position, spell)),
  };
};

const armyUnit = (position: Position, unit: PositionUnit): ArmyUnit => ({
  id: unit.id,
  name: unit.name ?? unit.id,
  quality: unit.quality,
  defense: unit.defense,
  cost: unit.cost ?? 0,
  rules: refsOf(unit.rules),
  models: unit.models.map((model) => armyModel(position, unit, model)),
});

const armyModel = (position: Position, unit: PositionUnit, model: PositionModel): ArmyModel => {
  const { name, height, quality, defense, hero } = model;
  const missing = toughOf(unit, model) - toughOfRules(unit, model);
  return {
    id: model.id,
    ...(name === undefined ? {} : { name }),
    radius: model.r === undefined ? radiusOfBase(model.base ?? USUAL_BASE) : fromInches(model.r),
    ...(height === undefined ? {} : { height: fromInches(height) }),
    ...(quality === undefined ? {} : { quality }),
    ...(defense === undefined ? {} : { defense }),
    rules: [
      ...refsOf(model.rules),
      ...(hero ? [{ id: 'hero' }] : []),
      ...(model.tough !== undefined && missing > 0 ? [{ id: 'tough', rating: missing }] : []),
    ],
    weapons: weaponsOf(unit, model).map((weapon) => armyWeapon(position, weapon)),
    ...(hero ? { joined: true } : {}),
  };
};

/** Names of the weapons that a model carries. */
export const weaponsOf = (unit: PositionUnit, model: PositionModel): readonly string[] =>
  model.weapons ?? unit.weapons ?? [];

/** Tough that the rules of a model add up to; 0 when none speaks of it. */
export const toughOfRules = (unit: PositionUnit, model: PositionModel): number =>
  refsOf([...(model.hero ? [] : (unit.rules ?? [])), ...(model.rules ?? [])])
    .filter(({ id }) => id === 'tough')
    .reduce((sum, { rating }) => sum + (rating ?? 0), 0);

/** Wounds that a model can take. */
export const toughOf = (unit: PositionUnit, model: PositionModel): number =>
  model.tough ?? Math.max(1, toughOfRules(unit, model));

const refsOf = (rules: readonly string[] = []): RuleRef[] => rules.flatMap((rule) => parseRuleRef(rule) ?? []);

/** A weapon of a position, by its key. */
export const armyWeapon = (position: Position, key: string): Weapon => {
  const { name = key, range, attacks, rules } = (position.weapons ?? {})[key];
  return {
    name,
    ...(range === undefined ? {} : { range: fromInches(range) }),
    attacks,
    rules: refsOf(rules),
  };
};

const armySpell = (position: Position, key: string): Spell => {
  const entry = (position.spells ?? {})[key];
  const { name = key, value, range, target = 'enemy', targets = 1, hits = 0, rules, grants } = entry;
  const { single, marks, lasts, test, endangers } = entry;
  return {
    name,
    value,
    range: fromInches(range),
    target,
    targets,
    hits,
    rules: refsOf(rules),
    grants: refsOf(grants),
    ...(single ? { single: true } : {}),
    ...(marks ? { marks: refsOf(marks) } : {}),
    ...(lasts ? { lasts } : {}),
    ...(test ? { test } : {}),
    ...(endangers ? { endangers: true } : {}),
  };
};

const placeGame = (battle: Battle, position: Position): void => {
  const { game } = battle;
  const phase = position.phase ?? 'activation';
  const turn = Math.max(0, sideIndex(position, position.turn));
  setPhase(battle, phase);
  game[G.round] = position.round ?? (SETUP_PHASES.includes(phase) ? 0 : 1);
  game[G.side] = turn;
  game[G.first] = position.first === undefined ? turn : sideIndex(position, position.first);
  game[G.active] = battle.plan.units.findIndex((unit) => unit.id === position.active);
  game[G.winner] = 1 + sideIndex(position, position.winner);
  game[G.objectives] = position.objectives?.length ?? 0;
  game[G.objectivesToPlace] = position.objectivesToPlace ?? game[G.objectives];
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
    if (side.passed) game[G.passed] |= 1 << i;
  });
  game[G.activations] = Math.max(0, ...battle.sideLast);
};

/** The zone of each side; those that are not named are what is left once zones have been chosen, -1 before. */
const zonesOfSides = ({ plan }: Battle, position: Position): number[] => {
  const sides = sidesOf(position);
  const names = zoneNames(sides.length);
  const named = sides.map(({ zone }) => (zone === undefined ? -1 : names.indexOf(zone)));
  if (BEFORE_EDGES.includes(position.phase ?? 'activation')) return named;
  const free = plan.zones.map((_, zone) => zone).filter((zone) => !named.includes(zone));
  const chosen = sides.length === 2 ? named.find((zone) => zone >= 0) : undefined;
  return named.map((zone) => {
    if (zone >= 0) return zone;
    return chosen === undefined ? (free.shift() ?? -1) : oppositeZone(chosen);
  });
};

const placeUnit = (battle: Battle, position: Position, unit: PositionUnit): void => {
  const { index, side, first } = battle.plan.units.find((plan) => plan.id === unit.id) as BattlePlan['units'][number];
  const setUp = SETUP_PHASES.includes(position.phase ?? 'activation');
  const size = unit.startingSize ?? (setUp ? 0 : unit.models.length);
  const away = unit.reserve !== undefined || unit.embarkedIn !== undefined;
  battle.unitFlags[index] =
    (away ? 0 : U.onTable) |
    (unit.activated ? U.activated : 0) |
    (unit.moved ? U.movedInRound : 0) |
    (unit.shaken ? U.shaken : 0) |
    (unit.fatigued ? U.fatigued : 0);
  battle.unitStart[index] = size;
  battle.unitStartTough[index] = size === 1 && unit.models.length === 1 ? battle.plan.models[first].tough : 0;
  battle.unitArrived[index] = unit.arrivedRound ?? 0;
  battle.unitReserve[index] =
    unit.reserve === 'ambush' || unit.reserve === 'scout' ? RESERVE[unit.reserve] : RESERVE.none;
  battle.unitIn[index] = battle.plan.units.findIndex((other) => other.id === unit.embarkedIn);
  battle.plan.grants.forEach((rule, bit) => {
    if (unit.granted?.includes(rule.label)) battle.unitGrants[index] |= 1 << bit;
  });
  const spells = spellsOf(position, sidesOf(position)[side]);
  unit.models.forEach((model, i) => {
    placeModel(battle, first + i, model, away);
    for (const key of model.used ?? [])
      battle.used[first + i] |= usedBits(battle, first + i, armyWeapon(position, key));
    for (const key of model.tried ?? []) battle.tried[first + i] |= 1 << spells.indexOf(key);
  });
};

/** The bit of a spent weapon in a model's hands; none when it is not Limited. */
export const usedBits = (battle: Battle, model: number, { name, range = 0, attacks }: Weapon): number => {
  const held = battle.plan.models[model].weapons.find(
    ({ type, usedBit }) => usedBit >= 0 && type.name === name && type.range === range && type.attacks === attacks,
  );
  return held ? 1 << held.usedBit : 0;
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
