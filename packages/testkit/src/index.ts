export * from './cast.ts';
export * from './games.ts';
export * from './scene.ts';
export * from './volley.ts';
