export * from './rulesets/index.ts';
export * from './special/index.ts';
