import { armyForBattle, type ArmyList, checkOrganisation } from '@muster/army';
import {
  type Army,
  type BattlePlan,
  type BattleSetup,
  type CampaignExtras,
  compilePlan,
  LIMITS,
  type Ruleset,
  type Settings,
  type Table,
} from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import { eventsFor, roomProblem, rulesetOf, SYSTEMS, tableFor } from '@muster/rules';
import { battleNotes } from './notes.ts';
import type { SetupRefusal } from './refusal.ts';

/** What a battle is set up from, except its table. */
export interface ListOrder {
  /** The list of each side. */
  lists: readonly ArmyList[];
  /** The game; by default the one that the lists were written for. */
  system?: string | undefined;
  settings?: Partial<Settings>;
  /** Whether random events may happen when a round begins. */
  events?: boolean | undefined;
}

/** What a battle is set up from. */
export interface BattleOrder extends ListOrder {
  /** The table, or the seed to generate one from. */
  table: Table | { seed: string };
}

/** The rules and the armies of a battle, checked. */
export interface CheckedLists {
  ruleset: Ruleset;
  armies: readonly Army[];
  extras?: CampaignExtras;
}

/** A battle that is ready to begin, with its lists and what their players should know. */
export interface BattleReady {
  setup: BattleSetup;
  plan: BattlePlan;
  lists: readonly ArmyList[];
  notes: readonly string[];
}

/** Sets a battle up: chooses the rules, checks lists and table, and makes the plan, or says what is wrong. */
export const setUpBattle = (
  order: BattleOrder,
  compile: (setup: BattleSetup) => BattlePlan = compilePlan,
): Result<BattleReady, SetupRefusal> => {
  const checked = checkLists(order);
  if (!checked.ok) return checked;
  const { ruleset, armies, extras } = checked.value;
  const table = 'seed' in order.table ? tableFor(ruleset, order.table.seed, armies.length) : order.table;
  const crowded = roomRefusal(ruleset, armies.length, table);
  if (crowded) return fail(crowded);
  const setup: BattleSetup = { ruleset, armies, table, settings: order.settings, ...(extras ? { extras } : {}) };
  try {
    const plan = compile(setup);
    return ok({ setup, plan, lists: order.lists, notes: battleNotes(plan, order.lists) });
  } catch (error) {
    return fail({ code: 'battle', sentence: `These armies cannot fight: ${(error as Error).message}.` });
  }
};

/** Checks everything about a battle but its table. */
export const checkLists = ({ lists, system, settings, events }: ListOrder): Result<CheckedLists, SetupRefusal> => {
  if (lists.length > LIMITS.sides)
    return refuse('sides', `${lists.length} armies were named; a battle has ${LIMITS.sides} sides at the most.`);
  const chosen = chooseRuleset(system, lists);
  if (!chosen.ok) return chosen;
  const ruleset = chosen.value;
  const loose = settings?.forceOrganisation ? lists.flatMap((list) => organisationRefusal(ruleset, list) ?? []) : [];
  if (loose.length > 0) return fail(loose[0]);
  const table = events ? eventsFor(ruleset.id) : undefined;
  if (events && !table) return refuse('events', `${ruleset.name} has no random events.`);
  return ok({ ruleset, armies: lists.map(armyForBattle), ...(table ? { extras: { events: table } } : {}) });
};

const chooseRuleset = (system: string | undefined, lists: readonly ArmyList[]): Result<Ruleset, SetupRefusal> => {
  const named = [...new Set(system === undefined ? lists.map((list) => list.system) : [system])];
  if (named.length > 1) return refuse('games', `The lists were written for different games (${named.join(', ')}).`);
  const ruleset = rulesetOf(named[0]);
  return ruleset ? ok(ruleset) : refuse('system', `There is no game "${named[0]}"; there are ${SYSTEMS.join(', ')}.`);
};

/** Returns what is wrong with how a list is organised for a game, if anything is. */
export const organisationRefusal = (ruleset: Ruleset, list: ArmyList): SetupRefusal | undefined => {
  const findings = checkOrganisation(ruleset, list).map(({ code, message }) => ({ path: code, message }));
  if (findings.length === 0) return undefined;
  const { name } = list.army;
  return { code: 'organisation', sentence: `${name}: ${findings[0].message}.`, list: { name, findings } };
};

/** Returns why so many armies have no room on a table, if they have none. */
export const roomRefusal = (ruleset: Ruleset, sides: number, table: Table): SetupRefusal | undefined => {
  const problem = roomProblem(ruleset, sides, table);
  return problem === undefined ? undefined : { code: 'table', sentence: problem };
};

const refuse = (code: SetupRefusal['code'], sentence: string): Result<never, SetupRefusal> => fail({ code, sentence });
