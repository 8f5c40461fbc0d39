import { fail, ok, type Result } from '@muster/kernel';
import type { Interval } from './interval.ts';
import type { Standings } from './standing.ts';

/** What a player must reach against another: the lower end of the interval of its score. */
export interface Bar {
  player: string;
  against: string;
  least: number;
}

/** A bar with what was found. */
export interface JudgedBar extends Bar {
  score: number;
  interval: Interval;
  reached: boolean;
}

/** Reads a bar such as `captain:solo:0.62`, given the labels of the players; a failure is a sentence. */
export const parseBar = (text: string, labels: readonly string[]): Result<Bar, string> => {
  const parts = text.trim().split(':');
  const least = Number(parts.pop());
  if (!(least > 0 && least < 1) || parts.length < 2)
    return fail(`The bar "${text}" must be two players and a score between 0 and 1, such as captain:solo:0.62.`);
  // Labels have colons of their own, so every place to cut is tried.
  for (let cut = 1; cut < parts.length; cut++) {
    const [player, against] = [parts.slice(0, cut).join(':'), parts.slice(cut).join(':')];
    if (player !== against && labels.includes(player) && labels.includes(against))
      return ok({ player, against, least });
  }
  return fail(`The bar "${text}" must name two of the players that play here: ${labels.join(', ')}.`);
};

/** Holds the standings against a bar. */
export const judgeBar = ({ pairings }: Standings, bar: Bar): JudgedBar => {
  const { player, against } = bar;
  for (const { players, score, interval } of pairings) {
    if (players[0] === player && players[1] === against) return judged(bar, score, interval);
    if (players[0] === against && players[1] === player)
      return judged(bar, 1 - score, [1 - interval[1], 1 - interval[0]]);
  }
  return judged(bar, 0, [0, 0]);
};

const judged = (bar: Bar, score: number, interval: Interval): JudgedBar => ({
  ...bar,
  score,
  interval,
  reached: interval[0] >= bar.least,
});
