import { blockLength, type Columns, columnsOver, hashWords, type TakeColumn } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { UnitPlan } from '../plan/profile.ts';
import { RULING_WORDS } from '../plan/rulings.ts';
import { fitPlan } from './wear.ts';

/** Where a battle stands. */
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
/** A part of a battle, from placing objectives to the end. */
export type Phase = (typeof PHASES)[number];

/** Places of single numbers in the `game` column. */
export const G = {
  round: 0,
  phase: 1,
  /** Whose turn it is. */
  side: 2,
  /** Who starts the round. */
  first: 3,
  /** Steps taken so far; keys the dice. */
  step: 4,
  takeBacks: 5,
  /** The unit in the middle of its activation, or -1. */
  active: 6,
  /** Winner + 1, once finished; 0 is a draw. */
  winner: 7,
  objectives: 8,
  objectivesToPlace: 9,
  /** Activations so far in this round. */
  activations: 10,
  /** Bits of sides that have passed in the ambush step. */
  passed: 11,
} as const;
const GAME_SIZE = 12;

/** Bits of the `unitFlags` column. */
export const U = {
  activated: 1,
  shaken: 2,
  fatigued: 4,
  routed: 8,
  /** Stands on the table. */
  onTable: 16,
  /** Every model is gone. */
  destroyed: 32,
  /** A hero that became part of another unit. */
  joined: 64,
  /** Made a move in this activation. */
  moved: 128,
  /** Took part in a melee in this activation. */
  fought: 256,
  /** Charged in this activation. */
  charged: 512,
  /** Rolled at least one attack or Impact die in this melee. */
  struck: 1024,
  /** Made a move action in this round. */
  movedInRound: 2048,
  /** Began the charge of this activation over 9" from its target. */
  chargedFar: 4096,
  /** Rushed in this activation. */
  rushed: 0x10000,
  /** Has let a turn pass in this round. */
  delayed: 0x20000,
  /** Was put down anew when it was activated, or let that pass. */
  shifted: 0x100000,
  /** Was put down anew before attacking, in this activation. */
  displaced: 0x200000,
  /** Slipped away in this round after shooting or fighting. */
  slipped: 0x400000,
  /** Was deployed a second time. */
  redeployed: 0x800000,
  /** Left the table once to come back from ambush. */
  withdrew: 0x1000000,
  /** Spent what it may do once in a battle to those whom it moves through. */
  trampled: 0x2000000,
  /** Left the table in one piece, for good; how is in `unitLeft`. */
  away: 0x4000000,
  /** Has tested morale in this battle; kept only where somebody passes the first test. */
  tested: 0x8000000,
} as const;

/** What is forgotten when an activation ends. */
export const SCRATCH_FLAGS: number =
  U.moved | U.fought | U.charged | U.chargedFar | U.struck | U.rushed | U.shifted | U.displaced;

/** What is forgotten when a round begins. */
export const ROUND_FLAGS: number = U.activated | U.fatigued | U.movedInRound | U.delayed | U.slipped;

/** Values of `unitReserve`. */
export const RESERVE = { none: 0, ambush: 1, scout: 2, late: 3 } as const;

/** Places of single numbers in the `mission` column. */
export const M = {
  /** Random events so far. */
  happenings: 0,
  /** Side + 1 that was first to stop a unit from being Shaken. */
  firstRecovery: 1,
} as const;
const MISSION_SIZE = 2;

/** Fields of one row of the `happenings` column; -1 where a field says nothing. */
export const H = {
  number: 0,
  round: 1,
  /** The army that it picked. */
  side: 2,
  quarter: 3,
  /** Up to three units that it picked; a roster entry where it picks entries. */
  target: 4,
  /** What its D3 showed. */
  d3: 7,
  /** 1 when what it waits for came true. */
  done: 8,
  /** The unit that made it come true, or that carries its marker. */
  by: 9,
  /** The piece of terrain or the unit that was noted in secret. */
  noted: 10,
  x: 11,
  y: 12,
  /** 1 when it found nobody. */
  dead: 13,
  /** Anything else that one event must remember. */
  note: 14,
  extra: 15,
} as const;
/** How many numbers a happening has. */
export const HAPPENING_WIDTH = 16;
/** More events than a battle can have: one for each of four sides in twelve rounds. */
export const MOST_HAPPENINGS = 48;

/** Units beside the bearer's own that an aura may reach, where its player picks them. */
export const AURA_PICKS = 3;

/** Quarters of a table. */
export const QUARTERS = 4;

/** The last round that a battle can have. */
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

/** The state of a battle: small, and cheap to copy. It holds no dice. */
export type Battle = Columns<ColumnName> & { readonly plan: BattlePlan };

/** Every column named in one literal: battles of one shape are read fastest. */
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
    /** Random events, a row each. */
    happenings: take(plan.extras?.events ? MOST_HAPPENINGS * HAPPENING_WIDTH : 0),
    /** Underdog points left. */
    sideUnderdog: take(plan.extras?.underdog ? sides : 0),
    /** Round in which it conceded, else 0. */
    sideConceded: take(plan.extras ? sides : 0),
    /** Attempts to cast and to block, for each round and side. */
    magic: take(plan.extras ? MOST_ROUNDS * sides * 2 : 0),
    /** How it left the table: a departure counted from 1, else 0. */
    unitLeft: take(plan.extras ? units : 0),
    /** Round + 1 in which a roster entry last rolled again what it may, else 0. */
    unitElite: take(plan.hasRerolls ? units : 0),
    /** Bits of its gear that is broken (`plan.gear`), and of not shooting at all; the plan is compiled anew for it. */
    unitBroken: take(plan.extras?.events ? units : 0),
    /** Place of its model that found the weapon of the event table, counted from 1; 0 for none. */
    unitFound: take(plan.extras?.events ? units : 0),
    /** Bits of granted rules that whoever is in a table quarter has. */
    quarterGrants: take(plan.extras?.events ? QUARTERS : 0),
    /** Points so far, where the mission counts rounds. */
    sideScore: take(plan.mission.perRound.some((points) => points > 0) ? sides : 0),
    /** Zone of each side, -1 before it is chosen. */
    sideZone: take(sides),
    /** Number of its last activation in this round, 0 for none. */
    sideLast: take(sides),
    /** Units at the start of the battle. */
    sideStart: take(sides),
    objX: take(objectives),
    objY: take(objectives),
    /** Side that holds it, -1 for nobody. */
    objOwner: take(objectives),
    unitFlags: take(units),
    /** Models at the start of the battle, the joined hero included. */
    unitStart: take(units),
    /** Tough of a unit that started as a single model, else 0. */
    unitStartTough: take(units),
    /** Round of its arrival from Ambush, else 0. */
    unitArrived: take(units),
    unitReserve: take(units),
    /** Transport that carries it, or -1. */
    unitIn: take(units),
    /** Model index of the hero that joined it, or -1. */
    unitHero: take(units),
    /** Model index of a mercenary in its ranks, or -1. */
    unitGuest: take(plan.units.some(({ comes }) => comes?.as === 'guest') ? units : 0),
    /** Bits of granted rules. */
    unitGrants: take(units),
    /** Bits of rules granted until they have counted once. */
    unitOnce: take(units),
    /** Bits of rules granted to the end. */
    unitKept: take(units),
    /** How often each mark of each side lies on each unit. */
    marks: take(units * sides * plan.marks.length),
    /** Units that each bearer of an aura picked, counted from 1; 0 for none. */
    auraPicks: take(plan.ruleset.ways.auras === 'picked' ? plan.auraBearers.length * AURA_PICKS : 0),
    /** For each unit, by whom of those who count then it stood when it was last activated. */
    unitReached: take(units * plan.reaches),
    /** Bits of the options that it has now. */
    unitOptions: take(plan.options.length > 0 ? units : 0),
    /** Bits of the rules for which an option was picked in this activation. */
    unitChosen: take(plan.options.length > 0 ? units : 0),
    /** Bits of the rules with options that work once and were used; the highest for having acted again. */
    unitUsed: take(units),
    /** Markers of each unit for each rule that gathers them. */
    growth: take(units * plan.growths.length),
    /** Units of each side that have acted again in this round. */
    sideAgain: take(sides),
    /** Wounds that landed on it in this activation. */
    unitWounds: take(units),
    /** Wounds that it dealt in this melee. */
    unitDealt: take(units),
    /** Markers put on its last model since that was checked for wound effects. */
    unitMarks: take(units),
    /** Living models. */
    unitAlive: take(units),
    x: take(models),
    y: take(models),
    z: take(models),
    alive: take(models),
    wounds: take(models),
    unitOf: take(models),
    tokens: take(models),
    /** Spells tried in this activation, as bits. */
    tried: take(models),
    /** Abilities used in this activation, as bits. */
    did: take(models),
    /** Abilities used up for the battle, as bits. */
    spent: take(models),
    /** Limited weapons spent, as bits. */
    used: take(models),
    /** Took its dangerous terrain test in this activation. */
    tested: take(models),
    /** Settings that the players decided on in this battle; always last, so that states without any are hashed as if it were not there. */
    rulings: take(RULING_WORDS),
  };
};

/** Where the `magic` column counts what a side tried in a round. */
export const magicPlace = ({ plan }: Battle, round: number, side: number, what: 'casts' | 'blocks'): number =>
  ((Math.min(round, MOST_ROUNDS) - 1) * plan.sides.length + side) * 2 + (what === 'casts' ? 0 : 1);

/** The first state of a battle, by plan: newer battles copy it. */
const openings = new WeakMap<BattlePlan, Int32Array>();

/** A battle before anything has happened. */
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
  battle.game[G.active] = -1;
  for (const unit of plan.units) battle.unitAlive[unit.index] = unit.count;
  for (const model of plan.models) {
    battle.alive[model.index] = 1;
    battle.unitOf[model.index] = model.unit;
  }
  for (const unit of plan.units) if (unit.comes) keepAway(battle, unit);
  return block;
};

const NO_BLOCK = new Int32Array(0);

/** Whoever may come by a random event is nowhere until then, like a unit that is destroyed. */
const keepAway = (battle: Battle, { index, first, count }: UnitPlan): void => {
  battle.unitFlags[index] |= U.destroyed;
  battle.unitAlive[index] = 0;
  battle.alive.fill(0, first, first + count);
};

/** A second battle in the same state. */
export const copyBattle = ({ plan, block }: Battle): Battle => battleOver(plan, block);

/** A battle over a copy of a block. */
const battleOver = (plan: BattlePlan, block: Int32Array): Battle => {
  const copy = new Int32Array(block);
  return layOut(plan, copy, columnsOver(copy));
};

/** Makes one battle equal to another of the same plan: one `set`. */
export const copyInto = (to: Battle, from: Battle): void => rewind(to, from.block);

/** Puts a battle back into a state that it was in before. */
export const rewind = (battle: Battle, block: Int32Array): void => {
  battle.block.set(block);
  fitPlan(battle);
};

/** A checksum of the state. Battles without rulings have the one that they had before there were any. */
export const checksum = ({ block, rulings }: Battle): number =>
  hashWords(rulings.some((word) => word !== 0) ? block : block.subarray(0, block.length - RULING_WORDS));

/** The phase, as a word. */
export const phaseOf = (battle: Battle): Phase => PHASES[battle.game[G.phase]];

/** Enters a phase. */
export const setPhase = (battle: Battle, phase: Phase): void => {
  battle.game[G.phase] = PHASES.indexOf(phase);
};
