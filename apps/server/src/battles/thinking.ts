import { parentPort } from 'node:worker_threads';
import { type Character, makePlayer } from '@muster/ai';
import { type BattlePlan, newBattle, rewind } from '@muster/engine';
import type { Decision } from './bot.ts';
import { type BattleHeader, planOfHeader } from './header.ts';

/** What is to be thought about. */
export interface ThoughtOrder {
  number: number;
  battle: string;
  header: BattleHeader;
  words: Int32Array;
  side: number;
  character: Character;
}

/** What came of it. */
export interface Thought {
  number: number;
  decision: Decision;
}

/** Rollouts for one activation: about a tenth of a second. */
const ROLLOUTS = 48;

/** Plans that are remembered, the last used ones. */
const MOST_PLANS = 20;
const plans = new Map<string, BattlePlan>();

const planFor = (battle: string, header: BattleHeader): BattlePlan => {
  const plan = plans.get(battle) ?? planOfHeader(header);
  plans.delete(battle);
  plans.set(battle, plan);
  if (plans.size > MOST_PLANS) plans.delete(plans.keys().next().value as string);
  return plan;
};

parentPort?.on('message', ({ number, battle: id, header, words, side, character }: ThoughtOrder) => {
  const plan = planFor(id, header);
  const battle = newBattle(plan);
  rewind(battle, words);
  const player = makePlayer('general', `${header.seed} general ${side}`, { character, budget: { rollouts: ROLLOUTS } });
  const action = player.act(battle, side);
  const thought: Thought = { number, decision: { action, reason: player.explain?.() } };
  parentPort?.postMessage(thought);
});
