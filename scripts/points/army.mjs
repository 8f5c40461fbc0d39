export { FITTED, parseForgeBook, priceUnit, startOf, surveyOf, partsOf, canUpgrade, withUpgrade } from '@muster/army';
