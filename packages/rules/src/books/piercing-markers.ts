import { always, rule, type Rule } from '@muster/engine';

/** What markers of Piercing Tag, Target and Spotter are worth to those who attack the target. */
export const piercingMarkers: Rule = rule({
  id: 'piercing-markers',
  name: 'Piercing Markers',
  source: 'army books, special rules',
  rated: true,
  summary: 'AP(+X).',
  attacker: { piercing: always('X') },
});
