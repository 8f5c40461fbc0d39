import { rule, type Rule } from '@muster/engine';

/** Calls friends to order when it is activated, unless it is Shaken itself (campaign:T4). */
export const traitWarden: Rule = rule({
  id: 'trait-warden',
  name: 'Trait: Warden',
  source: 'GF campaign, skills of heroes',
  summary: 'When it is activated, friendly units within 6" stop being Shaken.',
  presence: { steadies: { inches: 6 } },
});
