export * from './auras.ts';
export * from './casts.ts';
export * from './arrivals.ts';
export * from './objective-spots.ts';
export * from './orders.ts';
export * from './pushes.ts';
export * from './shots.ts';
export * from './units.ts';
