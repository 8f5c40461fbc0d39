import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { makePlayer } from '@muster/ai';
import { battleAt, type BattlePlan, GAME, type Table } from '@muster/engine';
import { computerTerrainMove, rulesetOf, tableFor } from '@muster/rules';
import type { BotDecision } from './bot.ts';
import { planOfHeader } from './header.ts';
import type { BattleEntry } from './entry.ts';
import { LiveBattle } from './live-battle.ts';
import { type ThreadReply, type ThreadOrder, type OrderOf, REMEMBERED, type ResultOf } from './orders.ts';
import { RefusedRequest } from '../common/problem.ts';
import { continued, continuedRecord } from './continued.ts';
import { readFiles, readingOf, readKeeping, recordIn } from './reading.ts';
import { Recent } from './recent.ts';
import { rolloutsFor } from './rollouts.ts';
import { recordText } from './battle-rows.ts';

const plans = new Recent<string, BattlePlan>(REMEMBERED);

const planFor = ({ battle, header }: OrderOf<'decide'>): BattlePlan =>
  plans.get(battle, () => {
    if (!header) throw new Error('the battle is not known here');
    return planOfHeader(header);
  });

const decide = (order: OrderOf<'decide'>): BotDecision => {
  const { words, side, level, character } = order;
  const battle = battleAt(planFor(order), words);
  const seed = `${order.battle} ${side} ${battle.game[GAME.step]}`;
  const rollouts = rolloutsFor(battle.plan);
  // A general without rollouts decides like a captain.
  const player = makePlayer(level === 'general' && rollouts === 0 ? 'captain' : level, seed, {
    character,
    budget: { rollouts },
  });
  return { action: player.act(battle, side), reason: player.explain?.() };
};

const makeTable = ({ system, seed, sides }: OrderOf<'table'>): Table => {
  const ruleset = rulesetOf(system);
  if (!ruleset) throw new Error(`no game ${system}`);
  return tableFor(ruleset, seed, sides);
};

const prepare = ({ header }: OrderOf<'prepare'>): BattleEntry[] => {
  const battle = new LiveBattle('', header, []);
  battle.prepare();
  return battle.begin();
};

const carryOut = (order: ThreadOrder): ResultOf[ThreadOrder['kind']] => {
  switch (order.kind) {
    case 'decide':
      return decide(order);
    case 'read':
      return readingOf(order.body);
    case 'files':
      return readFiles(order.files);
    case 'keep':
      return readKeeping(order.body);
    case 'record':
      return recordText(order.battle);
    case 'prepare':
      return prepare(order);
    case 'continue':
      return continued(order);
    case 'continue-record':
      return continuedRecord(order.person, recordIn(order.body));
    case 'terrain':
      return computerTerrainMove(order.draft, order.seed);
    default:
      return makeTable(order);
  }
};

/** The priority below the main thread: one part in thirty of a shared core. */
const NICE = 15;

// Only Linux has priorities for threads; elsewhere this would slow the whole program down.
if (process.platform === 'linux' && parentPort) setPriority(NICE);

parentPort?.on('message', (order: ThreadOrder) => {
  const answer = (): ThreadReply => {
    try {
      return { result: carryOut(order) };
    } catch (error) {
      const { message } = error as Error;
      return error instanceof RefusedRequest
        ? { error: message, code: error.code, status: error.status }
        : { error: message };
    }
  };
  parentPort?.postMessage(answer());
});

// The time limit of an order counts from now on.
parentPort?.postMessage('ready');
