import type { Mission } from '@muster/engine';
import { duel } from './duel.ts';
import { standard } from './standard.ts';

export { duel, standard };
export * from './duel-battle.ts';

/** Every mission, in the order of their ids. */
export const MISSIONS: readonly Mission[] = [duel, standard];
