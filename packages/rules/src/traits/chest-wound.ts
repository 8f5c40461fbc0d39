import { always, rule, type Rule } from '@muster/engine';

/** It hurts to raise a shield: it counts where the bearer blocks (campaign:T11). */
export const traitChestWound: Rule = rule({
  id: 'trait-chest-wound',
  name: 'Trait: Chest Wound',
  source: 'GF campaign, injuries',
  summary: '-1 to block rolls.',
  apart: true,
  defender: { toBlock: always(-1) },
});
