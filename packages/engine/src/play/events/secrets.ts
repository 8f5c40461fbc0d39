import { type Battle, copyBattle } from '../../state/battle.ts';
import { allHappenings, fieldOf, setField } from '../../state/happening.ts';

/** The battle as far as these sides know it, or nobody in particular: without what others have noted down in secret. */
export const unknowing = (battle: Battle, ...sides: readonly (number | undefined)[]): Battle => {
  const known = copyBattle(battle);
  for (const { row, rule } of allHappenings(known))
    if (rule.picks.of === 'player' && !sides.includes(fieldOf(known, row, 'side'))) setField(known, row, 'noted', -1);
  return known;
};
