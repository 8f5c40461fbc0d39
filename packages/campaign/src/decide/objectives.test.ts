import { describe, expect, test } from 'vitest';
import { type ChoiceNeed, EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import type { CampaignRulesetId } from '@muster/rules';
import { campaignRef, type Objective } from '../ruleset/index.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import {
  type Campaign,
  type CampaignUnit,
  EMPTY_REPORT,
  type Match,
  type MatchEvent,
  type MatchReport,
  NEW_MATCH_STATE,
  NEW_UNIT_RECORD,
} from '../state/campaign.ts';
import { CommandState } from './command-state.ts';
import type { Claims } from '../contract/command.ts';
import { reachedObjectives } from './objectives.ts';
import { RefusalSignal } from '../contract/refusal.ts';

const ARMIES = ['a', 'b', 'c'];

/** Four units for each army: the first is the dearest, the second casts. */
const unitsOf = (army: string): CampaignUnit[] =>
  [120, 80, 60, 60].map((base, i) => ({
    id: `${army}${i + 1}`,
    name: `${army}${i + 1}`,
    hero: false,
    models: 5,
    casts: i === 1,
    blocks: i === 1,
    base,
    upgrades: [],
    ...NEW_UNIT_RECORD,
  }));

const campaign: Campaign = {
  ...NO_CAMPAIGN,
  armies: ARMIES.map((id) => ({ id, name: id, player: id, bank: 0, vp: 0, matches: 0, units: unitsOf(id) })),
};

const matchWith = (objectives: Readonly<Record<string, Objective>>, events: readonly MatchEvent[] = []): Match => ({
  id: 'm',
  number: 1,
  step: 'mission',
  armies: ARMIES.map((army) => ({
    army,
    brought: Object.fromEntries(unitsOf(army).map(({ id, base }) => [id, base])),
    value: 320,
    underdog: 0,
    heroes: 0,
    veterans: 0,
    ...(Object.hasOwn(objectives, army) ? { objective: objectives[army] } : {}),
  })),
  ...NEW_MATCH_STATE,
  events,
  before: [],
});

interface Told {
  report?: Partial<MatchReport>;
  claims?: Claims;
  events?: readonly MatchEvent[];
  rules?: CampaignRulesetId;
  /** What those say who are asked. */
  answer?: boolean;
}

/** The armies that have reached their objectives, after those that were asked; or why their word is refused. */
const judged = (objectives: Readonly<Record<string, Objective>>, told: Told = {}): string => {
  const { report, claims = {}, events, rules = 'gf-3.4.0', answer = false } = told;
  const asked: ChoiceNeed[] = [];
  const choose = (need: ChoiceNeed): boolean => {
    asked.push(need);
    return answer;
  };
  const desk = new CommandState({ ...campaign, ruleset: campaignRef(rules) }, { ...EMPTY_DRAW_SOURCE, choose });
  try {
    const reached = reachedObjectives(desk, matchWith(objectives, events), { ...EMPTY_REPORT, ...report }, claims);
    return [...asked.map(({ for: label }) => `${label}?`), ...reached].join(' ');
  } catch (signal) {
    if (signal instanceof RefusalSignal) return `${signal.refusal.what}: ${signal.refusal.have}`;
    throw signal;
  }
};

const all = (army: string, from = 1): string[] =>
  unitsOf(army)
    .map(({ id }) => id)
    .slice(from - 1);

describe('Rage', () => {
  const kill = (by: string, victim: string, round?: number) => ({
    by: [by],
    victims: [victim],
    ...(round ? { round } : {}),
  });
  const rage = (...kills: ReturnType<typeof kill>[]): string => judged({ a: 'rage' }, { report: { kills } });

  test('is proved by the first kill, and disproved by an earlier kill of another army or no kill', () => {
    expect(rage(kill('a1', 'b1'))).toBe('a');
    expect(rage(kill('a1', 'b1', 1), kill('b2', 'a2', 2))).toBe('a');
    expect(rage(kill('a1', 'b1', 3), kill('b2', 'a2', 2))).toBe('');
    expect(rage()).toBe('');
  });

  test('is asked about if both killed in the same round, or a round is unknown', () => {
    expect(rage(kill('a1', 'b1', 1), kill('b2', 'a2', 1))).toBe('a objective reached?');
    expect(rage(kill('a1', 'b1', 1), kill('b2', 'a2'))).toBe('a objective reached?');
  });

  test('counts kills of enemies, not of zombies', () => {
    expect(rage(kill('a1', 'zombies', 1), kill('b2', 'a2', 2))).toBe('');
  });

  test('of two armies is reached by only one', () => {
    const kills = [kill('a1', 'b1', 1), kill('b2', 'a2', 1)];
    expect(judged({ a: 'rage', b: 'rage' }, { report: { kills }, answer: true })).toBe('a objective reached? a');
    expect(judged({ a: 'rage', b: 'rage' }, { report: { kills }, claims: { b: true } })).toBe('b');
    expect(judged({ a: 'rage', b: 'rage' }, { report: { kills }, claims: { a: true, b: true } })).toBe('b: taken');
  });

  test('cannot be proved if a mercenary may have made the first kill', () => {
    const events = [{ id: '1', number: 34, round: 1, targets: ['b1'] }];
    const told = { report: { kills: [kill('a1', 'b1')] }, events };
    expect(judged({ a: 'rage' }, { ...told, rules: 'gff' })).toBe('a objective reached?');
    expect(judged({ a: 'rage' }, told)).toBe('a');
  });
});

test('Destruction is proved by the list of destroyed and routed units', () => {
  expect(judged({ a: 'destruction' }, { report: { routed: ['c1'] } })).toBe('a');
  expect(judged({ a: 'destruction' }, { report: { destroyed: ['b2', 'a1'] } })).toBe('');
  // Who left in one piece is not destroyed.
  expect(judged({ a: 'destruction' }, { report: { left: { b1: 'captured', c1: 'exited' } } })).toBe('');
});

test('Mastery needs four units on the table at the end', () => {
  expect(judged({ a: 'mastery' })).toBe('a objective reached?');
  expect(judged({ a: 'mastery' }, { answer: true })).toBe('a objective reached? a');
  expect(judged({ a: 'mastery' }, { report: { destroyed: ['a1'] } })).toBe('');
  expect(judged({ a: 'mastery' }, { report: { left: { a1: 'captured' } } })).toBe('');
  // In Firefight a hired gun is a unit of his own.
  const events = [{ id: '1', number: 34, round: 1, targets: ['a2'] }];
  expect(judged({ a: 'mastery' }, { report: { destroyed: ['a1'] }, events, rules: 'gff' })).toBe(
    'a objective reached?',
  );
});

test('Honor is proved if no enemy is left', () => {
  expect(judged({ a: 'honor' })).toBe('a objective reached?');
  expect(judged({ a: 'honor' }, { report: { destroyed: all('b'), conceded: ['c'] } })).toBe('a');
  expect(judged({ a: 'honor' }, { report: { destroyed: all('b', 2), conceded: ['c'] } })).toBe('a objective reached?');
});

test('Casting is missed when the last caster is destroyed early', () => {
  const fell = (round: number) => ({ kills: [{ by: ['b1'], victims: ['a2'], round }], destroyed: ['a2'], rounds: 4 });
  expect(judged({ a: 'casting' }, { report: fell(3) })).toBe('');
  expect(judged({ a: 'casting' }, { report: fell(4) })).toBe('a objective reached?');
  expect(judged({ a: 'casting' }, { report: { ...EMPTY_REPORT, rounds: 4 } })).toBe('a objective reached?');
});

test('Recovery is always asked about', () => {
  expect(judged({ a: 'recovery', b: 'recovery' })).toBe('a objective reached? b objective reached?');
});

test('an army that conceded misses objectives judged at the end, but may have been first', () => {
  const report = { conceded: ['a'] };
  for (const objective of ['mastery', 'honor', 'casting'] as const)
    expect(judged({ a: objective }, { report, claims: { a: true } })).toBe('a: conceded');
  expect(judged({ a: 'recovery' }, { report, claims: { a: true } })).toBe('a');
});

describe('a claim that the report contradicts is refused', () => {
  test.each<[Objective, Partial<MatchReport>, boolean, string]>([
    ['rage', {}, true, 'no-kill'],
    ['destruction', {}, true, 'not-destroyed'],
    ['destruction', { destroyed: ['b1'] }, false, 'reached'],
    ['mastery', { destroyed: ['a1', 'a2'] }, true, 'too-few-units'],
    ['honor', { conceded: ['b', 'c'] }, false, 'reached'],
  ])('%s with %j', (objective, report, claim, why) => {
    expect(judged({ a: objective }, { report, claims: { a: claim } })).toBe(`a: ${why}`);
  });

  test('a claim that the report proves or leaves open is accepted without a question', () => {
    expect(judged({ a: 'mastery', b: 'honor' }, { claims: { a: true, b: false } })).toBe('a');
    expect(judged({ a: 'destruction' }, { report: { destroyed: ['b1'] }, claims: { a: true } })).toBe('a');
  });
});
