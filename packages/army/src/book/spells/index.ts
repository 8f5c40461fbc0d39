export { spellCoverage, spellOf, spellsOf } from './spell-of.ts';
