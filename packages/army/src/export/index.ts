export { selectedOf } from './selected.ts';
export {
  type HeldRule,
  nearestRuleset,
  ruleLabel,
  type Sheet,
  sheetOf,
  type SheetRule,
  type SheetUnit,
  type SheetWeapon,
} from './sheet.ts';
export { makeListText } from './text.ts';
export { makeForgeList } from './tts.ts';
export { spellText } from './spell-text.ts';
