import { checkUpgrades, splitUpgrades, type Purchase } from '@muster/army';
import type { CampaignUnit } from '../state/campaign.ts';
import { selectionOf } from '../state/find.ts';

/** Returns what is wrong with the upgrades of a unit that comes from a book, or nothing. */
export const upgradeError = (
  { kit }: Pick<CampaignUnit, 'kit'>,
  upgrades: readonly { purchase?: Purchase }[],
): string | undefined => {
  const selection = selectionOf({ kit });
  if (!selection) return undefined;
  const halves = splitUpgrades(
    upgrades.flatMap(({ purchase }) => purchase ?? []),
    selection.combined ? 2 : 1,
  );
  return halves
    .flatMap((purchases) => checkUpgrades({ ...selection, purchases }))
    .find(({ level }) => level === 'error')?.message;
};
