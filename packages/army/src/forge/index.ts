export * from './book.ts';
export * from './list.ts';
export * from './text.ts';
