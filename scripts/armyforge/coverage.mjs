import { coverageOf, rulesOfBook, spellCoverage } from '@muster/army';
import { newestRuleset, SYSTEMS } from '@muster/rules';

const NOTHING = { done: 0, of: 0 };

/** How many mentions of rules a game carries out, and how many units whole. */
export const countRules = (system, books) => {
  if (!SYSTEMS.includes(system)) return { occurrences: NOTHING, units: NOTHING };
  const { occurrences, executed, units, wholeUnits } = coverageOf(newestRuleset(system), books.map(rulesOfBook));
  return { occurrences: { done: executed, of: occurrences }, units: { done: wholeUnits, of: units } };
};

/** How many spells of books a game carries out. */
export const countSpells = (system, books) => {
  if (!SYSTEMS.includes(system)) return NOTHING;
  const { executed, spells } = spellCoverage(newestRuleset(system), books);
  return { done: executed, of: spells };
};
