import { type EventEffect, inMelee } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const frenzies = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('blood-frenzy', name, 'Each model makes 1 extra attack in melee.', { attacker: { more: inMelee(1) } }),
  to: 'all',
  lasts: 'round',
});

/** One more attack for each model (campaign:T10), and XP for kills in melee (campaign:E13). */
export const bloodFrenzy: EventVersions = versions(
  {
    number: 26,
    id: 'blood-frenzy',
    name: 'Finish Them!',
    summary:
      'This round, each model makes 1 extra attack in melee, and units get D3 XP for each unit they destroy in melee.',
    picks: { of: 'nothing' },
    does: [frenzies('Finish Them!')],
    books: [{ keep: 'frenzy', xp: { die: 'D3' } }],
  },
  { gff: { name: 'Blood Frenzy', does: [frenzies('Blood Frenzy')] } },
);
