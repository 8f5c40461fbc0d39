/**
 * The only list of the fields of actions and answers: their types, the engine's check of their form and the checks of record
 * files are derived from it. The value of a field is its kind: a kind of `LeafOf`, or a part below. `[]` means a list, and a
 * `?` at the end means that the field is optional.
 */

/** The parts of actions and answers. */
export const PART_FIELDS = {
  move: { model: 'model', path: 'path' },
  placement: { model: 'model', x: 'length', y: 'length' },
  spot: { x: 'length', y: 'length' },
  shot: {
    weapon: 'number',
    target: 'unit',
    /** The models picked by Takedown weapons: one for all, or one per firing model in list order. */
    picks: 'model[]?',
    /** How many copies of a Limited weapon each model uses; by default all that are left. */
    copies: 'number?',
  },
  cast: {
    model: 'model',
    /** Index into the spells of the side. */
    spell: 'choice',
    targets: 'unit[]',
    /** One model of each target, for a spell that picks models. */
    picks: 'model[]?',
    /** A friendly model from whose position it is cast. */
    through: 'model?',
  },
  use: {
    model: 'model',
    /** Index into the abilities of the model. */
    ability: 'choice',
    targets: 'unit[]',
    /** One model of each target, for an ability that picks models. */
    picks: 'model[]?',
  },
  reserve: {
    unit: 'unit',
    /** `late` is the reserve of the mission; units from the end of the list fill up its share. */
    kind: 'reserve-kind',
  },
  join: { hero: 'unit', unit: 'unit' },
  load: { transport: 'unit', units: 'unit[]' },
  aura: { bearer: 'model', units: 'unit[]' },
  assist: { model: 'model', tokens: 'number' },
  'strike-pick': {
    weapon: 'number',
    model: 'model',
    /** The only model that strikes the picked model; by default all do. */
    by: 'model?',
  },
  strike: {
    /** Weapon types in the order in which they strike. */
    order: 'number[]?',
    /** Weapon types that are not used. */
    hold: 'number[]?',
    /** The models picked by Takedown weapons. */
    picks: 'strike-pick[]?',
  },
  muster: {
    reserves: 'reserve[]',
    joins: 'join[]',
    loads: 'load[]',
    /** Units that auras reach in addition to their bearer's own, if they are picked; by default the most expensive ones. */
    auras: 'aura[]?',
  },
} as const;

/** Actions by type. The fields of the part after `...` are fields of the action. */
export const ACTION_FIELDS = {
  'choose-first-placer': { first: 'side' },
  'place-objective': { x: 'length', y: 'length' },
  muster: { '...': 'muster' },
  'choose-edge': { zone: 'zone' },
  deploy: { unit: 'unit', positions: 'placement[]' },
  arrive: { unit: 'unit', positions: 'placement[]' },
  pass: {},
  shift: {
    /** The unit that one of its rules repositions, which begins its activation. */
    unit: 'unit',
  },
  cast: { unit: 'unit', '...': 'cast' },
  choose: {
    unit: 'unit',
    /** The id of a rule with options, of which one is chosen before the unit acts. */
    rule: 'text',
    option: 'choice',
  },
  again: {
    /** The unit that has acted and may act a second time. */
    unit: 'unit',
  },
  delay: {
    /** A unit that has not acted yet, whose rule passes the turn. */
    unit: 'unit',
  },
  use: { unit: 'unit', '...': 'use' },
  ruling: {
    /** The side that invoked it. */
    side: 'side',
    /** The wish of each side; all are equal if they agree. */
    wishes: 'wish[]',
    /** For an earlier decision that a take-back kept: the side whose wish it was, or -1 for all. */
    kept: 'side-or-all?',
  },
  activate: {
    unit: 'unit',
    /** `idle` for Shaken units. */
    action: 'action',
    moves: 'move[]?',
    /** The unit to charge. */
    target: 'unit?',
    /** A transport to enter at the end of the move. */
    embark: 'unit?',
    /** Leaves the table for good at the end of the move, if a random event allows it; every model's path ends past the edge. */
    exit: 'truth?',
    /** Leaves its transport without moving; a passenger with moves always leaves. */
    leave: 'truth?',
    /** Shooting ordered with the action, instead of when the question is asked. */
    shoot: 'shot[]?',
  },
} as const;

/** Answers by kind of question: the kind of value, and words that may be given instead. `auto` leaves the choice to the engine. */
export const ANSWER_VALUES = {
  shoot: ['shot[]'],
  cast: ['cast', 'done'],
  use: ['use', 'done'],
  /** How far along x and y, as a spot. */
  shove: ['spot', 'no'],
  markers: ['number', 'auto'],
  assist: ['assist[]'],
  'strike-back': ['truth'],
  strike: ['strike', 'auto'],
  casualties: ['model[]', 'auto'],
  'wounds-on': ['model', 'auto'],
  'pile-in': ['move[]', 'auto'],
  'finish-move': ['move[]', 'auto'],
  consolidate: ['move[]'],
  shift: ['move[]'],
  withdraw: ['truth'],
  overrun: ['unit', 'no'],
  'back-off': ['move[]', 'auto'],
  'morale-quality': ['truth', 'auto'],
  'morale-order': ['unit[]', 'auto'],
  /** The indices of the items in the order in which they apply. */
  order: ['number[]', 'auto'],
  /** The unit that takes each of the hits. */
  'blast-split': ['unit[]', 'auto'],
  push: ['spot', 'no'],
  fall: ['spot', 'auto'],
  wreck: ['placement[]', 'auto'],
  feat: ['truth'],
  'note-terrain': ['number', 'none'],
  'note-enemy': ['unit', 'none'],
  'send-away': ['unit', 'none'],
  'place-ally': ['spot', 'auto'],
  drop: ['spot', 'auto'],
  concede: ['truth'],
  /** The modifier of each die: 1, -1, or 0 to spend no point. */
  underdog: ['number'],
  /** The index of one die. */
  reroll: ['number', 'no', 'all'],
  /** Counted from 0. */
  pick: ['number'],
  dice: ['number[]'],
} as const;
