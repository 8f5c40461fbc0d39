export { isHarmfulRule, HARMFUL_RULES, leastOf } from './hurting.ts';
export * from './parameters.ts';
export * from './price.ts';
export { profileOfUnit } from './profile.ts';
export { type Part, partsOf, termsOf } from './sketch.ts';
export { startOf } from './starts.ts';
export { type PriceProfile, priceFactsOf } from './survey.ts';
export { type Sum, type Term, worthOf } from './terms.ts';
export { FITTED } from './fitted.ts';
