import {
  type BattleEvent,
  DURATIONS,
  RANDOM_DRAWS,
  type Maker,
  makeValue,
  EVENT_IMPACTS,
  FAILED_TEST_EFFECTS,
  PHASES,
  PURPOSES,
} from '@muster/engine';
import { DEPARTURES, LOSS_CAUSES } from '@muster/kernel';
import { coordinate, number, type Sizes, wish } from './leaves.ts';
import { type Check, listOf, optional, shape, text, truth, typed, type TypesOf, whole, word } from './shape.ts';

/** The longest reason for a step, in characters. */
export const LONGEST_REASON = 500;

/** The most other ideas that are stored with it. */
const MOST_THOUGHTS = 1_000;

/** Returns the check of log events by their types. */
export const eventCheck = (sizes: Sizes, maker: Maker<Check>): Check => typed(eventShapes(sizes, maker));

const eventShapes = (sizes: Sizes, maker: Maker<Check>): TypesOf<BattleEvent> => {
  const side = maker.leaf('side');
  const unit = maker.leaf('unit');
  const model = maker.leaf('model');
  const units = makeValue(maker, 'unit[]');
  const moves = makeValue(maker, 'move[]');
  const wishes = makeValue(maker, 'wish[]');
  const action = maker.leaf('action');
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
      text: text(LONGEST_REASON),
      worth: points,
      others: listOf(shape({ text: text(LONGEST_REASON), worth: points }), MOST_THOUGHTS),
    },
    roll: {
      purpose: word(...PURPOSES),
      // A roll of a side itself has -1 - side.
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
    'rules-changed': { sentence: text(LONGEST_REASON) },
    ruled: {
      side,
      wishes,
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
    befell: { event: text(), unit, how: word(...EVENT_IMPACTS), what: optional(text()), wounds: optional(number) },
    conceded: { side, round: number },
    left: { unit, how: word(...DEPARTURES) },
    underdog: { side, unit, amount: whole(-1, 1), left: number },
    picked: { lot: word(...RANDOM_DRAWS), of: number, pick: number },
    'round-started': { round: number, first: side },
    activated: { unit, action, target: optional(unit) },
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
    granted: { unit, rule: text(), lasts: optional(word(...DURATIONS)) },
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
      result: word('steady', 'shaken', 'routed', ...FAILED_TEST_EFFECTS),
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
