export {
  FITTED,
  parseForgeBook,
  priceUnit,
  startOf,
  surveyOf,
  partsOf,
  leastOf,
  canUpgrade,
  withUpgrade,
} from '@muster/army';
