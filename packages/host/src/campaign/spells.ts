import { type ArmyBook, type ReadList, spellsOf } from '@muster/army';
import { battleRulesOf, type CampaignRuleset, type KnownSpell } from '@muster/campaign';
import { LIMITS } from '@muster/engine';

/**
 * What the casters of an army will know: the spells of its list; where that names none, those of the books that its units
 * are from, for a caster who is recruited later.
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
  return own.flatMap((book) => spellsOf(battleRulesOf(rules), book).spells).slice(0, LIMITS.spells);
};
