import { setImmediate } from 'node:timers/promises';
import { battleAt, GAME, type Game, replay, turnOf } from '@muster/engine';
import { rulesetOfHeader } from './header.ts';
import type { OpenedGame, GameToOpen } from './resuming.ts';
import { recordHead } from './showing.ts';

/** How long steps are repeated before other work may run, in milliseconds. */
const SLICE = 10;

/** Returns a function that lets other work run after each slice of time. */
export const inSlices = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await setImmediate();
    since = performance.now();
  };
};

/**
 * Repeats all steps of a battle with pauses, so that a long battle does not block the server; `undefined` if the results
 * differ.
 */
export const replaySlowly = async (open: GameToOpen, rest: () => Promise<void>): Promise<OpenedGame | undefined> => {
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
    game.battle.game[GAME.takeBacks] = takeBacks;
    if (draft) game.repeat({ ...draft, takeBacks });
    return { game, turns };
  } catch {
    return undefined;
  }
};
