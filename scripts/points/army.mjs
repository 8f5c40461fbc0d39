export { FITTED, parseForgeBook, priceUnit, startOf, surveyOf, partsOf, upgradedGear } from '@muster/army';
