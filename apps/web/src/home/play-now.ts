import type { NewBattle } from '@muster/protocol';
import { armiesFor, type Ready, sizesOf } from '../setup/ready.ts';
import { HOME_TEXTS } from './texts.ts';

/** Returns a battle without further choices: the smallest ready armies of a game, against the captain, on the table of the seed. */
export const readyBattle = (system: string, lists: readonly Ready[], draw: number, seed: string): NewBattle => {
  const [size = 0] = sizesOf(lists, system);
  const [mine, theirs] = armiesFor(lists, { system, size, sides: 2 }, draw);
  if (!mine || !theirs) throw new Error(HOME_TEXTS.noArmies);
  return {
    system,
    sides: [
      { army: { ready: mine.id }, seat: { kind: 'me' } },
      { army: { ready: theirs.id }, seat: { kind: 'bot', level: 'captain', character: 'balanced' } },
    ],
    table: { seed },
    ready: true,
  };
};
