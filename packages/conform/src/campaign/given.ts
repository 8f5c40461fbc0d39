import {
  type Campaign,
  type CampaignArmy,
  campaignRef,
  type CampaignType,
  type CampaignUnit,
  isAvailable,
  defaultOptions,
  type Match,
  newestCampaignRules,
  NO_CAMPAIGN,
  type Options,
  type MatchStep,
  NEW_MATCH_STATE,
  NEW_UNIT_RECORD,
  valueOf,
} from '@muster/campaign';
import type { CampaignRulesetId } from '@muster/rules';

/** A unit of a case; everything that it leaves out has a simple default. */
interface GivenUnit extends Partial<Omit<CampaignUnit, 'upgrades'>> {
  id: string;
  base: number;
  upgrades?: readonly { id: string; cost: number }[];
}

/** An army of a case. */
interface GivenArmy extends Partial<Omit<CampaignArmy, 'units'>> {
  id: string;
  units: readonly GivenUnit[];
}

/** The start of a case. */
export interface CaseStart {
  options?: Partial<Options>;
  campaign?: { type?: CampaignType; limit?: number; missionsPlayed?: number; phase?: string; seed?: string };
  armies?: readonly GivenArmy[];
}

/** The first day of every campaign of a case. */
export const FIRST_DAY = '2026-01-01';

/** Returns the campaign at the start of a case, as if it had been run on paper until now. */
export const givenCampaign = (
  ruleset: CampaignRulesetId,
  { options = {}, campaign = {}, armies = [] }: CaseStart,
): Campaign => ({
  ...NO_CAMPAIGN,
  name: 'A case',
  seed: campaign.seed ?? 'a case',
  ruleset: campaignRef(ruleset),
  type: campaign.type ?? 'endless',
  ...(campaign.limit === undefined ? {} : { limit: campaign.limit }),
  options: { ...defaultOptions(), ...options },
  begun: FIRST_DAY,
  played: campaign.missionsPlayed ?? 0,
  // If late joiners are allowed, a player has joined late.
  averaged: options.lateJoiners === true,
  armies: armies.map((army) => ({
    name: army.id,
    player: army.id,
    bank: 0,
    vp: 0,
    matches: 0,
    ...army,
    units: army.units.map((unit) => givenUnit(ruleset, unit)),
  })),
});

const givenUnit = (ruleset: CampaignRulesetId, unit: GivenUnit): CampaignUnit => ({
  name: unit.id,
  hero: false,
  models: unit.hero ? 1 : 5,
  casts: false,
  blocks: false,
  ...NEW_UNIT_RECORD,
  level: Math.floor((unit.xp ?? 0) / newestCampaignRules(ruleset).xpPerLevel),
  ...unit,
  upgrades: (unit.upgrades ?? []).map((upgrade) => ({ name: upgrade.id, ...upgrade })),
});

/** Returns a match of all armies, with all units that can come. */
export const givenMatch = ({ armies, matches }: Campaign, step: MatchStep): Match => ({
  id: `match-${matches.length + 1}`,
  number: matches.length + 1,
  step,
  armies: armies.map(({ id, units }) => {
    const brought = Object.fromEntries(units.filter(isAvailable).map((unit) => [unit.id, valueOf(unit)]));
    const value = Object.values(brought).reduce((sum, one) => sum + one, 0);
    return { army: id, brought, value, underdog: 0, heroes: 0, veterans: 0 };
  }),
  ...NEW_MATCH_STATE,
  before: armies,
});
