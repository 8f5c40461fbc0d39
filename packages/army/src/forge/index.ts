export * from './book.ts';
export * from './list.ts';
