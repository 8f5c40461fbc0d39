import { rule, type Rule, when } from '@muster/engine';

/** AP against armoured targets, and no cover. */
export const fragment: Rule = rule({
  id: 'fragment',
  name: 'Fragment',
  source: 'army books, special rules',
  summary: 'AP(+1) if most models of the target have Defense 4+ or better. Ignores cover.',
  attacker: { ignoresCover: 'all', piercing: when('targetDefense4')(1) },
});
