import type { Selection } from '@muster/army';
import { rulesetRefusalSentence } from '@muster/rules';
import { type CampaignRuleset, findCampaignRules } from '../ruleset/index.ts';
import type { Campaign, CampaignArmy, CampaignUnit, Match, MatchEvent } from './campaign.ts';

/** Returns the ruleset of a campaign, in the version that it began with. */
export const rulesOf = ({ ruleset }: Pick<Campaign, 'ruleset'>): CampaignRuleset => {
  const found = findCampaignRules(ruleset);
  if (!found.ok) throw new RangeError(rulesetRefusalSentence(found.error));
  return found.value;
};

/** Returns the value of a unit, at least 0 (campaign:G8). */
export const valueOf = ({ base, upgrades, delta }: CampaignUnit): number =>
  Math.max(0, base + upgrades.reduce((sum, { cost }) => sum + cost, 0) + delta);

/** Returns the value of all units of an army. */
export const armyValue = ({ units }: CampaignArmy): number => units.reduce((sum, unit) => sum + valueOf(unit), 0);

/** Returns an army of a campaign by its id, or nothing. */
export const armyOf = ({ armies }: Campaign, id: string): CampaignArmy | undefined =>
  armies.find((army) => army.id === id);

/** Returns the army that has a unit on its sheet. */
export const ownerOf = ({ armies }: Campaign, unit: string): CampaignArmy | undefined =>
  armies.find(({ units }) => units.some(({ id }) => id === unit));

/** Returns a unit of a campaign by its id, or nothing if it is on no sheet. */
export const unitOf = (campaign: Campaign, id: string): CampaignUnit | undefined =>
  ownerOf(campaign, id)?.units.find((unit) => unit.id === id);

/** Returns the selection of a unit that comes from a book. */
export const selectionOf = ({ kit }: Pick<CampaignUnit, 'kit'>): Selection | undefined =>
  kit && 'selection' in kit ? kit.selection : undefined;

/** Returns a match of a campaign by its id, or nothing. */
export const matchOf = ({ matches }: Campaign, id: string): Match | undefined =>
  matches.find((match) => match.id === id);

/** Returns an event of a match by its id. */
export const eventOf = ({ events }: Match, id: string): MatchEvent | undefined =>
  events.find((event) => event.id === id);

/** Returns the open match of an army (campaign:C13). */
export const openMatchOf = ({ matches }: Campaign, army: string): Match | undefined =>
  matches.find((match) => match.step !== 'closed' && match.armies.some((one) => one.army === army));

/** Whether a unit was brought to a match. */
export const isInMatch = ({ armies }: Match, unit: string): boolean =>
  armies.some(({ brought }) => Object.hasOwn(brought, unit));

/** Whether a unit is available for a match. */
export const isAvailable = ({ sitOut }: CampaignUnit): boolean => sitOut === 0;

/** Whether an army has units that are available for a match. */
export const hasAvailableUnits = ({ units }: CampaignArmy): boolean => units.some(isAvailable);

/** Returns a name for comparisons: in lowercase, without spaces around it (campaign:C12). */
export const comparableName = (name: string): string => name.trim().toLowerCase();
