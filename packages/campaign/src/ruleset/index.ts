export { effectOf } from './effects.ts';
export * from './lookup.ts';
export * from './names.ts';
export type { CampaignRuleset, Reward } from './ruleset.ts';
export { rowOf, type DiceTable, diceTable } from './table.ts';
export { type PrintedRow, type PrintedTable, printedTables } from './printed.ts';
