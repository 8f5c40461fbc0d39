import { expect, test } from 'vitest';
import { EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign, KnownSpell } from '../state/campaign.ts';
import type { Command } from '../contract/command.ts';
import { decideCommand } from './decide.ts';
import { campaignRef } from '../ruleset/index.ts';

const after = (campaign: Campaign, ...commands: readonly Command[]): Campaign =>
  commands.reduce((now, command) => {
    const decision = decideCommand(now, command, EMPTY_DRAW_SOURCE);
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    return decision.campaign;
  }, campaign);

const spell = (name: string): KnownSpell => ({
  name,
  value: 1,
  range: 1200,
  target: 'enemy',
  targets: 1,
  hits: 1,
  rules: [],
  grants: [],
});

test('an army that starts over loses everything, including its spells', () => {
  const campaign = after(
    NO_CAMPAIGN,
    { type: 'found', name: 'T', ruleset: campaignRef('gff'), kind: 'endless', begun: '2026-01-01' },
    {
      type: 'join',
      army: 'a',
      name: 'Old',
      player: 'p',
      units: [{ id: 'a1', base: 150 }],
      spells: [spell('Spark')],
    },
    { type: 'disband-army', army: 'a' },
    { type: 'restart', army: 'a', name: 'New', units: [{ id: 'a2', base: 190 }], spells: [spell('Mist')] },
  );
  const [army] = campaign.armies;
  expect(army).toMatchObject({ name: 'New', bank: 10, vp: 0, matches: 0, spells: [{ name: 'Mist' }] });
  expect(army.units.map(({ id }) => id)).toEqual(['a2']);
});
