import type { Command } from '../contract/command.ts';
import type { Campaign, MatchEvent } from '../state/campaign.ts';
import { matchOf } from '../state/find.ts';
import type { Fact } from '../contract/fact.ts';

/** An event that is dropped because a correction removed one of its units from the match. */
export interface LostEvent {
  match: string;
  id: string;
  number: number;
  unit: string;
}

/** Returns the events of a fact whose units were in the match before a correction but not after it. */
export const lostEvents = (before: Campaign, after: Campaign, { command, changes }: Fact): LostEvent[] => {
  if (command.type !== 'event' && command.type !== 'conclude') return [];
  const { match } = command;
  if (!matchOf(after, match)) return [];
  const [then, now] = [before, after].map((campaign) => broughtTo(campaign, match));
  return changes.flatMap((change): LostEvent[] => {
    if (change.type !== 'event') return [];
    const { id, number } = change.event;
    const unit = namedBy(change.event).find((one) => then.has(one) && !now.has(one));
    return unit === undefined ? [] : [{ match, id, number, unit }];
  });
};

const broughtTo = (campaign: Campaign, match: string): Set<string> =>
  new Set((matchOf(campaign, match)?.armies ?? []).flatMap(({ brought }) => Object.keys(brought)));

const namedBy = ({ targets, by, noted }: MatchEvent): string[] => [
  ...targets,
  ...[by, noted].filter((unit) => unit !== undefined),
];

/** Returns a command without lost events, or nothing if nothing is left of it. */
export const withoutLost = (command: Command, lost: readonly LostEvent[]): Command | undefined => {
  if (lost.length === 0) return command;
  if (command.type !== 'conclude') return undefined;
  return { ...command, events: command.events?.filter(({ id }) => !lost.some((one) => one.id === id)) };
};
