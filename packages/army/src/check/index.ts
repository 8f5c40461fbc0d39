export { type CheckCode, type CheckFinding, type CheckLevel, LIST_CODES } from './finding.ts';
export { checkArmyList, checkList, type CheckOptions, checkSelected } from './list.ts';
export { CAMPAIGN_TRAITS } from './traits.ts';
export { checkUpgrades } from './upgrades.ts';
