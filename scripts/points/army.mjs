export { FITTED, namingOf, parseForgeBook, priceUnit, startOf, surveyOf, partsOf, upgradedGear } from '@muster/army';
export { ruleId as ruleOfName } from '@muster/engine';
