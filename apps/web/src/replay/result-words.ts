import { REPLAY_TEXTS } from './texts.ts';

/** Returns the result of a battle in words. A side that has conceded has lost. */
export const resultWords = (
  names: readonly string[],
  { finished, winner, rounds }: { finished: boolean; winner?: number | undefined; rounds: number },
  conceded: readonly number[] = [],
): string => {
  const { result } = REPLAY_TEXTS;
  if (finished) return winner === undefined ? result.draw : result.won(names[winner]);
  const remaining = names.filter((_, side) => !conceded.includes(side));
  if (conceded.length === 0 || remaining.length !== 1) return result.stopped(rounds);
  return result.conceded(
    remaining[0],
    conceded.map((side) => names[side]),
    rounds,
  );
};
