import type { ReadList } from '@muster/army';
import { Stop } from '../findings.ts';

/** What a list does not bring into a campaign, in sentences. */
export const listNotes = ({ selected, list }: ReadList): string[] => {
  const xp =
    selected?.selections.some((one) => one.xp > 0 || one.traits.length > 0) ?? (list?.veterans ?? []).length > 0;
  return xp ? ['Experience and traits of the list are left behind: everybody begins anew.'] : [];
};

/** A list must be whole and for the game of the campaign. */
export const demandGame = (name: string, { selected, list, lost, hindrances }: ReadList, system: string): void => {
  if (lost.length > 0) throw new Stop(`${name} cannot be used:`, undefined, lost);
  const own = selected?.system ?? list?.system;
  if (own !== system)
    throw new Stop(`${name} was written for ${own ?? 'another game'}, and this campaign is ${system}.`);
  if (!list) throw new Stop(`${name} cannot be used:`, undefined, hindrances);
};
