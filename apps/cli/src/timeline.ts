import type { Moment } from '@muster/engine';
import { CommandError } from './findings.ts';

/** Returns the number of steps up to a moment: `3.5` is after the fifth activation of round 3, `3` after round 3, `0` after deployment. */
export const stepsTo = (moments: readonly Moment[], to: string): number => {
  const match = /^(\d{1,2})(?:\.(\d{1,3}))?$/.exec(to.trim());
  if (!match)
    throw new CommandError(
      `"${to}" is not a moment. Use 3 for the end of round 3, or 3.5 for after its fifth activation.`,
    );
  const round = Number(match[1]);
  const activation = match[2] === undefined ? undefined : Number(match[2]);
  const found = moments.find((moment) => isMoment(moment, round, activation));
  if (found) return found.step;
  const last = moments.at(-1);
  const end =
    last && last.round > 0
      ? `it ends in round ${last.round} after activation ${last.activation}`
      : 'it ends before the first round';
  throw new CommandError(`The record does not reach ${to}: ${end}.`);
};

const isMoment = (moment: Moment, round: number, activation: number | undefined): boolean => {
  if (activation === undefined) return moment.ended && moment.round === round;
  // A round begins with the step that ends the previous round.
  if (activation === 0) return moment.ended && moment.round === round - 1;
  return moment.round === round && moment.activation === activation;
};
