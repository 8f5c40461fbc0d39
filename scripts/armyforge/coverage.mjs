import { coverageOf, rulesOfBook, spellCoverage } from '@muster/army';
import { newestRuleset, SYSTEMS } from '@muster/rules';

const NOTHING = { done: 0, of: 0 };

/** Counts the mentions of rules that a game supports, and the fully supported units. */
export const countRules = (system, books) => {
  if (!SYSTEMS.includes(system)) return { occurrences: NOTHING, units: NOTHING };
  const { occurrences, executed, units, wholeUnits } = coverageOf(newestRuleset(system), books.map(rulesOfBook));
  return { occurrences: { done: executed, of: occurrences }, units: { done: wholeUnits, of: units } };
};

/** Counts the spells of books that a game supports. */
export const countSpells = (system, books) => {
  if (!SYSTEMS.includes(system)) return NOTHING;
  const { executed, spells } = spellCoverage(newestRuleset(system), books);
  return { done: executed, of: spells };
};
