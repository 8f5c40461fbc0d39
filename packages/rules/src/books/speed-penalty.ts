import { rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const speedPenalty: Rule = rule({
  id: 'speed-penalty',
  name: 'Speed Penalty',
  source: 'army books, special rules',
  summary: '-2″ on Advance, -4″ on Rush and Charge.',
  move: { advance: -2, rush: -4 },
});
