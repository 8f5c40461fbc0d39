export type { ArmyList } from '@muster/army';
export type { Finding } from '@muster/kernel';
