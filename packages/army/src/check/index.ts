export { type CheckCode, type CheckFinding, type CheckLevel, LIST_CODES } from './finding.ts';
export { checkArmyList, checkList, type CheckOptions, checkSelected } from './list.ts';
export { checkUpgrades } from './upgrades.ts';
