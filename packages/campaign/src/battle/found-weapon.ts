import type { Campaign, ReadyUnit } from '../state/campaign.ts';
import { rulesOf } from '../state/find.ts';

type Weapon = ReadyUnit['models'][number]['weapons'][number];

/** Returns the weapon with the name of a found item. */
export const foundWeapon = (campaign: Campaign, item: string): Weapon | undefined => {
  for (const { does } of Object.values(rulesOf(campaign).events))
    for (const effect of does) if (effect.do === 'weapon' && effect.weapon.name === item) return effect.weapon;
  return undefined;
};
