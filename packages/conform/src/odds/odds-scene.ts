import {
  always,
  type Army,
  type ArmyModel,
  type ArmyUnit,
  type Battle,
  compilePlan,
  storeStartingSizes,
  newBattle,
  parseRuleRef,
  rule,
  type Rule,
  type RuleRef,
  type Ruleset,
  type Settings,
  UNIT_FLAG,
  type Weapon,
} from '@muster/engine';

/** A weapon of a case; by default every model of its unit has one. */
export interface CaseWeapon {
  name: string;
  count?: number;
  attacks: number;
  rules?: readonly string[];
  /** The Quality of the model that holds it. */
  quality?: number;
}

/** A unit of a case: its values, and its state. */
export interface CaseUnit {
  models?: number;
  quality?: number;
  defense?: number;
  tough?: number;
  /** The Tough of each model, if they differ. */
  toughs?: readonly number[];
  rules?: readonly string[];
  weapons?: readonly CaseWeapon[];
  hero?: CaseHero;
  woundsTaken?: readonly number[];
  /** The size at the start of the battle, if models have been lost since. */
  startingSize?: number;
  shaken?: boolean;
  fatigued?: boolean;
}

/** A hero who has joined the unit. */
interface CaseHero {
  quality?: number;
  defense?: number;
  tough?: number;
  rules?: readonly string[];
  woundsTaken?: number;
}

/** What a case says about a unit besides its values: rules of the situation, and its place. */
export interface CaseSide {
  unit: CaseUnit;
  side: number;
  /** Rules that every model has for this case. */
  given?: readonly Rule[];
  /** Rules of the first model alone. */
  leader?: readonly string[];
  /** The range of its weapons; absent for melee. */
  range?: number;
  flags?: number;
}

const refOf = (text: string): RuleRef => {
  const ref = parseRuleRef(text);
  if (!ref) throw new Error(`"${text}" is not a rule`);
  return ref;
};

const refsOf = (texts: readonly string[] = []): RuleRef[] => texts.map(refOf);

const toughOf = (tough = 1): RuleRef[] => (tough > 1 ? [refOf(`Tough(${tough})`)] : []);

/** Returns a made-up rule for each modifier of a case: to hit, to Defense rolls or to morale tests. */
export const modifierRules = (kind: 'hit' | 'block' | 'morale', amounts: number | readonly number[] = []): Rule[] =>
  [amounts].flat().map((amount, i) =>
    rule({
      id: `situation-${kind}-${i + 1}`,
      name: `Situation (${kind} ${i + 1})`,
      source: 'conformance case',
      summary: 'A modifier of the case.',
      ...(kind === 'hit' ? { attacker: { toHit: always(amount) } } : {}),
      ...(kind === 'block' ? { defender: { toBlock: always(amount) } } : {}),
      ...(kind === 'morale' ? { morale: { bonus: amount } } : {}),
    }),
  );

/** Sets up the units of a case, all in one place: range and line of sight are assumed. */
export const oddsScene = (ruleset: Ruleset, settings: Partial<Settings>, sides: readonly CaseSide[]): Battle => {
  const given = sides.flatMap((side) => side.given ?? []);
  const rules = { ...ruleset.rules, ...Object.fromEntries(given.map((made) => [made.id, made])) };
  const { tableWidth: width, tableDepth: depth } = ruleset.numbers;
  const armies = [0, 1].map((side): Army => ({
    name: `Side ${side + 1}`,
    units: sides.filter((one) => one.side === side).map((one, i) => armyUnit(one, `${side}${i}`)),
    spells: [],
  }));
  const plan = compilePlan({ ruleset: { ...ruleset, rules }, settings, armies, table: { width, depth, terrain: [] } });
  if (plan.unknownRules.length > 0) throw new Error(plan.unknownRules[0].message);
  const battle = newBattle(plan);
  battle.x.fill(width / 2);
  battle.y.fill(depth / 2);
  const inOrder = [0, 1].flatMap((side) => sides.filter((one) => one.side === side));
  inOrder.forEach((one, index) => setState(battle, index, one));
  storeStartingSizes(battle);
  inOrder.forEach(({ unit }, index) => {
    if (unit.startingSize !== undefined) battle.unitStart[index] = unit.startingSize;
  });
  return battle;
};

const setState = (battle: Battle, index: number, { unit, flags = 0 }: CaseSide): void => {
  const { first, count } = battle.plan.units[index];
  const wounds = [...(unit.woundsTaken ?? [])];
  if (unit.hero?.woundsTaken) wounds[count - 1] = unit.hero.woundsTaken;
  for (let i = 0; i < count; i++) battle.wounds[first + i] = wounds[i] ?? 0;
  battle.unitFlags[index] =
    UNIT_FLAG.onTable | flags | (unit.shaken ? UNIT_FLAG.shaken : 0) | (unit.fatigued ? UNIT_FLAG.fatigued : 0);
};

const armyUnit = ({ unit, given = [], leader = [], range }: CaseSide, id: string): ArmyUnit => {
  const shared = given.map((made): RuleRef => ({ id: made.id }));
  const size = unit.toughs?.length ?? unit.models ?? 1;
  const arms = armsOf(unit, size, range);
  const models = Array.from({ length: size }, (_, i): ArmyModel => ({
    id: `${id}-${i}`,
    radius: 50,
    quality: arms[i].quality,
    rules: [...toughOf(unit.toughs?.[i] ?? unit.tough), ...(i === 0 ? refsOf(leader) : [])],
    weapons: arms[i].weapons,
  }));
  const hero = unit.hero ? [heroModel(unit.hero, shared, `${id}-hero`)] : [];
  return {
    id,
    name: `Unit ${id}`,
    quality: unit.quality ?? 4,
    defense: unit.defense ?? 4,
    cost: 0,
    rules: [...refsOf(unit.rules), ...shared],
    models: [...models, ...hero],
  };
};

const heroModel = (hero: CaseHero, shared: readonly RuleRef[], id: string): ArmyModel => ({
  id,
  radius: 50,
  quality: hero.quality,
  defense: hero.defense,
  rules: [{ id: 'hero' }, ...toughOf(hero.tough), ...refsOf(hero.rules), ...shared],
  weapons: [],
  joined: true,
});

/** The weapons of a model, and its own Quality if it has one. */
interface Arms {
  quality?: number;
  weapons: Weapon[];
}

/** Gives the weapons to models one by one; those with another Quality go to the last models. */
const armsOf = (unit: CaseUnit, size: number, range: number | undefined): Arms[] => {
  const arms = Array.from({ length: size }, (): Arms => ({ weapons: [] }));
  let special = size;
  for (const { name, count = size, attacks, rules, quality } of unit.weapons ?? []) {
    const weapon: Weapon = { name, attacks, rules: refsOf(rules), ...(range === undefined ? {} : { range }) };
    for (let copy = 0; copy < count; copy++) {
      const arm = arms[quality === undefined ? copy % size : Math.max(0, --special)];
      if (quality !== undefined) arm.quality = quality;
      arm.weapons.push(weapon);
    }
  }
  return arms;
};
