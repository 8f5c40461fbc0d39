export * from './scene.ts';
export * from './volley.ts';
