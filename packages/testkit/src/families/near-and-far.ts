import type { TestVolley } from '../volley.ts';

/** Shots and charges from over 9" and from 9" or less, and an attack in melee without a charge. */
export const NEAR_AND_FAR: readonly Partial<TestVolley>[] = [
  { distance: 12 },
  { distance: 9 },
  { charging: true, fromAfar: true },
  { charging: true },
  { melee: true },
];
