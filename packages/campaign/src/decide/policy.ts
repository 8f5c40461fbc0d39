import { LABEL } from '../contract/labels.ts';
import type { Campaign, CampaignUnit } from '../state/campaign.ts';
import { armyOf, rulesOf, unitOf } from '../state/find.ts';
import { type ChoiceNeed, type ChoiceValue, EMPTY_SOURCE, type Source } from '../chance/chance.ts';

/** What is taken of a list when it is offered, best first. */
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
 * Returns a source that decides for players: it pays ransoms and medics, rolls again where that helps, makes heroes
 * fighters, and gives XP where it makes a level soonest.
 */
export const policySource = (campaign: Campaign): Source => ({
  ...EMPTY_SOURCE,
  choose: (need) => decideFor(campaign, need),
});

const decideFor = (campaign: Campaign, need: ChoiceNeed): ChoiceValue => {
  const { options, several } = need;
  const names = options.filter((option) => typeof option === 'string');
  const units = names.filter((name) => unitOf(campaign, name));
  if (several !== undefined) return byNeed(campaign, names).slice(0, several);
  // An objective that the report does not prove is not claimed without its player's word.
  if (need.for === LABEL.reached(need.army)) return false;
  if (options.includes(true)) return true;
  // Nobody is sent away: a unit on the table is worth more than the points for it.
  if (need.for === LABEL.unitToSend && options.includes(null)) return null;
  if (need.for === LABEL.markedUnit) return dearest(campaign, units) ?? options[0];
  const specialist = armyOf(campaign, need.army)?.units.find(({ id }) => need.for === LABEL.specialistMode(id));
  if (specialist) return modeFor(specialist, options);
  const liked = LIKED.find((name) => names.includes(name));
  return liked ?? (units.length > 0 ? byNeed(campaign, units)[0] : options[0]);
};

/** Units by what they lack to their next level, those first that lack least. */
const byNeed = (campaign: Campaign, units: readonly string[]): string[] => {
  const { xpPerLevel, mostXp } = rulesOf(campaign);
  const lack = (id: string): number => {
    const xp = unitOf(campaign, id)?.xp ?? mostXp;
    return xp >= mostXp ? mostXp : xpPerLevel - (xp % xpPerLevel);
  };
  return [...units].sort((a, b) => lack(a) - lack(b));
};

/** The dearest of some units: its end is the likeliest to be sought. */
const dearest = (campaign: Campaign, units: readonly string[]): string | undefined => {
  const cost = (id: string): number => unitOf(campaign, id)?.base ?? 0;
  return [...units].sort((a, b) => cost(b) - cost(a))[0];
};

/** A Specialist is good at what most of its weapons are for. */
const modeFor = (unit: CampaignUnit, options: readonly ChoiceValue[]): ChoiceValue => {
  const wanted = shoots(unit) ? 'shooting' : 'melee';
  return options.includes(wanted) ? wanted : options[0];
};

const shoots = ({ kit }: CampaignUnit): boolean => {
  if (!kit) return false;
  if ('unit' in kit) return kit.unit.models.some(({ weapons }) => weapons.some(({ range = 0 }) => range > 0));
  return kit.selection.unit.gear.some((gear) => gear.kind === 'weapon' && gear.range > 0);
};
