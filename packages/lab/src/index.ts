export * from './stand-off.ts';
