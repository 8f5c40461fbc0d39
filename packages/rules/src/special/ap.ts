import { always, rule, type Rule } from '@muster/engine';

/** Takes X off Defense rolls. It adds to Thrust and Rending, and a natural 6 still blocks (battle:D1, battle:D7). */
export const ap: Rule = rule({
  id: 'ap',
  name: 'AP',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Targets get -X to Defense rolls against this weapon.',
  attacker: { piercing: always('X') },
});
