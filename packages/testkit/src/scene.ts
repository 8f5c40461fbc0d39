import {
  type Action,
  type ActivateAction,
  type Answer,
  type ArmyModel,
  type ArmyUnit,
  type Battle,
  type BattleEvent,
  type BattlePlan,
  compilePlan,
  floorAt,
  storeStartingSizes,
  GAME,
  Game,
  modelsOf,
  type CampaignExtras,
  type Mission,
  type ModelMove,
  newBattle,
  DEFAULT_ANSWERS,
  type Outcome,
  type Phase,
  PHASES,
  type Placement,
  type Question,
  RESERVE,
  type Rule,
  type RuleRef,
  type Ruleset,
  type ScriptedDice,
  scriptedDice,
  setPhase,
  type Settings,
  type Spell,
  type TerrainPiece,
  UNIT_FLAG,
  type UnitItem,
  type Weapon,
} from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { ALL_RULES, BOOK_RULES, gf, TRAIT_RULES } from '@muster/rules';

/** A rule for a test, with a rating if it needs one. */
export type TestRule = Rule | readonly [Rule, number];

/** A unit for a test, in inches: only what the test cares about. */
export interface TestUnit {
  id: string;
  side?: number;
  /** The place of its first model; the others are in a row to the right. */
  at: readonly [number, number];
  models?: number;
  /** Gap between the models of the row. */
  spacing?: number;
  radius?: number;
  quality?: number;
  defense?: number;
  rules?: readonly TestRule[];
  weapons?: readonly TestWeapon[];
  /** Weapons of single models by their place in the row, instead of those of the unit. */
  weaponsOf?: Readonly<Record<number, readonly TestWeapon[]>>;
  /** Rules of single models by their place in the row, in addition to those of the unit. */
  rulesOf?: Readonly<Record<number, readonly TestRule[]>>;
  /** One more model at the end of the row, with other rules and values. */
  hero?: { quality?: number; defense?: number; rules?: readonly TestRule[]; weapons?: readonly TestWeapon[] };
  flags?: number;
  tokens?: number;
  /** Wounds marked on its models, in the order of the row. */
  wounds?: readonly number[];
  /** Is in reserve. */
  reserve?: 'ambush' | 'scout';
  /** Upgrades that may break. */
  items?: readonly UnitItem[];
  /** The unit that transports it. */
  inside?: string;
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
  /** The spells of all sides; lengths are in hundredths of an inch. */
  spells?: readonly (Partial<Spell> & { name: string })[];
  /** Objectives, in inches. */
  objectives?: readonly (readonly [number, number])[];
  /** The faces of the dice in order; bars are for the reader. */
  dice?: string;
  round?: number;
  /** Before deployment no unit is on the table. */
  phase?: Phase;
  ruleset?: Ruleset;
  /** What a campaign adds. */
  mission?: Mission;
  extras?: CampaignExtras;
}

/** Answers by the kind of question; all others are answered in the simplest legal way. */
export type TestAnswers = Partial<Record<Question['kind'], Answer | ((question: Question) => Answer)>>;

/** A battle in the middle of round 1, with human players and scripted dice. */
export interface Scene {
  game: Game;
  battle: Battle;
  plan: BattlePlan;
  dice: ScriptedDice;
  events: BattleEvent[];
  unit: (id: string) => number;
  /** Returns the nth model of a unit. */
  model: (id: string, n?: number) => number;
  /** Returns the weapon type of this name. */
  weapon: (name: string) => number;
  /** Returns the living models of a unit. */
  living: (id: string) => number;
  has: (id: string, flag: keyof typeof UNIT_FLAG) => boolean;
  /** Returns the events of one type. */
  told: <T extends BattleEvent['type']>(type: T) => Extract<BattleEvent, { type: T }>[];
  /** Returns straight moves of all models of a unit by so many inches. */
  shift: (id: string, dx: number, dy: number) => ModelMove[];
  /** Returns the places of a unit's models in a row from here to the right, in inches. */
  row: (id: string, x: number, y: number, spacing?: number) => Placement[];
  act: (action: Action) => Outcome;
  /** Plays an action, then answers questions by kind until none is open. */
  play: (action: Action, answers?: TestAnswers) => Outcome;
  activate: (
    id: string,
    action: ActivateAction['action'],
    more?: Partial<ActivateAction>,
    answers?: TestAnswers,
  ) => Outcome;
  /** Holds and shoots at a unit with everything, or with the weapons of these names in this order. */
  fire: (id: string, target: string, weapons?: readonly string[], answers?: TestAnswers) => Outcome;
  /** Uses the first ability of a unit's first model on these units, or on the first models of them. */
  use: (id: string, targets: readonly string[], answers?: TestAnswers, single?: 'single') => Outcome;
  /** Charges in a straight line, first model at first model. */
  charge: (id: string, target: string, answers?: TestAnswers) => Outcome;
}

const refOf = (rule: TestRule): RuleRef =>
  Array.isArray(rule) ? { id: rule[0].id, rating: rule[1] } : { id: (rule as Rule).id };

const ruleOf = (rule: TestRule): Rule => (Array.isArray(rule) ? rule[0] : (rule as Rule));

const weaponOf = ({ name = 'Weapon', range, attacks = 1, rules = [] }: TestWeapon): Weapon => ({
  name,
  ...(range === undefined ? {} : { range: fromInches(range) }),
  attacks,
  rules: rules.map(refOf),
});

/** Returns the ruleset of a scene, with the named rules that are made up or that the ruleset lacks. */
const rulesetFor = (scene: TestScene): Ruleset => {
  const base = scene.ruleset ?? gf;
  const named = scene.units.flatMap(({ rules = [], rulesOf = {}, weapons = [], weaponsOf = {}, hero }) => [
    ...rules,
    ...Object.values(rulesOf).flat(),
    ...[...weapons, ...Object.values(weaponsOf).flat(), ...(hero?.weapons ?? [])].flatMap(
      (weapon) => weapon.rules ?? [],
    ),
    ...(hero?.rules ?? []),
  ]);
  // A rule with a known id means the version of the game.
  const isExtra = (rule: Rule): boolean =>
    !Object.hasOwn(base.rules, rule.id) ||
    !(ALL_RULES.includes(rule) || BOOK_RULES.includes(rule) || TRAIT_RULES.includes(rule));
  const extra = Object.fromEntries(
    named
      .map(ruleOf)
      .filter(isExtra)
      .map((rule) => [rule.id, rule]),
  );
  return { ...base, rules: { ...base.rules, ...extra } };
};

const armyUnit = (unit: TestUnit): ArmyUnit => {
  const radius = fromInches(unit.radius ?? 0.5);
  const models = Array.from({ length: unit.models ?? 1 }, (_, i): ArmyModel => ({
    id: `${unit.id}${i + 1}`,
    radius,
    rules: (unit.rulesOf?.[i] ?? []).map(refOf),
    weapons: (unit.weaponsOf?.[i] ?? unit.weapons ?? []).map(weaponOf),
  }));
  const hero: ArmyModel[] = unit.hero
    ? [
        {
          id: `${unit.id}-hero`,
          radius,
          rules: [{ id: 'hero' }, ...(unit.hero.rules ?? []).map(refOf)],
          weapons: (unit.hero.weapons ?? []).map(weaponOf),
          quality: unit.hero.quality,
          defense: unit.hero.defense,
          joined: true,
        },
      ]
    : [];
  return {
    id: unit.id,
    name: unit.id,
    quality: unit.quality ?? 4,
    defense: unit.defense ?? 4,
    cost: 100,
    rules: (unit.rules ?? []).map(refOf),
    models: [...models, ...hero],
    ...(unit.items ? { items: unit.items } : {}),
  };
};

/** Returns the plan of a scene. */
export const scenePlan = (spec: TestScene): BattlePlan => {
  const last = Math.max(1, ...spec.units.map(({ side = 0 }) => side));
  const sides = Array.from({ length: last + 1 }, (_, side) => spec.units.filter((unit) => (unit.side ?? 0) === side));
  const spells = (spec.spells ?? []).map((spell): Spell => ({
    value: 1,
    range: fromInches(18),
    target: 'enemy',
    targets: 1,
    hits: 0,
    rules: [],
    grants: [],
    ...spell,
  }));
  return compilePlan({
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
    ...(spec.mission ? { mission: spec.mission } : {}),
    ...(spec.extras ? { extras: spec.extras } : {}),
  });
};

/** Returns a scene. */
export const scene = (spec: TestScene): Scene => {
  const plan = scenePlan(spec);
  const dice = scriptedDice(
    (spec.dice ?? '')
      .split(/[\s|]+/)
      .filter(Boolean)
      .map(Number),
  );
  const events: BattleEvent[] = [];
  const game = new Game({
    plan,
    seed: 'test',
    dice,
    from: sceneBattle(plan, spec),
    listen: (event) => events.push(event),
  });
  const { battle } = game;
  const unit = (id: string): number => plan.units.findIndex((candidate) => candidate.id === id);
  const model = (id: string, n = 0): number => plan.units[unit(id)].first + n;
  const shift = (id: string, dx: number, dy: number): ModelMove[] =>
    modelsOf(battle, unit(id)).map((mover) => ({
      model: mover,
      path: [battle.x[mover] + fromInches(dx), battle.y[mover] + fromInches(dy)],
    }));
  const play = (action: Action, answers: TestAnswers = {}): Outcome => {
    let outcome = game.act(action);
    while (outcome.status === 'pending') {
      const [question] = outcome.questions;
      const answer = answers[question.kind] ?? DEFAULT_ANSWERS[question.kind];
      outcome = game.answer(question.side, typeof answer === 'function' ? answer(question) : answer);
    }
    return outcome;
  };
  const activate: Scene['activate'] = (id, action, more = {}, answers = {}) =>
    play({ type: 'activate', unit: unit(id), action, ...more }, answers);
  return {
    game,
    battle,
    plan,
    dice,
    events,
    unit,
    model,
    weapon: (name) => plan.weapons.findIndex((weapon) => weapon.name === name),
    living: (id) => battle.unitAlive[unit(id)],
    has: (id, flag) => (battle.unitFlags[unit(id)] & UNIT_FLAG[flag]) !== 0,
    told: (type) => events.filter((event) => event.type === type) as never,
    shift,
    row: (id, x, y, spacing = 0.25) =>
      modelsOf(battle, unit(id)).map((standing, i) => ({
        model: standing,
        x: fromInches(x + i * spacing) + i * 2 * plan.models[standing].radius,
        y: fromInches(y),
      })),
    act: (action) => game.act(action),
    play,
    activate,
    fire: (id, target, weapons, answers) => {
      const names = weapons ?? [
        ...new Set(
          modelsOf(battle, unit(id)).flatMap((shooter) =>
            plan.models[shooter].weapons.filter(({ type }) => type.range > 0).map(({ type }) => type.name),
          ),
        ),
      ];
      const shoot = names.map((name) => ({
        weapon: plan.weapons.findIndex((weapon) => weapon.name === name),
        target: unit(target),
      }));
      return activate(id, 'hold', { shoot }, answers);
    },
    use: (id, targets, answers, single) =>
      play(
        {
          type: 'use',
          unit: unit(id),
          model: model(id),
          ability: 0,
          targets: targets.map(unit),
          ...(single ? { picks: targets.map((target) => model(target)) } : {}),
        },
        answers,
      ),
    charge: (id, target, answers) => {
      const [from, to] = [model(id), model(target)];
      const [dx, dy] = [battle.x[to] - battle.x[from], battle.y[to] - battle.y[from]];
      const away = Math.sqrt(dx * dx + dy * dy);
      // Diagonal paths end a hundredth short: rounding to the grid must not make bases overlap.
      const spare = dx === 0 || dy === 0 ? 0 : 1;
      const part = (away - plan.models[from].radius - plan.models[to].radius - spare) / away / 100;
      return activate(id, 'charge', { target: unit(target), moves: shift(id, dx * part, dy * part) }, answers);
    },
  };
};

/** Returns the state with all units in place, by default in the activation phase. */
export const sceneBattle = (plan: BattlePlan, spec: TestScene): Battle => {
  const battle = newBattle(plan);
  const { phase = 'activation', objectives = [] } = spec;
  const deployed = PHASES.indexOf(phase) > PHASES.indexOf('deployment');
  for (const unit of plan.units) {
    // Units that an event may bring are not there yet.
    if (unit.comes) continue;
    const told = spec.units.find(({ id }) => id === unit.id);
    // Units that may arrive are not there yet.
    if (!told) continue;
    const { at, spacing = 0.25, radius = 0.5, flags = 0, tokens = 0, wounds = [], reserve, inside } = told;
    for (let i = 0; i < unit.count; i++) {
      const model = unit.first + i;
      battle.tokens[model] = plan.models[model].tokens > 0 ? tokens : 0;
      battle.wounds[model] = wounds[i] ?? 0;
      if (!deployed || reserve || inside) continue;
      battle.x[model] = fromInches(at[0] + i * (2 * radius + spacing));
      battle.y[model] = fromInches(at[1]);
      battle.z[model] = floorAt(plan, battle.x[model], battle.y[model]);
    }
    if (reserve) battle.unitReserve[unit.index] = RESERVE[reserve];
    if (inside) battle.unitIn[unit.index] = plan.units.findIndex(({ id }) => id === inside);
    battle.unitFlags[unit.index] = (deployed && !reserve && !inside ? UNIT_FLAG.onTable : 0) | flags;
  }
  objectives.forEach(([x, y], i) => {
    battle.objX[i] = fromInches(x);
    battle.objY[i] = fromInches(y);
  });
  battle.game[GAME.objectives] = objectives.length;
  if (deployed) battle.sideZone.set(plan.sides.map((side) => side.index));
  storeStartingSizes(battle);
  battle.game[GAME.round] = spec.round ?? (deployed ? 1 : 0);
  setPhase(battle, phase);
  return battle;
};

/** Returns the result of an action: `done`, `pending`, or the code of the refusal. */
export const codeOf = (outcome: Outcome): string =>
  outcome.status === 'refused' ? outcome.refusal.code : outcome.status;
