import { LABEL } from '../contract/labels.ts';
import type { Campaign, CampaignUnit } from '../state/campaign.ts';
import { armyOf, rulesOf, unitOf } from '../state/find.ts';
import { type ChoiceNeed, type ChoiceValue, EMPTY_DRAW_SOURCE, type DrawSource } from '../chance/chance.ts';

/** The options that are chosen when they are offered, best first. */
const LIKED: readonly string[] = [
  'pay',
  'casualty',
  'fighter',
  'captain',
  'shooter',
  'pathfinder',
  'support',
  'healer',
  'elite',
  'resilient',
  'specialist',
  'agile',
  'headstrong',
];

/**
 * Returns a source that decides for players: it pays ransoms and medics, re-rolls when that helps, makes heroes fighters,
 * and gives XP to the units that are closest to a new level.
 */
export const policySource = (campaign: Campaign): DrawSource => ({
  ...EMPTY_DRAW_SOURCE,
  choose: (need) => decideFor(campaign, need),
});

const decideFor = (campaign: Campaign, need: ChoiceNeed): ChoiceValue => {
  const { options, several } = need;
  const names = options.filter((option) => typeof option === 'string');
  const units = names.filter((name) => unitOf(campaign, name));
  if (several !== undefined) return byNeed(campaign, names).slice(0, several);
  // An objective that the report does not prove is not claimed without its player.
  if (need.for === LABEL.reached(need.army)) return false;
  if (options.includes(true)) return true;
  // No unit is sent away: a unit on the table is worth more than the points for it.
  if (need.for === LABEL.unitToSend && options.includes(null)) return null;
  if (need.for === LABEL.markedUnit) return mostExpensive(campaign, units) ?? options[0];
  const specialist = armyOf(campaign, need.army)?.units.find(({ id }) => need.for === LABEL.specialistMode(id));
  if (specialist) return modeFor(specialist, options);
  const liked = LIKED.find((name) => names.includes(name));
  return liked ?? (units.length > 0 ? byNeed(campaign, units)[0] : options[0]);
};

/** Sorts units by the XP that they need for their next level, the closest first. */
const byNeed = (campaign: Campaign, units: readonly string[]): string[] => {
  const { xpPerLevel, mostXp } = rulesOf(campaign);
  const lack = (id: string): number => {
    const xp = unitOf(campaign, id)?.xp ?? mostXp;
    return xp >= mostXp ? mostXp : xpPerLevel - (xp % xpPerLevel);
  };
  return [...units].sort((a, b) => lack(a) - lack(b));
};

/** Returns the most expensive unit, which players are most likely to attack. */
const mostExpensive = (campaign: Campaign, units: readonly string[]): string | undefined => {
  const cost = (id: string): number => unitOf(campaign, id)?.base ?? 0;
  return [...units].sort((a, b) => cost(b) - cost(a))[0];
};

/** Chooses the Specialist mode of a unit: shooting if it has ranged weapons. */
const modeFor = (unit: CampaignUnit, options: readonly ChoiceValue[]): ChoiceValue => {
  const wanted = shoots(unit) ? 'shooting' : 'melee';
  return options.includes(wanted) ? wanted : options[0];
};

const shoots = ({ kit }: CampaignUnit): boolean => {
  if (!kit) return false;
  if ('unit' in kit) return kit.unit.models.some(({ weapons }) => weapons.some(({ range = 0 }) => range > 0));
  return kit.selection.unit.gear.some((gear) => gear.kind === 'weapon' && gear.range > 0);
};
