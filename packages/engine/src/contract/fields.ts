/**
 * The fields of actions and answers. This is the only list of them: their types, the shape test of the runner and the checks
 * of record files are derived from it. A field names its kind of value: a kind of `LeafOf`, or a part below. `[]` makes it a
 * list of them, and a `?` at the end says that it may be left out.
 */

/** What actions and answers are made of. */
export const PART_FIELDS = {
  move: { model: 'model', path: 'path' },
  placement: { model: 'model', x: 'length', y: 'length' },
  spot: { x: 'length', y: 'length' },
  shot: {
    weapon: 'number',
    target: 'unit',
    /** The model picked by a Takedown weapon: one for all, or one per firing model in list order. */
    picks: 'model[]?',
    /** How many copies of a limited weapon each model uses; all that are left by default. */
    copies: 'number?',
  },
  cast: {
    model: 'model',
    /** Index into the spells of the side. */
    spell: 'choice',
    targets: 'unit[]',
    /** One model of each target, for a spell that picks models. */
    picks: 'model[]?',
    /** A friendly model from whose place it is cast. */
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
    /** `late`: kept back by the mission; what is missing from its share is taken from the end of the list. */
    kind: 'reserve-kind',
  },
  join: { hero: 'unit', unit: 'unit' },
  load: { transport: 'unit', units: 'unit[]' },
  aura: { bearer: 'model', units: 'unit[]' },
  assist: { model: 'model', tokens: 'number' },
  'strike-pick': {
    weapon: 'number',
    model: 'model',
    /** The only striker that picks this model; all of them by default. */
    by: 'model?',
  },
  strike: {
    /** Weapon types in the order in which they strike. */
    order: 'number[]?',
    /** Weapon types that are kept back. */
    hold: 'number[]?',
    /** The models picked by Takedown weapons. */
    picks: 'strike-pick[]?',
  },
  muster: {
    reserves: 'reserve[]',
    joins: 'join[]',
    loads: 'load[]',
    /** Units that auras reach in addition to their bearers' own, by model, where they are picked; by default the costliest ones. */
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
    /** The unit that is repositioned by one of its rules, which begins its activation. */
    unit: 'unit',
  },
  cast: { unit: 'unit', '...': 'cast' },
  choose: {
    unit: 'unit',
    /** The id of a rule with options; one is picked before the unit acts. */
    rule: 'text',
    option: 'choice',
  },
  again: {
    /** The unit that has acted and may do so once more. */
    unit: 'unit',
  },
  delay: {
    /** A unit that has still to act, for which the turn passes. */
    unit: 'unit',
  },
  use: { unit: 'unit', '...': 'use' },
  ruling: {
    /** The side that invoked it. */
    side: 'side',
    /** What each side wants, by side; all the same when they agree. */
    wishes: 'wish[]',
    /** The decision was made before and is kept after a take-back: the side whose wish it was, or -1 for all. */
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
    /** Leaves the table for good at the end of the move, where an event allows it; every model's way ends past the edge. */
    exit: 'truth?',
    /** Said by a passenger that leaves; moves of a passenger always do. */
    leave: 'truth?',
    /** Shooting that is ordered at once, instead of when the question comes. */
    shoot: 'shot[]?',
  },
} as const;

/** Answers by kind of question: the kind of value, and the words that may be given instead. `auto` leaves the choice to the engine. */
export const ANSWER_VALUES = {
  shoot: ['shot[]'],
  cast: ['cast', 'done'],
  use: ['use', 'done'],
  /** How far along and across, as a spot seen from the middle. */
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
  /** The places of the items, in the order in which they apply. */
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
  /** What is added to each die: 1, -1, or 0 for no point. */
  underdog: ['number'],
  /** The place of the one die. */
  reroll: ['number', 'no', 'all'],
  /** Counted from 0. */
  pick: ['number'],
  dice: ['number[]'],
} as const;
