import { checkUpgrades, dealOut } from '@muster/army';
import type { Kit, Upgrade } from '../state/campaign.ts';
import { refuse } from './refusal.ts';

/** What is wrong with the upgrades of a unit that comes from a book, by what the book allows. */
export const unlawful = (kit: Kit | undefined, upgrades: readonly Pick<Upgrade, 'purchase'>[]): string | undefined => {
  if (!kit || !('selection' in kit)) return undefined;
  const purchases = upgrades.flatMap(({ purchase }) => purchase ?? []);
  for (const half of dealOut(purchases, kit.selection.combined ? 2 : 1)) {
    const wrong = checkUpgrades({ ...kit.selection, purchases: half }).find(({ level }) => level === 'error');
    if (wrong) return wrong.message;
  }
  return undefined;
};

/** Refuses upgrades that the book does not allow together. */
export const demandLawful = (kit: Kit | undefined, upgrades: readonly Pick<Upgrade, 'purchase'>[]): void => {
  const wrong = unlawful(kit, upgrades);
  if (wrong !== undefined) refuse('not-offered', { what: wrong });
};
