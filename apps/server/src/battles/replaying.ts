import { setImmediate } from 'node:timers/promises';
import { battleAt, G, type Game, replay, turnOf } from '@muster/engine';
import { rulesetOfHeader } from './header.ts';
import type { Opened, ToOpen } from './resuming.ts';
import { recordHead } from './showing.ts';

/** How long steps are repeated before other work has its turn, in milliseconds. */
const SLICE = 10;

/** Returns what lets other work have its turn whenever a slice of time is used up. */
export const inSlices = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await setImmediate();
    since = performance.now();
  };
};

/**
 * Repeats all steps of a battle, with a rest before each: a long battle does not hold the server up. Nothing when they do not
 * come out as they did.
 */
export const replaySlowly = async (open: ToOpen, rest: () => Promise<void>): Promise<Opened | undefined> => {
  const { header, plan, seats, ledger, options, stepped } = open;
  const { steps, draft, takeBacks } = ledger;
  const turns: number[] = [];
  if (header.start) turns[0] = turnOf(battleAt(plan, Int32Array.from(header.start)));
  const after = (game: Game): void => {
    turns[game.steps.length] = turnOf(game.battle);
    stepped();
  };
  // A battle from the beginning has its first step at once.
  const first = header.start ? 0 : 1;
  try {
    const record = { ...recordHead(header, plan, seats), takeBacks, steps };
    const { game, problem } = replay(record, rulesetOfHeader(header), { ...options, plan, after, to: first });
    if (problem) return undefined;
    for (const step of steps.slice(first)) {
      await rest();
      if (game.repeat(step).status !== 'done' || game.steps.at(-1)?.checksum !== step.checksum) return undefined;
      after(game);
    }
    game.battle.game[G.takeBacks] = takeBacks;
    if (draft) game.repeat({ ...draft, takeBacks });
    return { game, turns };
  } catch {
    return undefined;
  }
};
