export {
  FITTED,
  parseForgeBook,
  priceUnit,
  startOf,
  priceFactsOf,
  partsOf,
  leastOf,
  canUpgrade,
  withUpgrade,
} from '@muster/army';
