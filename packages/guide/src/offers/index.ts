export * from './auras.ts';
export * from './casts.ts';
export * from './coming.ts';
export * from './marker-spots.ts';
export * from './orders.ts';
export * from './pushes.ts';
export * from './shots.ts';
export * from './units.ts';
