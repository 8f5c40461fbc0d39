import { expect, test } from 'vitest';
import { EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import type { Command } from '../contract/command.ts';
import { evolve } from '../contract/fact.ts';
import { type CampaignWithFacts, NEW_CAMPAIGN, runCommand } from './run-command.ts';
import { campaignRef } from '../ruleset/index.ts';

const day = { at: '2026-05-30', by: 'Ada' };
const found: Command = {
  type: 'found',
  name: 'The Ashen Road',
  ruleset: campaignRef('gf-3.4.0'),
  kind: 'game-limited',
  begun: day.at,
  seed: 'ash',
};

const founded = (): CampaignWithFacts => {
  const result = runCommand(NEW_CAMPAIGN, found, day);
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.kept;
};

test('a command becomes a fact, and the facts make the campaign', () => {
  const { facts, campaign } = founded();
  expect(facts).toMatchObject([{ ...day, command: found, draws: { dice: [{ for: 'length' }] } }]);
  expect(evolve(facts)).toEqual(campaign);
  expect(campaign.limit).toBe(4 + facts[0].draws.dice[0].d6);
  expect(NEW_CAMPAIGN.facts).toEqual([]);
});

test('the seed determines the dice', () => {
  expect(founded()).toEqual(founded());
});

test('a refusal changes nothing', () => {
  const kept = founded();
  expect(runCommand(kept, found, day)).toMatchObject({ status: 'refused', refusal: { code: 'already-founded' } });
  expect(kept.facts).toHaveLength(1);
});

test('with a given source, a command reports what it needs', () => {
  const result = runCommand(NEW_CAMPAIGN, found, { ...day, source: EMPTY_DRAW_SOURCE });
  expect(result).toEqual({ status: 'needs', need: { kind: 'die', for: 'length' } });
});
