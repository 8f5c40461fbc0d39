import type { Campaign, Match, MatchEvent } from '../state/campaign.ts';
import { armyOf, ownerOf, rulesOf } from '../state/find.ts';

/** Something that an army may have to pay for in a match. */
export interface OpenPrice {
  what: 'ransom' | 'medics';
  army: string;
  /** The captured unit. */
  unit?: string;
  /** The lowest and highest price; they differ as long as a die must decide. */
  least: number;
  most: number;
  /** What the army has now, before the rewards of the match. */
  bank: number;
}

/** Returns what armies may have to pay for: ransoms when the battle ends, medics before the casualty rolls (campaign:E6, campaign:E8). */
export const openPrices = (campaign: Campaign, { step, events, armies }: Match): OpenPrice[] => {
  if (step !== 'mission' && step !== 'casualties') return [];
  const hasMedics = (army?: string): boolean => armies.some((one) => one.army === army && one.medics);
  return events
    .filter(({ dead }) => !dead)
    .flatMap((event): OpenPrice[] =>
      rulesOf(campaign).events[event.number].books.flatMap((entry): OpenPrice[] => {
        if (entry.keep === 'ransom' && step === 'mission') return ransoms(campaign, event, entry.price);
        if (entry.keep !== 'medics' || event.army === undefined || hasMedics(event.army)) return [];
        const bank = armyOf(campaign, event.army)?.bank ?? 0;
        return [{ what: 'medics', army: event.army, least: entry.price, most: entry.price, bank }];
      }),
    );
};

const D3 = 3;

const ransoms = (
  campaign: Campaign,
  { targets, d3 }: MatchEvent,
  { times = 1, plus = 0 }: { times?: number; plus?: number },
): OpenPrice[] =>
  targets.flatMap((unit) => {
    const army = ownerOf(campaign, unit);
    const [least, most] = [d3 ?? 1, d3 ?? D3].map((face) => face * times + plus);
    return army ? [{ what: 'ransom' as const, army: army.id, unit, least, most, bank: army.bank }] : [];
  });
