import { type Battle, copyBattle } from '../../state/battle.ts';
import { randomEventsOf, eventField, setEventField } from '../../state/random-events.ts';

/**
 * Returns the battle as these sides or a spectator see it: without what other sides have noted down in secret. It is
 * the battle itself if nothing can be secret, so copy it before you store or change it.
 */
export const seenBy = (battle: Battle, ...sides: readonly (number | undefined)[]): Battle => {
  if (!battle.plan.extras?.events) return battle;
  const known = copyBattle(battle);
  for (const { row, rule } of randomEventsOf(known))
    if (rule.picks.of === 'player' && !sides.includes(eventField(known, row, 'side')))
      setEventField(known, row, 'noted', -1);
  return known;
};
