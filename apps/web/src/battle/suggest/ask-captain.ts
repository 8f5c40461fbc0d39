import type { Battle } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import type { Advice, Thought, ThoughtOrder } from './thinking.ts';

let worker: Worker | undefined;
let count = 0;

/** Returns what the captain (a computer player) would do for a side now. */
export const askCaptain = (info: BattleInfo, battle: Battle, side: number): Promise<Advice> => {
  worker ??= new Worker(new URL('captain.worker.ts', import.meta.url), { type: 'module' });
  const captain = worker;
  const number = ++count;
  return new Promise((settle, fail) => {
    const onThought = ({ data }: MessageEvent<Thought>): void => {
      if (data.number !== number) return;
      captain.removeEventListener('message', onThought);
      if ('advice' in data) settle(data.advice);
      else fail(new Error(data.problem));
    };
    captain.addEventListener('message', onThought);
    const order: ThoughtOrder = { number, info, words: battle.block.slice(), side };
    captain.postMessage(order, []);
  });
};
