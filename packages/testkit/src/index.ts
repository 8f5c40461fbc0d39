export * from './armies/index.ts';
export * from './cast.ts';
export * from './events.ts';
export * from './families/index.ts';
export * from './games.ts';
export * from './grid-ways.ts';
export * from './scene.ts';
export * from './volley.ts';
