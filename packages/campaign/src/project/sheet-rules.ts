import { type Sheet, sheetOf, spellText } from '@muster/army';
import { fieldArmy } from '../battle/field.ts';
import type { Campaign, CampaignArmy } from '../state/campaign.ts';
import { rulesOf } from '../state/find.ts';
import { battleRulesOf } from '../ruleset/index.ts';

/** A name with what it does, in one line. */
export interface Explained {
  name: string;
  does: string;
}

/** Returns the spells that the casters of an army know, with their cost in tokens. */
export const spellsOf = (
  campaign: Campaign,
  { spells = [], units }: CampaignArmy,
): (Explained & { value: number })[] => {
  if (!units.some(({ casts }) => casts)) return [];
  const ruleset = battleRulesOf(rulesOf(campaign));
  return spells.map((spell) => ({ name: spell.name, value: spell.value, does: spellText(spell, ruleset) }));
};

/** Returns the units of an army that have a profile, as the sheet of a list shows them. */
export const playableSheet = (campaign: Campaign, { id, units }: CampaignArmy): Sheet => {
  const ready = units.map((unit) => unit.id).filter((unit) => 'army' in fieldArmy(campaign, id, [unit]));
  const list = fieldArmy(campaign, id, ready);
  if (!('army' in list)) return sheetOf({ notes: [], lost: [], hindrances: [] });
  // Spells are of no use without a caster.
  const spells = units.some(({ casts }) => casts) ? list.army.spells : [];
  return sheetOf({ list: { ...list, army: { ...list.army, spells } }, notes: [], lost: [], hindrances: [] });
};
