export * from './admin/index.ts';
export { type Config, LIMITS, readConfig } from './common/config.ts';
export { main, type RunningServer, start } from './main.ts';
