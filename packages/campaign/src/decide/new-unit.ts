import type { CampaignUnit, Upgrade } from '../state/campaign.ts';
import { plainName } from '../state/find.ts';
import type { NewUnit, NewUpgrade } from './command.ts';
import type { Desk } from './desk.ts';
import { demandLawful } from './lawful.ts';
import { refuse } from './refusal.ts';

const USUAL_MODELS = 5;

/** What a unit costs with everything that is bought with it. */
export const priceOf = ({ base, upgrades = [] }: NewUnit): number =>
  upgrades.reduce((sum, { cost }) => sum + cost, base);

/** Whether a unit is a hero, by birth or by what is bought for it (campaign:G10). */
export const isHero = ({ hero = false, upgrades = [] }: NewUnit): boolean => hero || upgrades.some((one) => one.hero);

/** An upgrade as a sheet has it. */
export const upgradeOf = ({ id, name = id, cost, purchase }: NewUpgrade, boughtAfter?: number): Upgrade => ({
  id,
  name,
  cost,
  ...(purchase ? { purchase } : {}),
  ...(boughtAfter === undefined ? {} : { boughtAfter }),
});

/** Puts a unit on a sheet; its name must be free there, and its id in the campaign (campaign:C12). */
export const enlist = (desk: Desk, army: string, wanted: NewUnit, boughtAfter?: number): CampaignUnit => {
  const { id, name = id, base, upgrades = [], casts = false, blocks = casts, kit } = wanted;
  const hero = isHero(wanted);
  demandLawful(kit, upgrades);
  if (name.trim() === '') refuse('no-name', { what: id });
  if (desk.campaign.armies.some(({ units }) => units.some((unit) => unit.id === id))) refuse('id-taken', { what: id });
  if (desk.army(army).units.some((unit) => plainName(unit.name) === plainName(name)))
    refuse('name-taken', { what: name });
  const unit: CampaignUnit = {
    id,
    name: name.trim(),
    hero,
    models: wanted.models ?? (hero ? 1 : USUAL_MODELS),
    casts,
    blocks,
    base,
    upgrades: upgrades.map((one) => upgradeOf(one, boughtAfter)),
    delta: 0,
    xp: 0,
    level: 0,
    traits: [],
    injuries: [],
    talents: [],
    skillSets: [],
    skills: [],
    items: [],
    sitOut: 0,
    ...(kit ? { kit } : {}),
  };
  desk.change({ type: 'unit-added', army, unit });
  return unit;
};
