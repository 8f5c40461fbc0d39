import { fail, ok, type Result } from '@muster/kernel';
import type { Interval } from './interval.ts';
import type { Standings } from './standing.ts';

/** The least score that a player must reach against another, measured at the lower end of its interval. */
export interface StrengthBar {
  player: string;
  against: string;
  least: number;
}

/** A bar with its result. */
export interface JudgedBar extends StrengthBar {
  score: number;
  interval: Interval;
  reached: boolean;
}

/** Parses a bar such as `captain:solo:0.62` with the labels of the players. A failure is a sentence. */
export const parseBar = (text: string, labels: readonly string[]): Result<StrengthBar, string> => {
  const parts = text.trim().split(':');
  const least = Number(parts.pop());
  if (!(least > 0 && least < 1) || parts.length < 2)
    return fail(`The bar "${text}" must be two players and a score between 0 and 1, such as captain:solo:0.62.`);
  // Labels contain colons, so every place to cut is tried.
  for (let cut = 1; cut < parts.length; cut++) {
    const [player, against] = [parts.slice(0, cut).join(':'), parts.slice(cut).join(':')];
    if (player !== against && labels.includes(player) && labels.includes(against))
      return ok({ player, against, least });
  }
  return fail(`The bar "${text}" must name two of these players: ${labels.join(', ')}.`);
};

/** Returns whether the standings reach a bar. */
export const judgeBar = ({ pairings }: Standings, bar: StrengthBar): JudgedBar => {
  const { player, against } = bar;
  for (const { players, score, interval } of pairings) {
    if (players[0] === player && players[1] === against) return judged(bar, score, interval);
    if (players[0] === against && players[1] === player)
      return judged(bar, 1 - score, [1 - interval[1], 1 - interval[0]]);
  }
  return judged(bar, 0, [0, 0]);
};

const judged = (bar: StrengthBar, score: number, interval: Interval): JudgedBar => ({
  ...bar,
  score,
  interval,
  reached: interval[0] >= bar.least,
});
