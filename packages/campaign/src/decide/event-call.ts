import type { Match, MatchEvent } from '../state/campaign.ts';
import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { demandApproval } from './override.ts';
import { refuse } from '../contract/refusal.ts';

/** Why an event needs the organiser's approval. */
export const UNCALLED_REASONS = ['before-round-1', 'not-begun', 'no-event', 'had-its-event', 'another-event'] as const;
export type UncalledReason = (typeof UNCALLED_REASONS)[number];

/**
 * Returns the round whose die called for an event, and removes the event from those that are due: one die calls for one
 * event (campaign:P1). Other events need the organiser's approval.
 */
export const calledFor = (
  desk: CommandState,
  match: Match,
  { number, round, approved }: Extract<Command, { type: 'event' }>,
): Pick<MatchEvent, 'round' | 'approved'> => {
  const { id, due } = match;
  const at = due.findIndex((one) => one.number === number && (round ?? one.round) === one.round);
  if (at >= 0) {
    desk.change({ type: 'match', match: id, set: { due: due.toSpliced(at, 1) } });
    return { round: due[at].round };
  }
  const when = round ?? Math.max(1, match.round);
  if (!approved) return refuse('event-not-called', { what: whyUncalled(match, when), of: when, have: number });
  return { round: when, approved: demandApproval('approval', approved) };
};

const whyUncalled = ({ round: now, due, events }: Match, round: number): UncalledReason => {
  if (now === 0) return 'before-round-1';
  if (round > now) return 'not-begun';
  if (due.some((one) => one.round === round)) return 'another-event';
  return events.some((event) => event.round === round && !event.approved) ? 'had-its-event' : 'no-event';
};
