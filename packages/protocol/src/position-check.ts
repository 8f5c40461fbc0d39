import {
  type Battle,
  capacityOf,
  isHighAbove,
  isOnTable,
  BATTLE_LIMITS,
  missionRounds,
  modelsWithin,
  newBattle,
  passengersOf,
  type Ruleset,
  spacesOf,
  zonesFor,
} from '@muster/engine';
import { counted, fromInches, Reader } from '@muster/kernel';
import { rulesetOf } from '@muster/rules';
import { toughMoreOf, toughOf, toughOfRules } from './position-army.ts';
import { battleOfPosition } from './position-battle.ts';
import { type Complain } from './position-fields.ts';
import { checkFallen, checkEffects, checkModelEffects } from './position-given-check.ts';
import { heldUnder, spend } from './position-spent.ts';
import { tableSize } from './position-table.ts';
import { type Position, type PositionModel, type PositionUnit, sidesOf, spellsOf, zoneNames } from './position.ts';

/** How much rounding to the grid may let touching bases overlap. */
const ROUNDING = 2;

/** Reports an impossible position: unknown names, dead models, or overlapping bases. */
export const checkPosition = (position: Position, reader: Reader): void => {
  const complain: Complain = (path, message) => new Reader(undefined, path, reader.findings).complain(message);
  const ruleset = rulesetOf(position.system, position.rules) as Ruleset;
  checkGame(position, ruleset, complain);
  checkUnits(position, ruleset, complain);
  if (reader.findings.length > 0) return;
  const { battle } = battleOfPosition(position, ruleset);
  checkHoldings(position, battle, complain);
  checkTransports(position, battle, complain);
  checkPlaces(position, battle, complain);
};

const checkGame = (position: Position, ruleset: Ruleset, complain: Complain): void => {
  const sides = sidesOf(position).map((side) => side.name);
  if (sides.length < 2) complain('sides', 'must be two or more');
  repeated(sides).forEach((i) => complain(`sides[${i}].name`, `"${sides[i]}" is already the name of another side`));
  const zones = sidesOf(position).map((side, i) => side.zone ?? String(i));
  repeated(zones).forEach((i) => complain(`sides[${i}].zone`, `"${zones[i]}" is already the zone of another side`));
  checkZones(position, ruleset, complain);
  const known = (path: string, side: string | undefined): void => {
    if (side !== undefined && !sides.includes(side)) complain(path, `there is no side "${side}"`);
  };
  sidesOf(position).forEach(({ name, startingUnits }, i) => {
    const units = position.units.filter((unit) => unit.side === name).length;
    if (startingUnits !== undefined && startingUnits < units)
      complain(`sides[${i}].startingUnits`, `is ${startingUnits}, but the side has ${counted(units, 'unit')}`);
  });
  known('turn', position.turn);
  known('first', position.first);
  known('winner', position.winner);
  position.units.forEach((unit, i) => known(`units[${i}].side`, unit.side));
  sidesOf(position).forEach((side, i) =>
    side.spells?.forEach((spell, k) => {
      if (!Object.hasOwn(position.spells ?? {}, spell))
        complain(`sides[${i}].spells[${k}]`, `there is no spell "${spell}"`);
    }),
  );
  if (Object.keys(position.spells ?? {}).length > BATTLE_LIMITS.spells)
    complain('spells', `has ${Object.keys(position.spells ?? {}).length} entries (limit ${BATTLE_LIMITS.spells})`);
  const { width, depth } = tableSize(position, ruleset);
  position.objectives?.forEach(({ x, y, owner }, i) => {
    known(`objectives[${i}].owner`, owner);
    if (fromInches(x) > width || fromInches(y) > depth) complain(`objectives[${i}]`, 'is off the table');
  });
  const rounds = missionRounds(ruleset);
  if ((position.round ?? 0) > rounds) complain('round', `must be at most ${rounds}, but it is ${position.round}`);
  if (position.active !== undefined && !position.units.some((unit) => unit.id === position.active))
    complain('active', `there is no unit "${position.active}"`);
};

/** Reports unknown zones, and zones of two sides that are not opposite. */
const checkZones = (position: Position, ruleset: Ruleset, complain: Complain): void => {
  const sides = sidesOf(position);
  const zones = zonesFor(
    ruleset.mission,
    ruleset,
    sides.map(() => ruleset.mission.roles[0]),
    { ...tableSize(position, ruleset), terrain: [] },
  );
  const names = zoneNames(sides.length).slice(0, zones.length);
  const chosen = sides.map(({ zone }) => (zone === undefined ? -1 : names.indexOf(zone)));
  sides.forEach(({ zone }, i) => {
    if (zone !== undefined && chosen[i] < 0)
      complain(`sides[${i}].zone`, `must be one of ${names.join(', ')}, but it is "${zone}"`);
  });
  const [first, second] = chosen;
  if (sides.length === 2 && Math.min(first, second) >= 0 && first !== second && zones[first].opposite !== second)
    complain('sides[1].zone', `"${names[second]}" is not opposite to "${names[first]}", the zone of the other side`);
};

const checkUnits = (position: Position, ruleset: Ruleset, complain: Complain): void => {
  const ids = position.units.map((unit) => unit.id);
  repeated(ids).forEach((i) => complain(`units[${i}].id`, `"${ids[i]}" is already the id of another unit`));
  const fallen = sidesOf(position).filter((side) => side.fallen?.length).length;
  const models = position.units.reduce((sum, unit) => sum + unit.models.length, fallen);
  if (position.units.length + fallen > BATTLE_LIMITS.units)
    complain('units', `are too many with the lost models of ${counted(fallen, 'side')} (limit ${BATTLE_LIMITS.units})`);
  if (models > BATTLE_LIMITS.models) complain('units', `have ${models} models (limit ${BATTLE_LIMITS.models})`);
  position.units.forEach((unit, i) => {
    const path = `units[${i}]`;
    const names = unit.models.map((model) => model.id);
    repeated(names).forEach((k) =>
      complain(`${path}.models[${k}].id`, `"${names[k]}" is already the id of another model of the unit`),
    );
    if (unit.models.filter((model) => model.hero).length > 1)
      complain(`${path}.models`, 'have more than one joined hero');
    if (unit.startingSize !== undefined && unit.startingSize < unit.models.length)
      complain(
        `${path}.startingSize`,
        `is ${unit.startingSize}, but the unit has ${counted(unit.models.length, 'model')}`,
      );
    if (unit.reserve !== undefined && unit.embarkedIn !== undefined)
      complain(path, 'is both in reserve and inside a transport');
    unit.weapons?.forEach((weapon, k) => checkWeapon(position, weapon, `${path}.weapons[${k}]`, complain));
    unit.models.forEach((model, k) => checkModel(position, ruleset, unit, model, `${path}.models[${k}]`, complain));
  });
};

const checkWeapon = (position: Position, weapon: string, path: string, complain: Complain): void => {
  if (!Object.hasOwn(position.weapons ?? {}, weapon)) complain(path, `there is no weapon "${weapon}"`);
};

/** Whether a unit's only model can have any number of wound markers, because only checks knock it out. */
const canGatherMarkers = ({ ways }: Ruleset, { models }: PositionUnit): boolean =>
  ways.wounds === 'effects' && models.length === 1;

const checkModel = (
  position: Position,
  ruleset: Ruleset,
  unit: PositionUnit,
  model: PositionModel,
  path: string,
  complain: Complain,
): void => {
  const { tokenLimit } = ruleset.numbers;
  const tough = toughOf(unit, model);
  const byRules = toughOfRules(unit, model);
  const endurance = tough + toughMoreOf(ruleset, unit, model);
  model.weapons?.forEach((weapon, k) => checkWeapon(position, weapon, `${path}.weapons[${k}]`, complain));
  if (tough < byRules) complain(`${path}.tough`, `is ${tough}, but the rules add up to ${byRules}`);
  else if ((model.wounds ?? 0) >= endurance && !canGatherMarkers(ruleset, unit))
    complain(`${path}.wounds`, `${model.wounds} wounds kill a model of Tough ${endurance}: leave it out`);
  if ((model.tokens ?? 0) > tokenLimit) complain(`${path}.tokens`, `must be at most ${tokenLimit}`);
  const away = unit.reserve !== undefined || unit.embarkedIn !== undefined;
  if (!away && (model.x === undefined || model.y === undefined)) complain(path, 'is on the table: add x and y');
  const side = sidesOf(position).find(({ name }) => name === unit.side);
  const spells = side ? spellsOf(position, side) : [];
  model.tried?.forEach((spell, k) => {
    if (!spells.includes(spell)) complain(`${path}.tried[${k}]`, `the side does not know the spell "${spell}"`);
  });
};

/** Reports spent weapons that are not Limited, and effects that nothing in the battle could have given. */
const checkHoldings = (position: Position, battle: Battle, complain: Complain): void => {
  const fresh = newBattle(battle.plan);
  checkFallen(position, battle.plan.ruleset, complain);
  forEachUnit(position, battle, (unit, index, path) => {
    checkEffects(position, battle.plan, unit, path, complain);
    unit.models.forEach((model, k) => {
      const at = battle.plan.units[index].first + k;
      const place = `${path}.models[${k}]`;
      checkModelEffects(position, battle.plan, { unit, model, index: at }, place, complain);
      model.used?.forEach((key, i) => {
        const held = heldUnder(battle, at, position, unit, model, key);
        if (held.length === 0) complain(`${place}.used[${i}]`, `the model has no weapon "${key}"`);
        else if (held.every(({ usedBit }) => usedBit < 0)) complain(`${place}.used[${i}]`, `"${key}" is not Limited`);
        else if (!spend(fresh, at, held))
          complain(`${place}.used[${i}]`, `"${key}" is spent more often than the model carries it`);
      });
    });
  });
};

const checkTransports = (position: Position, battle: Battle, complain: Complain): void =>
  forEachUnit(position, battle, (unit, index, path) => {
    const places = capacityOf(battle, index);
    const riders = passengersOf(battle, index);
    const taken = riders.reduce((sum, rider) => sum + (spacesOf(battle, rider) ?? 0), 0);
    if (places > 0 && taken > places) complain(path, `carries passengers for ${taken} places (limit ${places})`);
    if (unit.embarkedIn === undefined) return;
    const transport = battle.unitIn[index];
    const place = `${path}.embarkedIn`;
    if (transport < 0) return complain(place, `there is no unit "${unit.embarkedIn}"`);
    if (capacityOf(battle, transport) === 0 || transport === index)
      return complain(place, `"${unit.embarkedIn}" is not a transport`);
    if (battle.plan.units[transport].side !== battle.plan.units[index].side)
      return complain(place, `"${unit.embarkedIn}" belongs to another side`);
    if (spacesOf(battle, index) === undefined || places > 0)
      return complain(place, 'the unit cannot ride in transports');
    if (battle.unitIn[transport] >= 0) complain(place, `"${unit.embarkedIn}" is inside a transport itself`);
    return undefined;
  });

/** Reports bases beyond the table edge and bases that overlap, except those of high fliers. */
const checkPlaces = (position: Position, battle: Battle, complain: Complain): void => {
  const { models, table } = battle.plan;
  const standing: { model: number; path: string }[] = [];
  forEachUnit(position, battle, (unit, index, path) => {
    if (!isOnTable(battle, index)) return;
    unit.models.forEach((_, k) => {
      const model = battle.plan.units[index].first + k;
      const { radius } = models[model];
      const [x, y] = [battle.x[model], battle.y[model]];
      if (Math.min(x, y, table.width - x, table.depth - y) < radius)
        complain(`${path}.models[${k}]`, 'is beyond the edge of the table');
      if (!isHighAbove(battle, index)) standing.push({ model, path: `${path}.models[${k}]` });
    });
  });
  standing.forEach(({ model, path }, i) => {
    const other = standing
      .slice(0, i)
      .find(
        (earlier) =>
          battle.z[model] === battle.z[earlier.model] && modelsWithin(battle, model, earlier.model, -ROUNDING - 1),
      );
    if (other) complain(path, `overlaps ${other.path}`);
  });
};

const forEachUnit = (
  position: Position,
  battle: Battle,
  visit: (unit: PositionUnit, index: number, path: string) => void,
): void =>
  position.units.forEach((unit, i) =>
    visit(
      unit,
      battle.plan.units.findIndex((plan) => plan.id === unit.id),
      `units[${i}]`,
    ),
  );

/** Returns the places of values that occur earlier in the list. */
const repeated = (values: readonly string[]): number[] => {
  const seen = new Set<string>();
  return values.flatMap((value, i) => {
    if (seen.has(value)) return [i];
    seen.add(value);
    return [];
  });
};
