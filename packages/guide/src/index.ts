export * from './asking/index.ts';
export { type Front, frontOf, pointOf } from './front.ts';
export * from './moving/index.ts';
export * from './offers/index.ts';
