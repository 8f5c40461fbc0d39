import { blockLength, type Columns, columnsOver, hashWords, type TakeColumn } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { UnitPlan } from '../plan/profile.ts';
import { RULING_WORDS } from '../plan/rulings.ts';
import { updatePlan } from './broken-gear.ts';

/** The phases of a battle in order, from placing objectives to the end. */
export const PHASES = [
  'first-placer',
  'objectives',
  'muster',
  'edge',
  'deployment',
  'redeployment',
  'scout',
  'ambush',
  'activation',
  'finished',
] as const;
/** A phase of a battle. */
export type Phase = (typeof PHASES)[number];

/** Indices of the numbers in the `game` column. */
export const GAME = {
  round: 0,
  phase: 1,
  /** The side whose turn it is. */
  side: 2,
  /** The side that starts the round. */
  first: 3,
  /** The number of steps so far, which selects the stream of dice. */
  step: 4,
  takeBacks: 5,
  /** The unit that is being activated, or -1. */
  active: 6,
  /** The winner + 1 when the battle is finished; 0 for a draw. */
  winner: 7,
  objectives: 8,
  objectivesToPlace: 9,
  /** Activations so far in this round. */
  activations: 10,
  /** Bits of sides that have passed in the Ambush phase. */
  passed: 11,
} as const;
const GAME_SIZE = 12;

/** Bits of the `unitFlags` column. */
export const UNIT_FLAG = {
  activated: 1,
  shaken: 2,
  fatigued: 4,
  routed: 8,
  /** Is on the table. */
  onTable: 16,
  /** Has no models left. */
  destroyed: 32,
  /** Is a hero that joined another unit. */
  joined: 64,
  /** Moved in this activation. */
  moved: 128,
  /** Was in a melee in this activation. */
  fought: 256,
  /** Charged in this activation. */
  charged: 512,
  /** Rolled at least one attack die or Impact die in this melee. */
  struck: 1024,
  /** Made a move action in this round. */
  movedInRound: 2048,
  /** Began the charge of this activation over 9" from its target. */
  chargedFar: 4096,
  /** Rushed in this activation. */
  rushed: 0x10000,
  /** Passed a turn by a rule in this round. */
  delayed: 0x20000,
  /** Was repositioned when it was activated, or declined to be. */
  shifted: 0x100000,
  /** Was repositioned before attacking in this activation. */
  displaced: 0x200000,
  /** Moved by a rule in this round after shooting or melee. */
  slipped: 0x400000,
  /** Was redeployed. */
  redeployed: 0x800000,
  /** Left the table once to return from Ambush. */
  withdrew: 0x1000000,
  /** Used its rule against units it moves through that works once per battle. */
  trampled: 0x2000000,
  /** Left the table for good without being destroyed; `unitLeft` says how. */
  away: 0x4000000,
  /** Has taken a morale test in this battle; recorded only if a rule passes the first test. */
  tested: 0x8000000,
} as const;

/** Flags that are cleared when an activation ends. */
export const ACTIVATION_FLAGS: number =
  UNIT_FLAG.moved |
  UNIT_FLAG.fought |
  UNIT_FLAG.charged |
  UNIT_FLAG.chargedFar |
  UNIT_FLAG.struck |
  UNIT_FLAG.rushed |
  UNIT_FLAG.shifted |
  UNIT_FLAG.displaced;

/** Flags that are cleared when a round begins. */
export const ROUND_FLAGS: number =
  UNIT_FLAG.activated | UNIT_FLAG.fatigued | UNIT_FLAG.movedInRound | UNIT_FLAG.delayed | UNIT_FLAG.slipped;

/** Values of `unitReserve`. */
export const RESERVE = { none: 0, ambush: 1, scout: 2, late: 3 } as const;

/** Indices of the numbers in the `mission` column. */
export const CAMPAIGN_STATE = {
  /** The number of random events so far. */
  happenings: 0,
  /** The first side + 1 whose unit stopped being Shaken. */
  firstRecovery: 1,
} as const;
const MISSION_SIZE = 2;

/** Indices of the fields in one row of the `happenings` column; a field without a value is -1. */
export const EVENT_FIELD = {
  number: 0,
  round: 1,
  /** The side of the army that it picked. */
  side: 2,
  quarter: 3,
  /** Up to three units that it picked, or roster entries. */
  target: 4,
  /** The result of its D3. */
  d3: 7,
  /** 1 if its condition was met. */
  done: 8,
  /** The unit that met the condition, or that carries the intel. */
  by: 9,
  /** The piece of terrain or the unit that was chosen in secret. */
  noted: 10,
  x: 11,
  y: 12,
  /** 1 if it found no unit to affect. */
  dead: 13,
  /** Anything else that one event needs. */
  note: 14,
  extra: 15,
} as const;
/** The number of fields in a row of the `happenings` column. */
export const EVENT_FIELDS = 16;
/** The most random events in a battle: one for each of four sides in twelve rounds. */
export const MOST_EVENTS = 48;

/** The most units other than the bearer's own that an aura may reach if its player picks them. */
export const AURA_PICKS = 3;

/** The number of quarters of a table. */
export const TABLE_QUARTERS = 4;

/** The most rounds in a battle. */
export const MOST_ROUNDS = 12;

type ColumnName =
  | 'mission'
  | 'happenings'
  | 'sideUnderdog'
  | 'sideConceded'
  | 'magic'
  | 'unitLeft'
  | 'unitElite'
  | 'unitBroken'
  | 'unitFound'
  | 'quarterGrants'
  | 'game'
  | 'sideScore'
  | 'sideZone'
  | 'sideLast'
  | 'sideStart'
  | 'objX'
  | 'objY'
  | 'objOwner'
  | 'unitFlags'
  | 'unitStart'
  | 'unitStartTough'
  | 'unitArrived'
  | 'unitReserve'
  | 'unitIn'
  | 'unitHero'
  | 'unitGuest'
  | 'unitGrants'
  | 'unitOnce'
  | 'unitKept'
  | 'marks'
  | 'auraPicks'
  | 'unitReached'
  | 'unitOptions'
  | 'unitChosen'
  | 'unitUsed'
  | 'growth'
  | 'sideAgain'
  | 'unitWounds'
  | 'unitDealt'
  | 'unitMarks'
  | 'unitAlive'
  | 'x'
  | 'y'
  | 'z'
  | 'alive'
  | 'wounds'
  | 'unitOf'
  | 'tokens'
  | 'tried'
  | 'did'
  | 'spent'
  | 'used'
  | 'tested'
  | 'rulings';

/** The state of a battle: small and cheap to copy. It holds no dice. */
export type Battle = Columns<ColumnName> & { readonly plan: BattlePlan };

/** Returns a battle over a block. All columns are in one literal, because objects of one shape are read fastest. */
const layOut = (plan: BattlePlan, block: Int32Array, take: TakeColumn): Battle => {
  const sides = plan.sides.length;
  const units = plan.units.length;
  const models = plan.models.length;
  const objectives = plan.maxObjectives;
  return {
    plan,
    block,
    game: take(GAME_SIZE),
    mission: take(plan.extras ? MISSION_SIZE : 0),
    /** Random events, one row each. */
    happenings: take(plan.extras?.events ? MOST_EVENTS * EVENT_FIELDS : 0),
    /** The Underdog Points left. */
    sideUnderdog: take(plan.extras?.underdog ? sides : 0),
    /** The round in which a side conceded, or 0. */
    sideConceded: take(plan.extras ? sides : 0),
    /** Attempts to cast and to block spells, for each round and side. */
    magic: take(plan.extras ? MOST_ROUNDS * sides * 2 : 0),
    /** How a unit left the table: the index of a departure + 1, or 0. */
    unitLeft: take(plan.extras ? units : 0),
    /** The last round + 1 in which a roster entry used its re-roll, or 0. */
    unitElite: take(plan.hasRerolls ? units : 0),
    /** Bits of broken gear (`plan.gear`) and of being unable to shoot; the plan is compiled again for it. */
    unitBroken: take(plan.extras?.events ? units : 0),
    /** The place of the model that found the weapon of a random event, counted from 1; 0 for none. */
    unitFound: take(plan.extras?.events ? units : 0),
    /** Bits of the granted rules of units in each table quarter. */
    quarterGrants: take(plan.extras?.events ? TABLE_QUARTERS : 0),
    /** Points so far, if the mission scores every round. */
    sideScore: take(plan.mission.perRound.some((points) => points > 0) ? sides : 0),
    /** The deployment zone of each side, or -1 before it is chosen. */
    sideZone: take(sides),
    /** The number of a side's last activation in this round, or 0. */
    sideLast: take(sides),
    /** The number of a side's units at the start of the battle. */
    sideStart: take(sides),
    objX: take(objectives),
    objY: take(objectives),
    /** The side that holds an objective, or -1. */
    objOwner: take(objectives),
    unitFlags: take(units),
    /** The number of models at the start of the battle, including a joined hero. */
    unitStart: take(units),
    /** The Tough of a unit that started as a single model, or 0. */
    unitStartTough: take(units),
    /** The round of arrival from Ambush, or 0. */
    unitArrived: take(units),
    unitReserve: take(units),
    /** The transport that carries a unit, or -1. */
    unitIn: take(units),
    /** The model of the hero who joined a unit, or -1. */
    unitHero: take(units),
    /** The model of a mercenary in a unit, or -1. */
    unitGuest: take(plan.units.some(({ comes }) => comes?.as === 'guest') ? units : 0),
    /** Bits of rules granted until the round ends. */
    unitGrants: take(units),
    /** Bits of rules granted until they have counted once. */
    unitOnce: take(units),
    /** Bits of rules granted until the battle ends. */
    unitKept: take(units),
    /** The number of each mark of each side on each unit. */
    marks: take(units * sides * plan.marks.length),
    /** The units that each bearer of an aura picked, counted from 1; 0 for none. */
    auraPicks: take(plan.ruleset.ways.auras === 'picked' ? plan.auraBearers.length * AURA_PICKS : 0),
    /** For each unit, 1 for each rule that was in reach when the unit was last activated. */
    unitReached: take(units * plan.reaches),
    /** Bits of the options that a unit has now. */
    unitOptions: take(plan.options.length > 0 ? units : 0),
    /** Bits of the rules for which an option was chosen in this activation. */
    unitChosen: take(plan.options.length > 0 ? units : 0),
    /** Bits of used options that work once per battle; the highest bit for having acted a second time. */
    unitUsed: take(units),
    /** The markers of each unit for each rule that gains them. */
    growth: take(units * plan.growths.length),
    /** The number of a side's units that acted a second time in this round. */
    sideAgain: take(sides),
    /** Wounds that a unit took in this activation. */
    unitWounds: take(units),
    /** Wounds that a unit caused in this melee. */
    unitDealt: take(units),
    /** Wound markers on a unit's last model since its last check for wound effects. */
    unitMarks: take(units),
    /** The number of living models. */
    unitAlive: take(units),
    x: take(models),
    y: take(models),
    z: take(models),
    alive: take(models),
    wounds: take(models),
    unitOf: take(models),
    tokens: take(models),
    /** Bits of spells tried in this activation. */
    tried: take(models),
    /** Bits of abilities used in this activation. */
    did: take(models),
    /** Bits of abilities used up for the battle. */
    spent: take(models),
    /** Bits of Limited weapons that were used. */
    used: take(models),
    /** 1 if a model took its dangerous terrain test in this activation. */
    tested: take(models),
    /** Settings that the players decided on in this battle. Always last, so that states without rulings have the same hash as before rulings existed. */
    rulings: take(RULING_WORDS),
  };
};

/** Returns the index in the `magic` column for a side's attempts in a round. */
export const magicPlace = ({ plan }: Battle, round: number, side: number, what: 'casts' | 'blocks'): number =>
  ((Math.min(round, MOST_ROUNDS) - 1) * plan.sides.length + side) * 2 + (what === 'casts' ? 0 : 1);

/** The first state of a battle by plan: new battles copy it. */
const openings = new WeakMap<BattlePlan, Int32Array>();

/** Returns a new battle. */
export const newBattle = (plan: BattlePlan): Battle => {
  let opening = openings.get(plan);
  if (!opening) openings.set(plan, (opening = openingOf(plan)));
  return battleOver(plan, opening);
};

const openingOf = (plan: BattlePlan): Int32Array => {
  const block = new Int32Array(blockLength((take) => layOut(plan, NO_BLOCK, take)));
  const battle = layOut(plan, block, columnsOver(block));
  battle.sideZone.fill(-1);
  battle.objOwner.fill(-1);
  battle.unitIn.fill(-1);
  battle.unitHero.fill(-1);
  if (plan.extras?.underdog) battle.sideUnderdog.set(plan.extras.underdog.slice(0, plan.sides.length));
  battle.unitGuest.fill(-1);
  battle.game[GAME.active] = -1;
  for (const unit of plan.units) battle.unitAlive[unit.index] = unit.count;
  for (const model of plan.models) {
    battle.alive[model.index] = 1;
    battle.unitOf[model.index] = model.unit;
  }
  for (const unit of plan.units) if (unit.comes) keepAway(battle, unit);
  return block;
};

const NO_BLOCK = new Int32Array(0);

/** Marks a unit that may arrive by a random event as destroyed until then. */
const keepAway = (battle: Battle, { index, first, count }: UnitPlan): void => {
  battle.unitFlags[index] |= UNIT_FLAG.destroyed;
  battle.unitAlive[index] = 0;
  battle.alive.fill(0, first, first + count);
};

/** Returns a copy of a battle. */
export const copyBattle = ({ plan, block }: Battle): Battle => battleOver(plan, block);

/** Returns a battle over a copy of a block. */
const battleOver = (plan: BattlePlan, block: Int32Array): Battle => {
  const copy = new Int32Array(block);
  return layOut(plan, copy, columnsOver(copy));
};

/** Copies the state of another battle of the same plan. */
export const copyInto = (to: Battle, from: Battle): void => rewind(to, from.block);

/** Restores an earlier state of a battle. */
export const rewind = (battle: Battle, block: Int32Array): void => {
  battle.block.set(block);
  updatePlan(battle);
};

/** Returns a checksum of the state. Without rulings, it is the same as before rulings existed. */
export const checksum = ({ block, rulings }: Battle): number =>
  hashWords(rulings.some((word) => word !== 0) ? block : block.subarray(0, block.length - RULING_WORDS));

/** Returns the current phase. */
export const phaseOf = (battle: Battle): Phase => PHASES[battle.game[GAME.phase]];

/** Starts a phase. */
export const setPhase = (battle: Battle, phase: Phase): void => {
  battle.game[GAME.phase] = PHASES.indexOf(phase);
};
