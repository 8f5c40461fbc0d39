import type { ContinueBattle } from '@muster/protocol';
import { api } from '../api/http.ts';
import { recordFile } from '../tape/record-file.ts';
import type { Tape } from '../tape/tape.ts';

/** A battle of the server that is looked at. */
export interface ReplaySource {
  id: string;
  watch: string;
  /** The link for others, where it is known. */
  token: string | undefined;
  seedHash: string | undefined;
}

/** Why nobody can go on from a moment of a replay; nothing where it is possible. */
export const stuckWords = (
  { record, problem, frames, game }: Tape,
  source: ReplaySource | undefined,
  step: number,
): string | undefined => {
  if (step >= frames.length && game.finished) return 'The battle is over at this moment: go back a step to continue.';
  if (source) return undefined;
  if (problem !== undefined) return 'A file that does not come out as it is written cannot be continued.';
  // The server believes only what the rules lead to from an ordinary beginning.
  if (record.start) return 'This file begins in the middle of a battle, so it can be looked at but not continued.';
  return undefined;
};

/** Sets up the battle that goes on: from what the server keeps, or from the record of a file. */
export const goOn = async (
  { record }: Tape,
  source: ReplaySource | undefined,
  order: ContinueBattle,
): Promise<{ id: string }> => {
  if (source) return api.continueFrom(source.id, order, source.watch);
  // What was told of the steps is found out again by playing them.
  const steps = record.steps.map((step) => {
    const { events: _, ...rest } = step;
    return rest;
  });
  return api.continueRecord({ ...order, record: { ...(await recordFile({ ...record, steps })) } });
};
