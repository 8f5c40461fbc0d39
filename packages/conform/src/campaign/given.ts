import {
  type Campaign,
  type CampaignArmy,
  campaignRef,
  type CampaignType,
  type CampaignUnit,
  canCome,
  defaultOptions,
  type Match,
  newestCampaignRules,
  NO_CAMPAIGN,
  type Options,
  type Step,
  UNFOUGHT,
  UNTRIED,
  valueOf,
} from '@muster/campaign';
import type { CampaignRulesetId } from '@muster/rules';

/** A unit as a case writes it; what it does not say is as plain as can be. */
interface GivenUnit extends Partial<Omit<CampaignUnit, 'upgrades'>> {
  id: string;
  base: number;
  upgrades?: readonly { id: string; cost: number }[];
}

/** An army as a case writes it. */
interface GivenArmy extends Partial<Omit<CampaignArmy, 'units'>> {
  id: string;
  units: readonly GivenUnit[];
}

/** Where a case begins. */
export interface Given {
  options?: Partial<Options>;
  campaign?: { type?: CampaignType; limit?: number; missionsPlayed?: number; phase?: string; seed?: string };
  armies?: readonly GivenArmy[];
}

/** The day on which every campaign of a case begins. */
export const FIRST_DAY = '2026-01-01';

/** The campaign in which a case begins: as if it had been kept on paper until now. */
export const givenCampaign = (
  ruleset: CampaignRulesetId,
  { options = {}, campaign = {}, armies = [] }: Given,
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
  // Where late joiners are allowed, somebody has joined late.
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
  ...UNTRIED,
  level: Math.floor((unit.xp ?? 0) / newestCampaignRules(ruleset).xpPerLevel),
  ...unit,
  upgrades: (unit.upgrades ?? []).map((upgrade) => ({ name: upgrade.id, ...upgrade })),
});

/** A match that all armies are in, with everybody who can come. */
export const givenMatch = ({ armies, matches }: Campaign, step: Step): Match => ({
  id: `match-${matches.length + 1}`,
  number: matches.length + 1,
  step,
  armies: armies.map(({ id, units }) => {
    const brought = Object.fromEntries(units.filter(canCome).map((unit) => [unit.id, valueOf(unit)]));
    const value = Object.values(brought).reduce((sum, one) => sum + one, 0);
    return { army: id, brought, value, underdog: 0, heroes: 0, veterans: 0 };
  }),
  ...UNFOUGHT,
  before: armies,
});
