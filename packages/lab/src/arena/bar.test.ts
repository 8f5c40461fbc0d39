import { describe, expect, test } from 'vitest';
import { judgeBar, parseBar } from './bar.ts';
import type { PairingStanding, Standings } from './standing.ts';

const LABELS = ['captain', 'captain:aggressive', 'solo', 'general:rollouts=64'];

describe('a bar is parsed', () => {
  test.each([
    ['captain:solo:0.62', 'captain', 'solo', 0.62],
    ['captain:aggressive:solo:.5', 'captain:aggressive', 'solo', 0.5],
    ['captain:captain:aggressive:0.4', 'captain', 'captain:aggressive', 0.4],
    ['general:rollouts=64:captain:0.55', 'general:rollouts=64', 'captain', 0.55],
  ])('%s', (text, player, against, least) => {
    expect(parseBar(text, LABELS)).toEqual({ ok: true, value: { player, against, least } });
  });

  test.each([
    ['captain:solo', 'must be two players and a score between 0 and 1'],
    ['captain:solo:62', 'must be two players and a score between 0 and 1'],
    ['captain:0.5', 'must be two players and a score between 0 and 1'],
    ['captain:random:0.5', 'must name two of these players: captain, captain:aggressive, solo'],
    ['solo:solo:0.5', 'must name two of these players'],
  ])('refuses %s', (text, problem) => {
    const bar = parseBar(text, LABELS);
    expect(bar.ok ? '' : bar.error).toContain(problem);
  });
});

test('the lower end of the interval must reach it, in either order of players', () => {
  const pairing = { players: ['solo', 'captain'], score: 0.3, interval: [0.25, 0.375] } as unknown as PairingStanding;
  const standings = { pairings: [pairing] } as unknown as Standings;
  const judge = (player: string, against: string, least: number): unknown =>
    judgeBar(standings, { player, against, least });
  expect(judge('captain', 'solo', 0.625)).toMatchObject({ score: 0.7, interval: [0.625, 0.75], reached: true });
  expect(judge('captain', 'solo', 0.63)).toMatchObject({ reached: false });
  expect(judge('solo', 'captain', 0.25)).toMatchObject({ score: 0.3, interval: [0.25, 0.375], reached: true });
  expect(judge('solo', 'captain', 0.26)).toMatchObject({ reached: false });
});
