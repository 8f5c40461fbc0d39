import {
  always,
  type Army,
  type ArmyModel,
  type ArmyUnit,
  type Battle,
  compilePlan,
  freezeSizes,
  newBattle,
  parseRuleRef,
  rule,
  type Rule,
  type RuleRef,
  type Ruleset,
  type Settings,
  U,
  type Weapon,
} from '@muster/engine';

/** A weapon of a case; without a count every model of its unit has one. */
export interface CaseWeapon {
  name: string;
  count?: number;
  attacks: number;
  rules?: readonly string[];
  /** Of the model that holds it. */
  quality?: number;
}

/** A unit of a case: what it has, and what has happened to it. */
export interface CaseUnit {
  models?: number;
  quality?: number;
  defense?: number;
  tough?: number;
  /** Tough of each model, where they differ. */
  toughs?: readonly number[];
  rules?: readonly string[];
  weapons?: readonly CaseWeapon[];
  hero?: CaseHero;
  woundsTaken?: readonly number[];
  /** Size at the start of the battle, where models have been lost since. */
  startingSize?: number;
  shaken?: boolean;
  fatigued?: boolean;
}

/** A hero in the ranks. */
interface CaseHero {
  quality?: number;
  defense?: number;
  tough?: number;
  rules?: readonly string[];
  woundsTaken?: number;
}

/** What a case says about a unit beside its own values: rules of the situation, and where it stands. */
export interface CaseSide {
  unit: CaseUnit;
  side: number;
  /** Rules that every model has for this case. */
  given?: readonly Rule[];
  /** Rules of the first model alone. */
  leader?: readonly string[];
  /** Range of its weapons; none for melee. */
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

/** A made-up rule for each modifier of a case: to hit, to block or to morale. */
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

/** Sets the units of a case up, all in one place: who reaches and sees whom is assumed. */
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
  freezeSizes(battle);
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
  battle.unitFlags[index] = U.onTable | flags | (unit.shaken ? U.shaken : 0) | (unit.fatigued ? U.fatigued : 0);
};

const armyUnit = ({ unit, given = [], leader = [], range }: CaseSide, id: string): ArmyUnit => {
  const everybody = given.map((made): RuleRef => ({ id: made.id }));
  const size = unit.toughs?.length ?? unit.models ?? 1;
  const arms = armsOf(unit, size, range);
  const models = Array.from({ length: size }, (_, i): ArmyModel => ({
    id: `${id}-${i}`,
    radius: 50,
    quality: arms[i].quality,
    rules: [...toughOf(unit.toughs?.[i] ?? unit.tough), ...(i === 0 ? refsOf(leader) : [])],
    weapons: arms[i].weapons,
  }));
  const hero = unit.hero ? [heroModel(unit.hero, everybody, `${id}-hero`)] : [];
  return {
    id,
    name: `Unit ${id}`,
    quality: unit.quality ?? 4,
    defense: unit.defense ?? 4,
    cost: 0,
    rules: [...refsOf(unit.rules), ...everybody],
    models: [...models, ...hero],
  };
};

const heroModel = (hero: CaseHero, everybody: readonly RuleRef[], id: string): ArmyModel => ({
  id,
  radius: 50,
  quality: hero.quality,
  defense: hero.defense,
  rules: [{ id: 'hero' }, ...toughOf(hero.tough), ...refsOf(hero.rules), ...everybody],
  weapons: [],
  joined: true,
});

/** What a model holds, and its own Quality if it has one. */
interface Arms {
  quality?: number;
  weapons: Weapon[];
}

/** Hands the weapons out one by one; those with a Quality of their own go to the last models. */
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
