import { expect, test } from 'vitest';
import type { Fact } from '../contract/fact.ts';
import { campaignRef, type Command, NO_DRAWS } from '../index.ts';
import { type CampaignWithFacts, NEW_CAMPAIGN, runCommand } from '../history/run-command.ts';
import { factLines, stepLines } from './changes.ts';

const day = { at: '2026-05-30', by: 'Ada' };
const run = (kept: CampaignWithFacts, command: Command): CampaignWithFacts => {
  const result = runCommand(kept, command, day);
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.kept;
};

const founded = run(NEW_CAMPAIGN, {
  type: 'found',
  name: 'The Ashen Road',
  ruleset: campaignRef('gf-3.4.0'),
  kind: 'endless',
  begun: day.at,
});

test('a fact is described in lines', () => {
  expect(factLines(NEW_CAMPAIGN.campaign, founded.facts[0])).toEqual([
    expect.stringMatching(/^"The Ashen Road" begins: .*, endless\.$/),
  ]);
});

test('the next step is announced with its command only if the command is given', () => {
  expect(stepLines('upgrade')).toEqual(['Next: upgrades.']);
  expect(stepLines('upgrade', { upgrade: ' (the button below).' })).toEqual(['Next: upgrades (the button below).']);
  const step: Fact = {
    ...day,
    command: { type: 'end-step', match: 'm1' },
    draws: NO_DRAWS,
    changes: [{ type: 'match', match: 'm1', set: { step: 'recruit' } }],
  };
  expect(factLines(founded.campaign, step)).toEqual(['Next: recruiting.']);
  expect(factLines(founded.campaign, step, { announce: false })).toEqual([]);
});
