import { captainPlayer } from '@muster/ai';
import { newBattle, rewind } from '@muster/engine';
import { planOf } from '../plan-of.ts';
import type { Thought, ThoughtOrder } from './thinking.ts';

/** Runs the captain in a worker, so that the page stays responsive. */
self.addEventListener('message', ({ data }: MessageEvent<ThoughtOrder>) => {
  const { number, info, words, side } = data;
  let thought: Thought;
  try {
    const battle = newBattle(planOf(info));
    rewind(battle, words);
    const captain = captainPlayer({ seed: `advice ${number}` });
    thought = { number, advice: { action: captain.act(battle, side), reason: captain.explain?.() } };
  } catch (error) {
    thought = { number, problem: String(error) };
  }
  self.postMessage(thought, { transfer: [] });
});
