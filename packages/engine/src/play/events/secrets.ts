import { type Battle, copyBattle } from '../../state/battle.ts';
import { allHappenings, fieldOf, setField } from './happening.ts';

/** The battle as far as one side knows it, or nobody in particular: without what others have noted down in secret. */
export const unknowing = (battle: Battle, side?: number): Battle => {
  const known = copyBattle(battle);
  for (const { row, rule } of allHappenings(known))
    if (rule.picks.of === 'player' && fieldOf(known, row, 'side') !== side) setField(known, row, 'noted', -1);
  return known;
};
