import type { Selection } from '@muster/army';
import { rulesetRefusalSentence } from '@muster/rules';
import { type CampaignRuleset, findCampaignRules } from '../ruleset/index.ts';
import type { Campaign, CampaignArmy, CampaignUnit, Match, MatchEvent } from './campaign.ts';

/** The ruleset that a campaign is played by, in the version that it began with. */
export const rulesOf = ({ ruleset }: Pick<Campaign, 'ruleset'>): CampaignRuleset => {
  const found = findCampaignRules(ruleset);
  if (!found.ok) throw new RangeError(rulesetRefusalSentence(found.error));
  return found.value;
};

/** What a unit is worth: never below zero (campaign:G8). */
export const valueOf = ({ base, upgrades, delta }: CampaignUnit): number =>
  Math.max(0, base + upgrades.reduce((sum, { cost }) => sum + cost, 0) + delta);

/** What all units of an army are worth. */
export const armyValue = ({ units }: CampaignArmy): number => units.reduce((sum, unit) => sum + valueOf(unit), 0);

/** Returns an army of a campaign by its id, or nothing. */
export const armyOf = ({ armies }: Campaign, id: string): CampaignArmy | undefined =>
  armies.find((army) => army.id === id);

/** The army that a unit is on the sheet of. */
export const ownerOf = ({ armies }: Campaign, unit: string): CampaignArmy | undefined =>
  armies.find(({ units }) => units.some(({ id }) => id === unit));

/** Returns a unit of a campaign by its id, or nothing if it is on no sheet. */
export const unitOf = (campaign: Campaign, id: string): CampaignUnit | undefined =>
  ownerOf(campaign, id)?.units.find((unit) => unit.id === id);

/** What a unit was chosen as, if it comes from a book. */
export const selectionOf = ({ kit }: Pick<CampaignUnit, 'kit'>): Selection | undefined =>
  kit && 'selection' in kit ? kit.selection : undefined;

/** Returns a match of a campaign by its id, or nothing. */
export const matchOf = ({ matches }: Campaign, id: string): Match | undefined =>
  matches.find((match) => match.id === id);

/** An event of a match by its id. */
export const eventOf = ({ events }: Match, id: string): MatchEvent | undefined =>
  events.find((event) => event.id === id);

/** The match in which an army has steps open (campaign:C13). */
export const openMatchOf = ({ matches }: Campaign, army: string): Match | undefined =>
  matches.find((match) => match.step !== 'closed' && match.armies.some((one) => one.army === army));

/** Whether a unit was brought to a match. */
export const isInMatch = ({ armies }: Match, unit: string): boolean =>
  armies.some(({ brought }) => Object.hasOwn(brought, unit));

/** Whether a unit can come to a match. */
export const canCome = ({ sitOut }: CampaignUnit): boolean => sitOut === 0;

/** Whether an army has anybody who can come to a match. */
export const canField = ({ units }: CampaignArmy): boolean => units.some(canCome);

/** A name as names are compared: without case and without spaces around it (campaign:C12). */
export const plainName = (name: string): string => name.trim().toLowerCase();
