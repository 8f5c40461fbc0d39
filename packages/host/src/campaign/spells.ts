import { type ArmyBook, type ReadList, spellsOf } from '@muster/army';
import { battleRulesOf, type CampaignRuleset, type KnownSpell } from '@muster/campaign';
import { BATTLE_LIMITS } from '@muster/engine';

/**
 * Returns the spells for the casters of an army: those of its list, or else those of its units' army books, for a caster
 * that is recruited later.
 */
export const spellsFor = (
  rules: CampaignRuleset,
  { selected, list }: ReadList,
  books: readonly ArmyBook[],
): KnownSpell[] => {
  const told = list?.army.spells ?? [];
  if (told.length > 0) return [...told];
  const own = books.filter(
    (book) => book.system === rules.system && selected?.selections.some(({ unit }) => unit.book === book.uid),
  );
  return own.flatMap((book) => spellsOf(battleRulesOf(rules), book).spells).slice(0, BATTLE_LIMITS.spells);
};
