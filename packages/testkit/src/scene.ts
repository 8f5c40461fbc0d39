import {
  type Action,
  type Answer,
  type ArmyModel,
  type ArmyUnit,
  type Battle,
  type BattleEvent,
  type BattlePlan,
  compilePlan,
  floorAt,
  freezeSizes,
  G,
  Game,
  newBattle,
  type Outcome,
  type Question,
  type Rule,
  type RuleRef,
  type Ruleset,
  type ScriptedDice,
  scriptedDice,
  setPhase,
  type Settings,
  type Spell,
  type TerrainPiece,
  U,
  type Weapon,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { gf } from '@muster/rules';

/** A rule for a test: itself, or with its rating. */
export type TestRule = Rule | readonly [Rule, number];

/** A unit for a test, in inches: only what the test cares about. */
export interface TestUnit {
  id: string;
  side?: number;
  /** Places of its models; a row from here when only one place and `models` are given. */
  at: readonly [number, number];
  models?: number;
  /** Gap between the models of the row. */
  spacing?: number;
  radius?: number;
  quality?: number;
  defense?: number;
  rules?: readonly TestRule[];
  weapons?: readonly TestWeapon[];
  /** One more model at the end of the row, with rules and values of its own. */
  hero?: { quality?: number; defense?: number; rules?: readonly TestRule[]; weapons?: readonly TestWeapon[] };
  flags?: number;
  tokens?: number;
}

export interface TestWeapon {
  name?: string;
  range?: number;
  attacks?: number;
  rules?: readonly TestRule[];
}

export interface TestScene {
  units: readonly TestUnit[];
  terrain?: readonly (Partial<TerrainPiece> & { rect: readonly [number, number, number, number] })[];
  settings?: Partial<Settings>;
  spells?: readonly (Partial<Spell> & { name: string })[];
  /** Faces as they will fall; bars are for the reader. */
  dice?: string;
  round?: number;
  ruleset?: Ruleset;
}

/** A battle in the middle of round 1 with people on both sides and the dice written out. */
export interface Scene {
  game: Game;
  battle: Battle;
  plan: BattlePlan;
  dice: ScriptedDice;
  events: BattleEvent[];
  unit(id: string): number;
  /** The nth model of a unit. */
  model(id: string, n?: number): number;
  act(action: Action): Outcome;
  /** Acts, then answers questions by kind until nothing is open; others are left to the engine. */
  play(action: Action, answers?: Partial<Record<Question['kind'], Answer | ((question: Question) => Answer)>>): Outcome;
}

const DEFAULT_ANSWERS: Readonly<Record<Question['kind'], Answer>> = {
  shoot: [],
  cast: 'done',
  assist: [],
  'strike-back': true,
  strike: 'auto',
  casualties: 'auto',
  'wounds-on': 'auto',
  'pile-in': 'auto',
  'finish-move': [],
  consolidate: [],
  'back-off': 'auto',
  'morale-quality': 'auto',
  wreck: 'auto',
  dice: [],
};

const refOf = (rule: TestRule): RuleRef =>
  Array.isArray(rule) ? { id: rule[0].id, rating: rule[1] } : { id: (rule as Rule).id };

const ruleOf = (rule: TestRule): Rule => (Array.isArray(rule) ? rule[0] : (rule as Rule));

const weaponOf = ({ name = 'Weapon', range, attacks = 1, rules = [] }: TestWeapon): Weapon => ({
  name,
  ...(range === undefined ? {} : { range: fromInches(range) }),
  attacks,
  rules: rules.map(refOf),
});

/** Every rule that a scene names; those that the ruleset lacks are added to it, so that made-up rules can be tried. */
const rulesetFor = (scene: TestScene): Ruleset => {
  const base = scene.ruleset ?? gf;
  const named = scene.units.flatMap(({ rules = [], weapons = [], hero }) => [
    ...rules,
    ...weapons.flatMap((weapon) => weapon.rules ?? []),
    ...(hero?.rules ?? []),
    ...(hero?.weapons ?? []).flatMap((weapon) => weapon.rules ?? []),
  ]);
  const extra = Object.fromEntries(named.map((rule) => [ruleOf(rule).id, ruleOf(rule)]));
  return { ...base, rules: { ...base.rules, ...extra } };
};

const armyUnit = (unit: TestUnit): ArmyUnit => {
  const weapons = (unit.weapons ?? []).map(weaponOf);
  const radius = fromInches(unit.radius ?? 0.5);
  const models = Array.from({ length: unit.models ?? 1 }, (_, i): ArmyModel => ({ id: `${unit.id}${i + 1}`, radius, rules: [], weapons }));
  const hero: ArmyModel[] = unit.hero
    ? [{
        id: `${unit.id}-hero`,
        radius,
        rules: [{ id: 'hero' }, ...(unit.hero.rules ?? []).map(refOf)],
        weapons: (unit.hero.weapons ?? []).map(weaponOf),
        quality: unit.hero.quality,
        defense: unit.hero.defense,
        joined: true,
      }]
    : [];
  return {
    id: unit.id,
    name: unit.id,
    quality: unit.quality ?? 4,
    defense: unit.defense ?? 4,
    cost: 100,
    rules: (unit.rules ?? []).map(refOf),
    models: [...models, ...hero],
  };
};

/** Sets a scene. */
export const scene = (spec: TestScene): Scene => {
  const sides = [0, 1].map((side) => spec.units.filter((unit) => (unit.side ?? 0) === side));
  const spells = (spec.spells ?? []).map((spell): Spell => ({
    value: 1, range: fromInches(18), target: 'enemy', targets: 1, hits: 0, rules: [], grants: [], ...spell,
  }));
  const plan = compilePlan({
    ruleset: rulesetFor(spec),
    armies: sides.map((units, side) => ({ name: `Side ${side}`, units: units.map(armyUnit), spells })),
    table: {
      width: 7200,
      depth: 4800,
      terrain: (spec.terrain ?? []).map(({ rect: [x0, y0, x1, y1], ...piece }, i): TerrainPiece => ({
        id: `t${i}`,
        kind: 'test',
        types: [],
        polygon: [x0, y0, x1, y0, x1, y1, x0, y1].map(fromInches),
        ...piece,
      })),
    },
    settings: spec.settings,
  });
  const battle = standing(plan, spec);
  const dice = scriptedDice((spec.dice ?? '').split(/[\s|]+/).filter(Boolean).map(Number));
  const events: BattleEvent[] = [];
  const game = new Game({ plan, seed: 'test', dice, from: battle, listen: (event) => events.push(event) });
  const unit = (id: string): number => plan.units.findIndex((candidate) => candidate.id === id);
  return {
    game,
    battle: game.battle,
    plan,
    dice,
    events,
    unit,
    model: (id, n = 0) => plan.units[unit(id)].first + n,
    act: (action) => game.act(action),
    play: (action, answers = {}) => {
      let outcome = game.act(action);
      while (outcome.status === 'pending') {
        const [question] = outcome.questions;
        const answer = answers[question.kind] ?? DEFAULT_ANSWERS[question.kind];
        outcome = game.answer(question.side, typeof answer === 'function' ? answer(question) : answer);
      }
      return outcome;
    },
  };
};

/** The state with everybody in place, in the activation phase. */
const standing = (plan: BattlePlan, spec: TestScene): Battle => {
  const battle = newBattle(plan);
  for (const unit of plan.units) {
    const { at, spacing = 0.25, radius = 0.5, flags = 0, tokens = 0 } = spec.units.find(({ id }) => id === unit.id) as TestUnit;
    for (let i = 0; i < unit.count; i++) {
      const model = unit.first + i;
      battle.x[model] = fromInches(at[0] + i * (2 * radius + spacing));
      battle.y[model] = fromInches(at[1]);
      battle.z[model] = floorAt(plan, battle.x[model], battle.y[model]);
      battle.tokens[model] = plan.models[model].tokens > 0 ? tokens : 0;
    }
    battle.unitFlags[unit.index] = U.onTable | flags;
  }
  battle.sideZone.set([0, 1]);
  freezeSizes(battle);
  battle.game[G.round] = spec.round ?? 1;
  setPhase(battle, 'activation');
  return battle;
};
