import {
  ACTIONS,
  type Action,
  type Army,
  type BattleEvent,
  isWish,
  LASTING,
  LOTS,
  MISHAPS,
  ORDEALS,
  PHASES,
  PURPOSES,
  type StepRecord,
} from '@muster/engine';
import { DEPARTURES, type Finding, LOSS_CAUSES, Reader } from '@muster/kernel';
import { type Check, FARTHEST, listOf, optional, shape, text, truth, typed, whole, word } from './shape.ts';

/** Most steps of one battle, answers and events of one step, letters of a reason, and thoughts beside it. */
const MOST = { steps: 10_000, answers: 2_000, events: 20_000, why: 500, thoughts: 1_000 } as const;

/** Most units and models that random events may bring. */
const ARRIVALS = { units: 20, models: 60 } as const;

/** Reads the steps of a record: actions and events by their types, answers by their shape. The engine judges them again. */
export const readSteps = (reader: Reader, armies: readonly Army[], events = false): StepRecord[] => {
  const units = armies.flatMap((army) => army.units);
  const models = units.flatMap((unit) => unit.models).length;
  const more = events ? ARRIVALS : { units: 0, models: 0 };
  const checks = checksFor({ sides: armies.length, units: units.length + more.units, models: models + more.models });
  listOf(
    shape({
      action: (action) => {
        if (action.value !== 'begin') checks.action(action);
      },
      answers: listOf(answer, MOST.answers),
      checksum: whole(-0x80000000, 0xffffffff),
      takeBacks: optional(whole(0, 1_000_000)),
      why: optional(text(MOST.why)),
      events: optional(listOf(checks.event, MOST.events)),
    }),
    MOST.steps,
  )(reader);
  return reader.value as StepRecord[];
};

/** What keeps an action, or an answer in the middle of one, from being written into a record; nothing where it can be. */
export const unwritable = (
  armies: readonly Army[],
  events: boolean,
  { action = 'begin', answers = [] }: { action?: unknown; answers?: readonly unknown[] },
): Finding | undefined => {
  const reader = new Reader([{ action, answers, checksum: 0 }]);
  readSteps(reader, armies, events);
  return reader.findings.at(0);
};

/** How many of everything there are. */
interface Sizes {
  sides: number;
  units: number;
  models: number;
}

const coordinate = whole(-FARTHEST, FARTHEST);
const number = whole(0, 100_000);
const path = (reader: Reader): void => {
  listOf(coordinate, 2000)(reader);
  if (Array.isArray(reader.value) && reader.value.length % 2 === 1) reader.complain('has an x without its y');
};

/** Reads what a side wants, or what was decided. */
export const wish = (reader: Reader): void => {
  if (!isWish(reader.value)) reader.complain('is not a reading, a sentence or "as-it-is"');
};

type Shape = Readonly<Record<string, Check>>;

const checksFor = (sizes: Sizes): { action: Check; event: Check } => {
  const side = whole(0, sizes.sides - 1);
  const unit = whole(0, sizes.units - 1);
  const model = whole(0, sizes.models - 1);
  const units = listOf(unit, sizes.units);
  const moves = listOf(shape({ model, path }), sizes.models);
  const positions = listOf(shape({ model, x: coordinate, y: coordinate }), sizes.models);
  const shots = listOf(
    shape({ weapon: number, target: unit, picks: optional(listOf(model)), copies: optional(number) }),
    100,
  );

  const actions: Readonly<Record<Action['type'], Shape>> = {
    'choose-first-placer': { first: side },
    'place-objective': { x: coordinate, y: coordinate },
    muster: {
      reserves: listOf(shape({ unit, kind: word('ambush', 'scout', 'late') }), sizes.units),
      joins: listOf(shape({ hero: unit, unit }), sizes.units),
      loads: listOf(shape({ transport: unit, units }), sizes.units),
      auras: optional(listOf(shape({ bearer: model, units }), sizes.models)),
    },
    'choose-edge': { zone: whole(0, 20) },
    deploy: { unit, positions },
    arrive: { unit, positions },
    pass: {},
    shift: { unit },
    cast: {
      unit,
      model,
      spell: whole(0, 30),
      targets: units,
      picks: optional(listOf(model)),
      through: optional(model),
    },
    use: { unit, model, ability: whole(0, 30), targets: units, picks: optional(listOf(model)) },
    choose: { unit, rule: text(), option: whole(0, 30) },
    again: { unit },
    delay: { unit },
    ruling: {
      side,
      wishes: listOf(wish, sizes.sides, sizes.sides),
      kept: optional(whole(-1, sizes.sides - 1)),
    },
    activate: {
      unit,
      action: word(...ACTIONS, 'idle'),
      moves: optional(moves),
      target: optional(unit),
      embark: optional(unit),
      exit: optional(truth),
      leave: optional(truth),
      shoot: optional(shots),
    },
  };
  return { action: typed(actions), event: typed(eventShapes(sizes, { side, unit, model, moves, units })) };
};

interface Common {
  side: Check;
  unit: Check;
  model: Check;
  moves: Check;
  units: Check;
}

const eventShapes = (
  sizes: Sizes,
  { side, unit, model, moves, units }: Common,
): Readonly<Record<BattleEvent['type'], Shape>> => {
  const unitOrNone = whole(-1, sizes.units - 1);
  const modelOrNone = whole(-1, sizes.models - 1);
  const sideOrNone = whole(-1, sizes.sides - 1);
  const weapon = whole(-1, 100_000);
  const points = whole(-1_000_000, 1_000_000);
  const pair = listOf(number, 2, 2);
  const bill = listOf(shape({ source: text(), amount: whole(-1000, 1000) }), 100);
  return {
    reason: {
      side,
      unit: unitOrNone,
      text: text(MOST.why),
      worth: points,
      others: listOf(shape({ text: text(MOST.why), worth: points }), MOST.thoughts),
    },
    roll: {
      purpose: word(...PURPOSES),
      // A side that rolls for itself is -1 - side.
      unit: whole(-1 - sizes.sides, sizes.units - 1),
      weapon,
      faces: listOf(whole(1, 6), 100_000, 1),
      need: optional(whole(0, 20)),
      bill: optional(bill),
      worse: optional(listOf(whole(-1000, 1000), 100_000, 1)),
    },
    'roll-off': {
      purpose: word('objectives', 'deployment', 'winner', 'order', 'underdog', 'ruling'),
      winner: side,
      rolls: number,
    },
    'rules-changed': { sentence: text(MOST.why) },
    ruled: {
      side,
      wishes: listOf(wish, sizes.sides, sizes.sides),
      decided: wish,
      by: sideOrNone,
      kept: optional(truth),
    },
    ordered: { side, items: listOf(shape({ unit, rule: text(), model: optional(model) }), sizes.models + sizes.units) },
    'objective-placed': { side, index: whole(0, 99), x: coordinate, y: coordinate },
    mustered: { side, reserves: number, joins: number, loads: number },
    joined: { hero: unit, unit },
    'edge-chosen': { side, zone: whole(0, 20) },
    deployed: { unit, how: word('deployment', 'scout', 'ambush', 'late') },
    passed: { side, phase: optional(word(...PHASES)) },
    event: {
      row: number,
      number,
      name: text(),
      dead: truth,
      side: optional(side),
      units: optional(units),
      quarter: optional(whole(0, 3)),
    },
    came: { unit, models: number, target: optional(unit) },
    marker: { row: number, name: text(), x: coordinate, y: coordinate },
    carried: { row: number, unit, name: text() },
    found: { unit, model, name: text() },
    'came-true': { row: number, name: text(), unit: unitOrNone },
    noted: { row: number, side },
    befell: { event: text(), unit, how: word(...MISHAPS), what: optional(text()), wounds: optional(number) },
    conceded: { side, round: number },
    left: { unit, how: word(...DEPARTURES) },
    underdog: { side, unit, amount: whole(-1, 1), left: number },
    picked: { lot: word(...LOTS), of: number, pick: number },
    'round-started': { round: number, first: side },
    activated: { unit, action: word(...ACTIONS, 'idle'), target: optional(unit) },
    moved: { unit, moves, how: text(40) },
    placed: { unit, rule: text(), moves },
    withdrawn: { unit, rule: text() },
    crossed: { unit, model, target: unit, rule: text() },
    embarked: { unit, transport: unit },
    disembarked: { unit, transport: unit },
    wrecked: { unit, transport: unit },
    dangerous: { unit, dice: number, wounds: number, removed: number },
    recoil: { unit, name: text(), wounds: number, removed: number },
    cast: {
      unit,
      model,
      spell: text(),
      targets: units,
      natural: whole(1, 6),
      modifier: whole(-1000, 1000),
      passed: truth,
      assists: listOf(shape({ model, tokens: whole(0, 100), side }), 1000),
    },
    granted: { unit, rule: text(), lasts: optional(word(...LASTING)) },
    marked: { unit, side, rule: text() },
    used: { unit, model, rule: text(), targets: units, faces: listOf(whole(1, 6), 100), times: number },
    healed: { unit, model, wounds: number },
    volley: {
      kind: word('shooting', 'melee', 'impact', 'spell', 'fall', 'event'),
      unit,
      weapon,
      name: text(),
      target: unit,
      pick: modelOrNone,
      attackers: listOf(model, sizes.models),
      attacks: number,
      hits: number,
      piercing: number,
      blocked: number,
      saved: number,
      wounds: number,
      landed: number,
      removed: number,
      cover: word('none', 'area', 'sight'),
      rules: listOf(text(), 100),
    },
    'blast-split': {
      unit,
      weapon,
      name: text(),
      target: unit,
      attacks: number,
      hits: number,
      shares: listOf(shape({ unit, hits: number }), sizes.units),
    },
    'wound-effect': {
      unit,
      model,
      markers: number,
      natural: optional(whole(1, 6)),
      total: optional(number),
      result: word('none', 'shaken', 'knocked-out'),
      by: unitOrNone,
    },
    pushed: { unit, model, by: unitOrNone, natural: whole(1, 6), passed: truth, x: coordinate, y: coordinate },
    jumped: { unit, model, distance: number, faces: listOf(whole(1, 6), 1000), passed: truth },
    'fell-down': { unit, model, height: number, ap: optional(number) },
    fell: { unit, model, cause: word(...LOSS_CAUSES), by: unitOrNone },
    'charge-failed': { unit, target: unit },
    melee: { charger: unit, target: unit, dealt: pair, totals: pair, winner: unitOrNone },
    morale: {
      unit,
      kind: word('morale', 'melee', 'army', 'ordeal'),
      natural: optional(whole(1, 6)),
      secondChance: optional(whole(1, 6)),
      passed: truth,
      surely: optional(text()),
      result: word('steady', 'shaken', 'routed', ...ORDEALS),
    },
    'army-at-half': { side, left: number, start: number },
    recovered: { unit },
    chose: { unit, rule: text(), option: text() },
    readied: { unit },
    delayed: { side, unit },
    grew: { unit, rule: text(), markers: number },
    'held-out': { unit, dice: number, wounds: number, removed: number },
    destroyed: { unit, routed: truth },
    objective: { index: whole(0, 99), owner: sideOrNone, before: sideOrNone },
    scored: { side, points: number, total: number },
    'round-ended': { round: number, next: side },
    finished: { winner: sideOrNone },
  };
};

/** Fields that answers are made of. */
const ANSWER_FIELDS = [
  'weapon',
  'target',
  'picks',
  'copies',
  'by',
  'model',
  'spell',
  'ability',
  'through',
  'targets',
  'tokens',
  'order',
  'hold',
  'path',
  'x',
  'y',
];

/** How deep answers are: a list of moves, a move, its path. */
const DEEPEST = 3;

/** An answer: whole numbers, true and false, the words auto, done, no, all and none, and lists and objects of those. */
const answer: Check = (reader) => answerAt(reader, 0);

const answerAt = (reader: Reader, depth: number): void => {
  const { value } = reader;
  if (typeof value === 'number') reader.whole(-FARTHEST, FARTHEST);
  else if (typeof value === 'string') reader.word(['auto', 'done', 'no', 'all', 'none'], 'auto');
  else if (typeof value === 'boolean') return;
  else if (depth >= DEEPEST || value === null || typeof value !== 'object') reader.complain('is not an answer');
  else if (Array.isArray(value)) for (const entry of reader.list(2000)) answerAt(entry, depth + 1);
  else
    for (const [field, inner] of reader.entries()) {
      if (ANSWER_FIELDS.includes(field)) answerAt(inner, depth + 1);
      else inner.complain('is not part of an answer');
    }
};
