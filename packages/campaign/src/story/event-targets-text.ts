import { listText } from '@muster/kernel';
import type { Campaign, Match, MatchEvent } from '../state/campaign.ts';
import { armyOf, ownerOf, unitOf } from '../state/find.ts';

/** Returns the armies and units that an event applies to, or the part of the table; an empty text for an event without a target. */
export const eventTargetsText = (campaign: Campaign, match: Match | undefined, event: MatchEvent): string => {
  const { army, targets, quarter, dead } = event;
  const armyName = (id: string): string => armyOf(campaign, id)?.name ?? id;
  if (dead) return '';
  if (army !== undefined) return armyName(army);
  if (quarter !== undefined) return `quarter ${quarter + 1} of the table`;
  const ownerId = (unit: string): string => ownerOf(campaign, unit)?.id ?? '';
  const armies = targets.length > 0 ? [...new Set(targets.map(ownerId))] : presentArmies(match, event);
  return listText(
    armies.map((id) => {
      const own = targets.filter((unit) => ownerId(unit) === id).map((unit) => unitOf(campaign, unit)?.name ?? unit);
      if (own.length === 0) return armyName(id);
      return id === '' ? listText(own) : `${listText(own)} (${armyName(id)})`;
    }),
  );
};

/** Returns the armies that had not conceded when an event happened. */
const presentArmies = (match: Match | undefined, { round }: MatchEvent): string[] =>
  (match?.armies ?? []).flatMap(({ army, conceded = round + 1 }) => (conceded > round ? [army] : []));
