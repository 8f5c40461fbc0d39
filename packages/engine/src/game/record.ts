import { refOf, type RulesetRef } from '@muster/kernel';
import type { Army } from '../plan/army.ts';
import { compilePlan } from '../plan/compile.ts';
import { type BattleHash, hashOfPlan, isPlanOf } from '../plan/hash.ts';
import type { CampaignExtras } from '../plan/campaign-extras.ts';
import type { Mission } from '../rule/mission.ts';
import type { BattlePlan } from '../plan/plan.ts';
import { RULING_WORDS } from '../plan/rulings.ts';
import type { Table } from '../plan/table.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import { type Battle, GAME, newBattle, rewind } from '../state/battle.ts';
import type { BattleEvent } from '../contract/events.ts';
import { Game } from './game.ts';
import type { StepRecord } from './options.ts';
import type { Decision } from '../contract/play.ts';
import type { Player } from '../contract/player.ts';
import type { Refusal } from '../contract/refusal.ts';

/** A battle as a record stores it: its setup, its actions and answers, and a checksum for each step. */
export interface BattleRecord {
  /** The ruleset with which the battle began. */
  ruleset: RulesetRef;
  /** Identifies the rules, and settings, armies, table and mission. */
  hash: BattleHash;
  seed: string;
  dice: 'seeded' | 'asked';
  /** The names of the players of each side. */
  players: string[];
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  maxObjectives: number;
  /** The mission, if it was not the game's own. */
  mission?: Mission;
  /** What a campaign added. */
  extras?: CampaignExtras;
  /** The state it started from, if not from the beginning. */
  start?: number[];
  /** What the players had decided by then. */
  decisions?: readonly Decision[];
  /** Steps taken back so far; their dice stay used. */
  takeBacks: number;
  steps: StepRecord[];
  /** A step that waits for answers. */
  unfinished?: Pick<StepRecord, 'action' | 'answers'>;
}

/** The parts of a record from which its plan is compiled. */
export type PlannedBattle = Pick<
  BattleRecord,
  'armies' | 'table' | 'settings' | 'maxObjectives' | 'mission' | 'extras'
>;

/** Returns the record of a game as it is now, with a step that still waits for answers. `players` are their names. */
export const recordOf = (game: Game, players: string[]): BattleRecord => {
  const { plan, unfinished, start, battle } = game;
  return {
    ruleset: refOf(plan.ruleset),
    hash: hashOfPlan(plan),
    seed: game.seed,
    dice: game.dice,
    players,
    settings: plan.settings,
    armies: plan.armies,
    table: plan.table,
    maxObjectives: plan.maxObjectives,
    ...(plan.mission.words.id === plan.ruleset.mission.id ? {} : { mission: plan.mission.words }),
    ...(plan.extras ? { extras: plan.extras } : {}),
    ...(start ? { start: [...start] } : {}),
    ...(game.inherited.length > 0 ? { decisions: game.inherited } : {}),
    takeBacks: battle.game[GAME.takeBacks],
    steps: game.steps,
    ...(unfinished ? { unfinished } : {}),
  };
};

/** The result of a replay: the game, and the first step that differs from the record. */
export interface Replay {
  game: Game;
  /** The number of steps that match. */
  matching: number;
  problem?: { step: number; reason: 'refused' | 'unfinished' | 'checksum' | 'plan'; refusal?: Refusal };
}

/** How a record is replayed: how far, and with which listeners and players. */
export interface ReplayOptions {
  /** Stop before this step. */
  to?: number;
  listen?: (event: BattleEvent) => void;
  keepEvents?: boolean;
  /** Called with the game after each of its steps. */
  after?: (game: Game) => void;
  /** The players who continue the battle afterwards. */
  players?: readonly (Player | undefined)[];
  /** The plan of the record, if known. */
  plan?: BattlePlan;
}

/** Returns the plan of a record under a ruleset. */
export const planOfRecord = (record: PlannedBattle, ruleset: Ruleset): BattlePlan =>
  compilePlan({
    ruleset,
    armies: record.armies,
    table: record.table,
    settings: record.settings,
    maxObjectives: record.maxObjectives,
    ...(record.mission ? { mission: record.mission } : {}),
    ...(record.extras ? { extras: record.extras } : {}),
  });

/**
 * Plays a record again, all of it or up to a step, and compares every checksum. The game may be continued from there.
 */
export const replay = (record: BattleRecord, ruleset: Ruleset, options: ReplayOptions = {}): Replay => {
  const plan = options.plan ?? planOfRecord(record, ruleset);
  const game = new Game({
    plan,
    seed: record.seed,
    ...(record.start ? { from: stateOf(plan, record.start) } : { unbegun: true }),
    players: options.players,
    dice: record.dice === 'asked' ? 'asked' : undefined,
    listen: options.listen,
    keepEvents: options.keepEvents,
    decisions: record.decisions,
  });
  if (!isPlanOf(plan, record.hash)) return { game, matching: 0, problem: { step: 0, reason: 'plan' } };
  const steps = record.steps.slice(0, options.to);
  for (const [i, step] of steps.entries()) {
    const outcome = game.repeat(step);
    if (outcome.status === 'refused')
      return { game, matching: i, problem: { step: i, reason: 'refused', refusal: outcome.refusal } };
    if (outcome.status === 'pending') return { game, matching: i, problem: { step: i, reason: 'unfinished' } };
    if (game.steps[i].checksum !== step.checksum)
      return { game, matching: i, problem: { step: i, reason: 'checksum' } };
    options.after?.(game);
  }
  if (steps.length === record.steps.length) {
    game.battle.game[GAME.takeBacks] = record.takeBacks;
    if (record.unfinished) game.repeat({ ...record.unfinished, takeBacks: record.takeBacks });
  } else if (steps.length === 0 && !record.start) game.repeat({ action: 'begin', answers: [] });
  return { game, matching: steps.length };
};

const stateOf = (plan: BattlePlan, words: readonly number[]): Battle => {
  const battle = newBattle(plan);
  // Records from before rulings existed do not have them.
  const lengths = [battle.block.length, battle.block.length - RULING_WORDS];
  if (lengths.includes(words.length)) rewind(battle, Int32Array.from(words));
  return battle;
};
