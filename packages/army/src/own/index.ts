export * from './book-file.ts';
export { isBookFile, type MusterBook, parseBook } from './book.ts';
export { checkBook } from './check-book.ts';
export * from './list-file.ts';
export { type ChosenList, isChosenList, salvageChosenList } from './list.ts';
export { musterChosen } from './muster.ts';
export { dealOut, openSections } from './offers.ts';
export { instead } from './words.ts';
export { priceBook, type PricedBook } from './price-book.ts';
