import { expect, test } from 'vitest';
import { EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import { EMPTY_REPORT, type Campaign } from '../state/campaign.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { isOver, mayBegin } from '../standings/status.ts';
import type { Command } from '../contract/command.ts';
import { decideCommand } from './decide.ts';
import { campaignRef } from '../ruleset/index.ts';

const after = (campaign: Campaign, ...commands: Command[]): Campaign =>
  commands.reduce((before, command) => {
    const decision = decideCommand(before, command, EMPTY_DRAW_SOURCE);
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    return decision.campaign;
  }, campaign);

const refusal = (campaign: Campaign, command: Command): unknown => {
  const decision = decideCommand(campaign, command, EMPTY_DRAW_SOURCE);
  return decision.status === 'refused' ? decision.refusal : decision.status;
};

const joins = (army: string): Command => ({
  type: 'join',
  army,
  name: army.toUpperCase(),
  player: 'Ann',
  units: [{ id: `${army}-guard`, base: 100 }],
});

const setUp = (match: string, armies: readonly string[], at = '2025-03-02'): Command => ({
  type: 'set-up',
  match,
  bring: Object.fromEntries(armies.map((army) => [army, 'all'])),
  at,
});

const played = (match: string, ...armies: string[]): Command[] => [
  setUp(match, armies),
  { type: 'conclude', match, winner: armies[0], report: EMPTY_REPORT },
  { type: 'check-casualties', match },
  { type: 'earn-experience', match },
  { type: 'end-step', match },
  { type: 'end-step', match },
];

/** Three armies that play side by side, two matches each at the most. */
const league = (): Campaign =>
  after(
    NO_CAMPAIGN,
    {
      type: 'found',
      name: 'League',
      ruleset: campaignRef('gf-3.4.0'),
      kind: 'endless',
      options: { parallelPlay: true, limitCounts: 'army' },
      begun: '2025-03-01',
    },
    {
      type: 'override',
      by: 'Ann',
      reason: 'agreed',
      override: { of: 'campaign', set: { type: 'game-limited', limit: 2 } },
    },
    ...['a', 'b', 'c'].map(joins),
  );

test('with a limit per army, no army plays more matches', () => {
  const campaign = after(league(), ...played('m1', 'a', 'b'), ...played('m2', 'a', 'c'));
  expect(refusal(campaign, setUp('m3', ['a', 'b']))).toEqual({ code: 'limit-reached', what: 'A', need: 2, have: 2 });
  expect([isOver(campaign), mayBegin(campaign)]).toEqual([false, true]);
  // The others still have one each.
  const last = after(campaign, ...played('m3', 'b', 'c'));
  expect([isOver(last), mayBegin(last)]).toEqual([true, false]);
});

test('the campaign is over when only one army has matches left', () => {
  const campaign = after(league(), ...played('m1', 'a', 'b'), setUp('m2', ['a', 'b']));
  expect(isOver(campaign)).toBe(false);
  const [, ...rest] = played('m2', 'a', 'b');
  expect(isOver(after(campaign, ...rest))).toBe(true);
});

test('all armies must play in every match, except those that have reached their limit', () => {
  const own = { type: 'override', by: 'Ann', reason: 'x' } as const;
  const campaign = after(league(), ...played('m1', 'a', 'b'), ...played('m2', 'a', 'b'), joins('d'), {
    ...own,
    override: { of: 'campaign', set: { options: { ...league().options, parallelPlay: false } } },
  });
  expect(refusal(campaign, setUp('m3', ['c', 'd']))).toBe('done');
});

test('days before the campaign began are refused', () => {
  const before = setUp('m1', ['a', 'b'], '2025-02-28');
  expect(refusal(league(), before)).toEqual({ code: 'bad-date', need: '2025-03-01', have: '2025-02-28' });
  const campaign = after(league(), setUp('m1', ['a', 'b'], '2025-03-01'));
  const conclude = { type: 'conclude', match: 'm1', winner: 'a', report: EMPTY_REPORT } as const;
  expect(refusal(campaign, { ...conclude, at: '2025-02-28' })).toMatchObject({ code: 'bad-date' });
});
