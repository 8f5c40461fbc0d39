export * from './admin/index.ts';
export { type Config, LIMITS, readConfig } from './common/config.ts';
export { main, type Running, start } from './main.ts';
