import type { Campaign } from '../state/campaign.ts';
import { ownerOf, comparableName, unitOf } from '../state/find.ts';

/** Returns the name of a unit on a sheet, with its army if another army has a unit of the same name. */
export const unitName = (campaign: Campaign, id: string): string | undefined => {
  const name = unitOf(campaign, id)?.name;
  const owner = ownerOf(campaign, id);
  if (name === undefined || !owner) return name;
  const isShared = campaign.armies.some(
    (army) => army.id !== owner.id && army.units.some((unit) => comparableName(unit.name) === comparableName(name)),
  );
  return isShared ? `${owner.name} · ${name}` : name;
};
