import { always, rule, type Rule } from '@muster/engine';

/** Markers on a target that show where its armour is thin. */
export const piercingMarkers: Rule = rule({
  id: 'piercing-markers',
  name: 'Piercing Markers',
  source: 'army books, special rules',
  rated: true,
  summary: 'AP is higher by X.',
  attacker: { piercing: always('X') },
});
