// Lists: read, checked, written.
export { armyForBattle, type ArmyList, costOfList, type ListContext, type ReadList, readListText } from '@muster/army';
export { type CheckCode, type CheckFinding, type CheckLevel, checkList, type CheckOptions } from '@muster/army';
export { type ListFile, makeList, makeListText } from '@muster/army';
export { type Sheet, sheetOf, type SheetUnit } from '@muster/army';
export { newestRuleset, type System, SYSTEMS } from '@muster/rules';

// Army books, and what comes with Muster.
export { type ArmyBook, type BookFile, type BookUnit, checkBook, type MusterBook, readBookText } from '@muster/army';
export { openSections, type Purchase, type UpgradeOption, type UpgradeSection } from '@muster/army';
export { parseBook } from '@muster/army';
export {
  READY_LISTS,
  readyArmy,
  readyList,
  type ReadyListName,
  readyListNames,
  shippedBooks,
} from '@muster/army/shipped';

// Points.
export {
  type OptionPrice,
  type Price,
  type PriceContext,
  type PriceItem,
  priceOption,
  type PriceParameters,
} from '@muster/army';
export { priceBook, type PricedBook, type PriceProfile, priceUnit, profileOfUnit } from '@muster/army';

// Units, weapons and rules as they are typed and printed.
export { parseUnitText, parseWeapon, ruleText } from '@muster/army';
export type { Army, ArmyModel, ArmyUnit, RuleRef, Ruleset, Spell, Weapon } from '@muster/engine';
export type { Finding, Result } from '@muster/kernel';
