import { armyForBattle, type ArmyList, checkOrganisation } from '@muster/army';
import {
  type Army,
  type BattlePlan,
  type BattleSetup,
  type CampaignExtras,
  compilePlan,
  BATTLE_LIMITS,
  type Ruleset,
  type Settings,
  type Table,
} from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import { eventsFor, roomProblem, rulesetOf, SYSTEMS, tableFor } from '@muster/rules';
import { battleNotes } from './notes.ts';
import type { SetupRefusal } from './refusal.ts';
import { SETUP_TEXTS } from './setup-texts.ts';

/** The options of a battle, without its table. */
export interface ListOrder {
  /** The list of each side. */
  lists: readonly ArmyList[];
  /** The game (default: the game of the lists). */
  system?: string | undefined;
  settings?: Partial<Settings>;
  /** Whether random events may happen at the start of a round. */
  events?: boolean | undefined;
}

/** The options of a battle. */
export interface BattleOrder extends ListOrder {
  /** The table, or the seed to generate one from. */
  table: Table | { seed: string };
}

/** The checked rules and armies of a battle. */
export interface CheckedLists {
  ruleset: Ruleset;
  armies: readonly Army[];
  extras?: CampaignExtras;
}

/** A battle that is ready to begin, with its lists and notes for the players. */
export interface BattleReady {
  setup: BattleSetup;
  plan: BattlePlan;
  lists: readonly ArmyList[];
  notes: readonly string[];
}

/** Sets up a battle: chooses the rules, checks the lists and the table, and makes the plan. Returns what is wrong if it fails. */
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
    return fail({ code: 'battle', sentence: SETUP_TEXTS.noPlan((error as Error).message) });
  }
};

/** Checks the options of a battle, without its table. */
export const checkLists = ({ lists, system, settings, events }: ListOrder): Result<CheckedLists, SetupRefusal> => {
  if (lists.length > BATTLE_LIMITS.sides)
    return refuse('sides', SETUP_TEXTS.tooManySides(lists.length, BATTLE_LIMITS.sides));
  const chosen = chooseRuleset(system, lists);
  if (!chosen.ok) return chosen;
  const ruleset = chosen.value;
  const loose = settings?.forceOrganisation ? lists.flatMap((list) => organisationRefusal(ruleset, list) ?? []) : [];
  if (loose.length > 0) return fail(loose[0]);
  const table = events ? eventsFor(ruleset.id) : undefined;
  if (events && !table) return refuse('events', SETUP_TEXTS.noEvents(ruleset.name));
  return ok({ ruleset, armies: lists.map(armyForBattle), ...(table ? { extras: { events: table } } : {}) });
};

const chooseRuleset = (system: string | undefined, lists: readonly ArmyList[]): Result<Ruleset, SetupRefusal> => {
  const named = [...new Set(system === undefined ? lists.map((list) => list.system) : [system])];
  if (named.length > 1) return refuse('games', SETUP_TEXTS.differentGames(named));
  const ruleset = rulesetOf(named[0]);
  return ruleset ? ok(ruleset) : refuse('system', SETUP_TEXTS.noGame(named[0], SYSTEMS));
};

/** Returns what is wrong with the organisation of a list in a game, if anything. */
export const organisationRefusal = (ruleset: Ruleset, list: ArmyList): SetupRefusal | undefined => {
  const findings = checkOrganisation(ruleset, list).map(({ code, message }) => ({ path: code, message }));
  if (findings.length === 0) return undefined;
  const { name } = list.army;
  return {
    code: 'organisation',
    sentence: SETUP_TEXTS.organisation(name, findings[0].message),
    list: { name, findings },
  };
};

/** Returns why a table has no room for this number of armies, if it has none. */
export const roomRefusal = (ruleset: Ruleset, sides: number, table: Table): SetupRefusal | undefined => {
  const problem = roomProblem(ruleset, sides, table);
  return problem === undefined ? undefined : { code: 'table', sentence: problem };
};

const refuse = (code: SetupRefusal['code'], sentence: string): Result<never, SetupRefusal> => fail({ code, sentence });
