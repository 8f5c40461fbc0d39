export * from './host.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './new-battle.ts';
export * from './people.ts';
export * from './summary.ts';
export * from './terrain.ts';
