import type { Action } from '../contract/action.ts';
import type { BattleEvent } from '../contract/events.ts';
import type { Game } from '../game/game.ts';
import type { BattlePlan } from '../plan/plan.ts';
import { type Battle, newBattle, rewind } from '../state/battle.ts';
import type { StoryLine } from './memory.ts';
import { Storyteller } from './story.ts';
import { makeTimeline, type Moment } from './timeline.ts';

/** One step of a battle for viewing: the state before and after it, and its events. */
export interface StepFrame extends Moment {
  action: Action | 'begin';
  before: Int32Array;
  after: Int32Array;
  events: readonly BattleEvent[];
  /** The log of the step. */
  lines: readonly StoryLine[];
}

/** Returns a function that adds a frame of the last step of a game; the game must keep its events. */
export const makeFrameRecorder = (game: Game, frames: StepFrame[]): (() => void) => {
  const { plan } = game;
  const teller = new Storyteller(plan, game.start && battleAt(plan, game.start));
  const momentOf = makeTimeline();
  let before = game.start ?? newBattle(plan).block;
  return () => {
    const { action, events = [] } = game.steps[frames.length];
    const after = game.battle.block.slice();
    const lines = [...events.flatMap((event) => teller.tell(event)), ...teller.end()];
    frames.push({ ...momentOf({ action, events }), action, before, after, events, lines });
    before = after;
  };
};

/** Returns the battle whose state is this block. */
export const battleAt = (plan: BattlePlan, block: Int32Array): Battle => {
  const battle = newBattle(plan);
  rewind(battle, block);
  return battle;
};
