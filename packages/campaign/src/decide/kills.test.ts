import { describe, expect, test } from 'vitest';
import { type ChoiceNeed, EMPTY_DRAW_SOURCE, type DrawSource } from '../chance/chance.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import {
  type Campaign,
  EMPTY_REPORT,
  type Match,
  type MatchKill,
  NEW_MATCH_STATE,
  NEW_UNIT_RECORD,
} from '../state/campaign.ts';
import { CommandState, NeedSignal } from './command-state.ts';
import { settleKillers, withDestroyedUnits } from './kills.ts';

const match: Match = {
  id: 'm',
  number: 1,
  step: 'mission',
  armies: ['a', 'b', 'c'].map((army) => ({
    army,
    brought: { [`${army}1`]: 50, [`${army}2`]: 50 },
    value: 100,
    underdog: 0,
    heroes: 0,
    veterans: 0,
  })),
  ...NEW_MATCH_STATE,
  before: [],
};

const kill = (by: string, victims: string, more: Partial<MatchKill> = {}): MatchKill => ({
  by: by.split('|'),
  victims: victims.split('+'),
  ...more,
});

/** Kills after this killer was named, and who was asked. */
const settled = (kills: readonly MatchKill[], killer?: string): { kills: MatchKill[]; asked: ChoiceNeed[] } => {
  const asked: ChoiceNeed[] = [];
  const source: DrawSource = {
    ...EMPTY_DRAW_SOURCE,
    choose: (need) => {
      asked.push(need);
      return killer;
    },
  };
  return { kills: settleKillers(new CommandState(NO_CAMPAIGN, source), match, kills), asked };
};

describe('a victim with two killers', () => {
  test('of two armies: its owner decides, even if one entry names both', () => {
    for (const kills of [[kill('a1', 'b1'), kill('c1', 'b1', { melee: true })], [kill('a1|c1', 'b1')]]) {
      const { kills: left, asked } = settled(kills, 'c1');
      expect(asked).toMatchObject([{ army: 'b', for: 'kill of b1', options: ['a1', 'c1'] }]);
      expect(left.map(({ by, victims }) => [by, victims])).toEqual([[['c1'], ['b1']]]);
    }
  });

  test('of one army: their owner chooses one, and its report counts', () => {
    const { kills, asked } = settled(
      [kill('a1', 'b1', { round: 2, melee: true }), kill('a2', 'b1', { round: 2 })],
      'a1',
    );
    expect(asked).toMatchObject([{ army: 'a', options: ['a1', 'a2'] }]);
    expect(kills).toEqual([kill('a1', 'b1', { round: 2, melee: true })]);
  });

  test('is asked about if no player has decided yet', () => {
    expect(() => settled([kill('a1', 'b1'), kill('c1', 'b1')])).toThrow(NeedSignal);
  });

  test('keeps their other kills', () => {
    const { kills } = settled([kill('a1', 'b1+b2', { round: 1 }), kill('c1', 'b2', { round: 1 })], 'c1');
    expect(kills).toEqual([kill('a1', 'b1', { round: 1 }), kill('c1', 'b2', { round: 1 })]);
  });
});

describe('no question', () => {
  test('if a unit that came back was killed in another round', () => {
    const kills = [kill('a1', 'b1', { round: 1 }), kill('c1', 'b1', { round: 3 })];
    expect(settled(kills)).toEqual({ kills, asked: [] });
  });

  test('if a hero and its squad attacked together: their owner decides with the experience', () => {
    const kills = [kill('a1|a2', 'b1')];
    expect(settled(kills)).toEqual({ kills, asked: [] });
  });

  test('if one kill was reported twice: it counts once', () => {
    expect(settled([kill('a1', 'b1'), kill('a1', 'b1')]).kills).toEqual([kill('a1', 'b1')]);
  });

  test('about victims that do not belong to an army', () => {
    const kills = [kill('a1', 'zombies'), kill('c1', 'zombies')];
    expect(settled(kills)).toEqual({ kills, asked: [] });
  });
});

test('a unit that lost all its models is destroyed, unless it routed', () => {
  const unit = (id: string) => ({
    id,
    name: id,
    hero: false,
    models: 5,
    casts: false,
    blocks: false,
    base: 50,
    upgrades: [],
    ...NEW_UNIT_RECORD,
  });
  const campaign: Campaign = {
    ...NO_CAMPAIGN,
    armies: [
      { id: 'a', name: 'A', player: 'A', bank: 0, vp: 0, matches: 0, units: [unit('a1'), unit('a2'), unit('a3')] },
    ],
  };
  const report = { ...EMPTY_REPORT, routed: ['a3'], modelsKilled: { a1: 5, a2: 4, a3: 5 } };
  expect(withDestroyedUnits(campaign, report)).toMatchObject({
    destroyed: ['a1'],
    routed: ['a3'],
    modelsKilled: { a2: 4 },
  });
});
