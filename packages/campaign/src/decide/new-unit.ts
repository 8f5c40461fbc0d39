import { upgradeError } from '../book/upgrade-errors.ts';
import {
  type Approval,
  type CampaignArmy,
  type CampaignUnit,
  NEW_UNIT_RECORD,
  type Upgrade,
} from '../state/campaign.ts';
import { comparableName, unitOf } from '../state/find.ts';
import type { NewUnit, NewUpgrade } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { refuse } from '../contract/refusal.ts';

const USUAL_MODELS = 5;

/** Returns the cost of a unit with its first upgrades. */
export const priceOf = ({ base, upgrades = [] }: NewUnit): number =>
  upgrades.reduce((sum, { cost }) => sum + cost, base);

/** Whether a unit is a hero, by itself or by an upgrade (campaign:G10). */
export const isHero = ({ hero = false, upgrades = [] }: NewUnit): boolean => hero || upgrades.some((one) => one.hero);

/** Makes an upgrade for a sheet. */
export const upgradeOf = ({ id, name = id, cost, purchase }: NewUpgrade, boughtAfter?: number): Upgrade => ({
  id,
  name,
  cost,
  ...(purchase ? { purchase } : {}),
  ...(boughtAfter === undefined ? {} : { boughtAfter }),
});

/** Refuses upgrades that the book of a unit does not allow together. */
export const demandLawful = (unit: Pick<CampaignUnit, 'kit'>, upgrades: readonly Pick<Upgrade, 'purchase'>[]): void => {
  const wrong = upgradeError(unit, upgrades);
  if (wrong !== undefined) refuse('not-offered', { what: wrong });
};

/** Refuses the name of a unit if it is taken on its sheet (campaign:C12). */
export const demandUnitName = ({ units }: CampaignArmy, id: string, name: string): void => {
  if (name.trim() === '') refuse('no-name', { what: id });
  const taken = units.some((unit) => unit.id !== id && comparableName(unit.name) === comparableName(name));
  if (taken) refuse('name-taken', { what: name });
};

/** Makes a new unit for a sheet. */
export const newCampaignUnit = (wanted: NewUnit, boughtAfter?: number): CampaignUnit => {
  const { id, name = id, base, upgrades = [], casts = false, blocks = casts, kit } = wanted;
  const hero = isHero(wanted);
  return {
    id,
    name: name.trim(),
    hero,
    models: wanted.models ?? (hero ? 1 : USUAL_MODELS),
    casts,
    blocks,
    base,
    upgrades: upgrades.map((one) => upgradeOf(one, boughtAfter)),
    ...NEW_UNIT_RECORD,
    ...(kit ? { kit } : {}),
  };
};

/** Adds a unit to a sheet; its name must be free there, and its id in the campaign (campaign:C12). */
export const addUnitToSheet = (
  desk: CommandState,
  army: string,
  wanted: NewUnit,
  { boughtAfter, approved }: { boughtAfter?: number; approved?: Approval } = {},
): CampaignUnit => {
  const { id, name = id, upgrades = [] } = wanted;
  demandLawful(wanted, upgrades);
  if (unitOf(desk.campaign, id)) refuse('id-taken', { what: id });
  demandUnitName(desk.army(army), id, name);
  const unit = newCampaignUnit(wanted, boughtAfter);
  desk.change({ type: 'unit-added', army, unit, ...(approved ? { approved } : {}) });
  return unit;
};
