import type { ContinueBattle } from '@muster/protocol';
import { api } from '../api/http.ts';
import { recordFile } from '../tape/record-file.ts';
import type { ReplayedBattle } from '../tape/tape.ts';
import { REPLAY_TEXTS } from './texts.ts';

/** The battle on the server that a replay shows. */
export interface ReplaySource {
  id: string;
  watch: string;
  /** The token of the link for watching, where it is known. */
  token: string | undefined;
  seedHash: string | undefined;
}

/** Returns why a battle cannot continue from a step of its replay, or undefined where it can. */
export const whyNotContinue = (
  { record, problem, frames, game }: ReplayedBattle,
  source: ReplaySource | undefined,
  step: number,
): string | undefined => {
  if (step >= frames.length && game.finished) return REPLAY_TEXTS.tools.atEnd;
  if (source) return undefined;
  if (problem !== undefined) return REPLAY_TEXTS.tools.invalid;
  // The server accepts only battles that follow from an ordinary beginning by the rules.
  if (record.start) return REPLAY_TEXTS.tools.midway;
  return undefined;
};

/** Sets up the battle that continues: from the server's record, or from the record of a file. */
export const continueReplay = async (
  { record }: ReplayedBattle,
  source: ReplaySource | undefined,
  order: ContinueBattle,
): Promise<{ id: string }> => {
  if (source) return api.continueFrom(source.id, order, source.watch);
  // The server finds the events again by replaying the steps.
  const steps = record.steps.map((step) => {
    const { events: _, ...rest } = step;
    return rest;
  });
  return api.continueRecord({ ...order, record: { ...(await recordFile({ ...record, steps })) } });
};
