import { readyList } from '@muster/army/shipped';
import { campaignRef, type Command, type CampaignWithFacts, NEW_CAMPAIGN, runCommand } from '@muster/campaign';
import { type BattleSetup, compilePlan, Game, reportOf } from '@muster/engine';
import type { BattleReport } from '@muster/kernel';
import { expect, test } from 'vitest';
import { battlesOfMatch, type MatchPart } from './battles.ts';
import { joinCommand } from './join.ts';
import { bringWithin } from './steward.ts';
import { seasonTable } from './table.ts';

const day = { at: '2026-05-30', by: 'Ada' };
const after = (kept: CampaignWithFacts, command: Command): CampaignWithFacts => {
  const result = runCommand(kept, command, day);
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.kept;
};

/** Returns the battles of a match of two armies; an army may have a unit without a profile. */
const battles = (bare = false) => {
  let kept = after(NEW_CAMPAIGN, {
    type: 'found',
    name: 'The Ashen Road',
    ruleset: campaignRef('gf-3.4.0'),
    kind: 'endless',
    begun: day.at,
  });
  for (const name of ['lantern-wardens-750', 'kestrel-guild-750'] as const) {
    const join = joinCommand(kept, { name, player: name, list: readyList(name) });
    kept = after(kept, bare ? { ...join, units: join.units.map((unit) => ({ ...unit, kit: undefined })) } : join);
  }
  kept = after(kept, { type: 'set-up', match: 'm1', bring: bringWithin(kept.campaign, kept.campaign.armies) });
  const { campaign } = kept;
  return battlesOfMatch(campaign, campaign.matches[0], { table: seasonTable(campaign, 's', 2), seed: 's' });
};

/** Returns the report of a battle that the first side wins at once. */
const reportFor = (setup: BattleSetup): BattleReport => ({
  ...reportOf(new Game({ plan: compilePlan(setup), seed: 's' })),
  finished: true,
  winner: 0,
});

const partOf = ({ value, done }: IteratorResult<MatchPart, unknown>): MatchPart => {
  if (done) throw new Error('there is no battle left');
  return value;
};

test('the battle of all armies comes first; without a duel it is the only one', () => {
  const parts = battles();
  const { setup, ...first } = partOf(parts.next());
  expect(first).toEqual({ kind: 'match', name: 'battle', seed: 's', sides: [0, 1] });
  const end = parts.next(reportFor(setup));
  expect(end).toMatchObject({ done: true, value: { report: { winner: 0 } } });
  expect(end.value).toHaveProperty('digest');
});

test('the duel of an event comes after it, and its winner is part of the report (campaign:E14)', () => {
  const parts = battles();
  const { setup } = partOf(parts.next());
  const [number] = Object.entries(setup.extras?.events?.table ?? {}).flatMap(([key, { does }]) =>
    does.some((effect) => effect.do === 'duel') ? [Number(key)] : [],
  );
  const targets = [{ side: 1, id: setup.armies[1].units[0].id }];
  const report = { ...reportFor(setup), events: [{ round: 1, number, targets }] };
  const { setup: duel, ...second } = partOf(parts.next(report));
  expect(second).toEqual({ kind: 'duel', name: 'duel-0', seed: 's duel 0', sides: [1, 0] });
  expect(duel.armies[0].units[0].name).toBe(setup.armies[1].units[0].name);
  expect(parts.next(reportFor(duel))).toMatchObject({
    done: true,
    value: { report: { winner: 0, events: [{ number, done: true }] } },
  });
});

test('a unit without a profile cannot fight', () => {
  const { value, done } = battles(true).next();
  expect(done).toBe(true);
  expect(value).toHaveProperty('unit');
});
