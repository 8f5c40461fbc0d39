import { ruleText } from '@muster/army';
import {
  type ArmyModel,
  type ArmyUnit,
  type Battle,
  type BattlePlan,
  defaultSettings,
  floorAt,
  GAME,
  type Game,
  hasUnitFlag,
  namesOf,
  phaseOf,
  RESERVE,
  type RuleRef,
  type SettingName,
  type Settings,
  type Spell,
  UNIT_FLAG,
  type Weapon,
} from '@muster/engine';
import { toInches } from '@muster/kernel';
import { planOfPosition } from './position-army.ts';
import { compact } from './position-fields.ts';
import { fallenRules, effectsOf, modelEffectsOf, nearOf } from './position-given-of.ts';
import { isOfType, spentOf } from './position-spent.ts';
import { writeTable } from './position-table.ts';
import {
  type Position,
  POSITION_FORMAT,
  POSITION_VERSION,
  type PositionModel,
  type PositionSide,
  type PositionSpell,
  type PositionUnit,
  type PositionWeapon,
  type Reserve,
  UNIT_STATES,
  zoneNames,
} from './position.ts';

/** Returns the state of a battle between two steps as a position, without lost units. */
export const positionOf = (game: Pick<Game, 'battle' | 'plan'>): Position => {
  const { battle, plan } = game;
  const writer = new PositionWriter(battle, plan);
  const units = plan.units
    .filter(
      ({ index, comes }) =>
        !comes && !hasUnitFlag(battle, index, UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away),
    )
    .map(({ index }) => writer.unit(index));
  const turn = battle.game[GAME.side];
  const active = battle.game[GAME.active];
  const winner = battle.game[GAME.winner] - 1;
  const toPlace = battle.game[GAME.objectivesToPlace];
  const settings = writer.settings();
  const sides = plan.sides.map(({ index }) => writer.side(index));
  const position: Position = compact({
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    system: plan.ruleset.id,
    rules: plan.ruleset.version,
    settings: Object.keys(settings).length === 0 ? undefined : settings,
    table: writeTable(plan.table),
    weapons: writer.weapons,
    spells: writer.spells,
    sides,
    units,
    objectives: Array.from({ length: battle.game[GAME.objectives] }, (_, i) =>
      compact({
        x: toInches(battle.objX[i]),
        y: toInches(battle.objY[i]),
        owner: writer.names[battle.objOwner[i]],
      }),
    ),
    objectivesToPlace: toPlace === battle.game[GAME.objectives] ? undefined : toPlace,
    round: battle.game[GAME.round],
    phase: phaseOf(battle),
    turn: writer.names[turn],
    first: writer.names[battle.game[GAME.first]],
    active: writer.ids[active],
    winner: writer.names[winner],
  });
  return { ...position, units: withoutLostRules(position, plan) };
};

/** Returns units without picks, feats and markers of rules that no living model has. */
const withoutLostRules = (position: Position, { ruleset, options, growths }: BattlePlan): readonly PositionUnit[] => {
  if (options.length === 0 && growths.length === 0) return position.units;
  const plan = planOfPosition(position, ruleset);
  const isOption = (rule: string): boolean => plan.options.some(({ name }) => name === rule);
  return position.units.map((unit) => {
    const picked = unit.picked?.filter(({ rule }) => isOption(rule));
    const feats = unit.feats?.filter(isOption);
    const growth = Object.entries(unit.growth ?? {}).filter(([rule]) => plan.growths.some(({ name }) => name === rule));
    return compact({
      ...unit,
      picked: picked?.length ? picked : undefined,
      feats: feats?.length ? feats : undefined,
      growth: growth.length > 0 ? Object.fromEntries(growth) : undefined,
    });
  });
};

/** Writes units, and collects their weapons and spells under keys. */
class PositionWriter {
  /** Names of sides and ids of units; equal ones are numbered. */
  readonly names: readonly string[];
  readonly ids: readonly string[];
  readonly weapons: Record<string, PositionWeapon> = {};
  readonly spells: Record<string, PositionSpell> = {};
  readonly #battle: Battle;
  readonly #plan: BattlePlan;
  readonly #keys = new Map<string, string>();

  constructor(battle: Battle, plan: BattlePlan) {
    this.#battle = battle;
    this.#plan = plan;
    this.names = namesOf(plan).sides;
    this.ids = distinct(plan.units.map(({ id }) => id));
  }

  settings(): Partial<Settings> {
    const usual = defaultSettings();
    return Object.fromEntries(
      Object.entries(this.#plan.settings).filter(([name, value]) => usual[name as SettingName] !== value),
    );
  }

  /** Returns the key of a spell: its name, with a number if another spell has that name. */
  #spell(spell: Spell): string {
    const { name, value, range, target, targets, hits, rules, grants, single, marks, lasts, test, endangers } = spell;
    const key = this.#key(spell, name, this.spells);
    this.spells[key] ??= compact({
      name: key === name ? undefined : name,
      value,
      range: toInches(range),
      target,
      targets: targets === 1 ? undefined : targets,
      hits: hits === 0 ? undefined : hits,
      rules: this.#rules(rules),
      grants: this.#rules(grants),
      single,
      marks: marks && this.#rules(marks),
      lasts,
      test,
      endangers,
    });
    return key;
  }

  #key(thing: Weapon | Spell, name: string, taken: object): string {
    const identity = JSON.stringify(thing);
    let key = this.#keys.get(identity) ?? name;
    for (let n = 2; !this.#keys.has(identity) && Object.hasOwn(taken, key); n++) key = `${name} ${n}`;
    this.#keys.set(identity, key);
    return key;
  }

  side(index: number): PositionSide {
    const battle = this.#battle;
    const { spells } = this.#plan.sides[index];
    return compact({
      name: this.names[index],
      spells: spells.map(({ spell }) => this.#spell(spell)),
      zone: zoneNames(this.#plan.sides.length)[battle.sideZone[index]],
      startingUnits: battle.sideStart[index] || undefined,
      lastActivation: battle.sideLast[index] || undefined,
      passed: battle.game[GAME.passed] & (1 << index) ? true : undefined,
      actedAgain: battle.sideAgain[index] || undefined,
      fallen: fallenRules(battle, index),
    });
  }

  unit(index: number): PositionUnit {
    const battle = this.#battle;
    const { side, name } = this.#plan.units[index];
    const unit = this.#armyUnit(index);
    const models = this.#models(index, unit);
    const weapons = models.find((model) => !model.hero)?.weapons ?? [];
    const id = this.ids[index];
    return compact({
      id,
      side: this.names[side],
      name: name === id ? undefined : name,
      quality: unit.quality,
      defense: unit.defense,
      cost: unit.cost === 0 ? undefined : unit.cost,
      rules: this.#rules(unit.rules),
      weapons: weapons.length === 0 ? undefined : weapons,
      models: models.map((model) =>
        compact({ ...model, weapons: String(model.weapons) === String(weapons) ? undefined : model.weapons }),
      ),
      startingSize: battle.unitStart[index] || undefined,
      ...Object.fromEntries(
        Object.entries(UNIT_STATES).map(([state, flag]) => [state, hasUnitFlag(battle, index, flag) || undefined]),
      ),
      arrivedRound: battle.unitArrived[index] || undefined,
      reserve: this.#reserve(index),
      embarkedIn: this.ids[battle.unitIn[index]],
      ...effectsOf(battle, index, this.names),
      activatedNear: nearOf(battle, index, this.ids),
    });
  }

  #armyUnit(index: number): ArmyUnit {
    const { side } = this.#plan.units[index];
    return this.#plan.armies[side].units[this.#plan.sides[side].units.indexOf(index)];
  }

  #reserve(index: number): Reserve | undefined {
    const battle = this.#battle;
    if (hasUnitFlag(battle, index, UNIT_FLAG.onTable) || battle.unitIn[index] >= 0) return undefined;
    const reserve = battle.unitReserve[index];
    return reserve === RESERVE.ambush ? 'ambush' : reserve === RESERVE.scout ? 'scout' : 'waiting';
  }

  /** Returns the living models; a joined hero, which has a unit of its own, is last. */
  #models(index: number, unit: ArmyUnit): PositionModel[] {
    const battle = this.#battle;
    const { first } = this.#plan.units[index];
    const own = unit.models.flatMap((model, i) => (battle.alive[first + i] ? [this.#model(first + i, model)] : []));
    const hero = battle.unitHero[index];
    if (hero < 0 || !battle.alive[hero]) return own;
    const from = this.#armyUnit(this.#plan.models[hero].unit);
    const joined: ArmyModel = {
      ...from.models[0],
      name: from.models[0].name ?? from.name,
      quality: this.#plan.models[hero].quality,
      defense: this.#plan.models[hero].defense,
      rules: [...from.rules, ...from.models[0].rules],
      joined: true,
    };
    return [...own, this.#model(hero, joined)];
  }

  #model(index: number, model: ArmyModel): PositionModel {
    const battle = this.#battle;
    const plan = this.#plan.models[index];
    const host = battle.unitOf[index];
    const placed = hasUnitFlag(battle, host, UNIT_FLAG.onTable);
    const [x, y, z] = [battle.x[index], battle.y[index], battle.z[index]];
    const tough = model.rules.some(({ id }) => id === 'tough');
    const rules = model.rules.filter(({ id }) => id !== 'tough' && !(model.joined && id === 'hero'));
    const used = spentOf(battle, index).map((type) => {
      const own = model.weapons.find((weapon) => isOfType(weapon, type));
      return own ? this.#weapon(own) : type.name;
    });
    const tried = this.#plan.sides[plan.side].spells.filter((spell) => battle.tried[index] & (1 << spell.index));
    return compact({
      id: model.id,
      name: model.name,
      x: placed ? toInches(x) : undefined,
      y: placed ? toInches(y) : undefined,
      z: placed && z !== floorAt(this.#plan, x, y) ? toInches(z) : undefined,
      r: toInches(model.radius),
      height: model.height === undefined ? undefined : toInches(model.height),
      tough: tough ? plan.printedTough : undefined,
      wounds: battle.wounds[index] || undefined,
      tokens: battle.tokens[index] || undefined,
      rules: this.#rules(rules),
      weapons: model.weapons.map((weapon) => this.#weapon(weapon)),
      hero: model.joined,
      quality: model.quality,
      defense: model.defense,
      used: used.length === 0 ? undefined : used,
      tried: tried.length === 0 ? undefined : tried.map(({ spell }) => this.#spell(spell)),
      ...modelEffectsOf(battle, index, this.ids),
    });
  }

  #rules(refs: readonly RuleRef[]): string[] | undefined {
    return refs.length === 0 ? undefined : refs.map((ref) => ruleText(ref, this.#plan.ruleset));
  }

  /** Returns the key of a weapon: its name, with a number if another profile has that name. */
  #weapon(weapon: Weapon): string {
    const { name, range, attacks, rules } = weapon;
    const key = this.#key(weapon, name, this.weapons);
    this.weapons[key] ??= compact({
      name: key === name ? undefined : name,
      range: range === undefined ? undefined : toInches(range),
      attacks,
      rules: this.#rules(rules),
    });
    return key;
  }
}

/** Returns distinct ids: repeated ones get a number. */
const distinct = (ids: readonly string[]): string[] => {
  const taken = new Set<string>();
  return ids.map((id) => {
    let free = id;
    for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
    taken.add(free);
    return free;
  });
};
