import { rule, type Rule } from '@muster/engine';

/** Does nothing while it is Shaken itself (campaign:T4). */
export const traitWarden: Rule = rule({
  id: 'trait-warden',
  name: 'Trait: Warden',
  source: 'GF campaign, skills of heroes',
  summary: 'When it is activated, friendly units within 6″ are no longer Shaken.',
  presence: { steadies: { inches: 6 } },
});
