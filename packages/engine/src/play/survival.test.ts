import { DUEL_TABLE_SIZE, duelSetup, gf, gff, tough } from '@muster/rules';
import { PRINTED_EVENTS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { Game } from '../game/game.ts';
import { scriptedDice } from '../contract/dice-source.ts';
import { reportOf } from '../game/report.ts';
import { withDuel } from '../game/report-duel.ts';
import type { ArmyUnit } from '../plan/army.ts';
import { compilePlan } from '../plan/compile.ts';

import type { EventUnit } from '../rule/random-event.ts';
import { GAME, phaseOf } from '../state/battle.ts';

const champion: ArmyUnit = {
  id: 'hero',
  name: 'Hero',
  quality: 3,
  defense: 4,
  cost: 100,
  rules: [{ id: tough.id, rating: 3 }],
  models: [
    {
      id: 'hero-1',
      radius: 50,
      rules: [],
      weapons: [
        { name: 'Gun', range: 2400, attacks: 6, rules: [] },
        { name: 'Blade', attacks: 2, rules: [] },
      ],
    },
  ],
};
const foeIn = (campaign: 'gf-3.4.0' | 'gff'): EventUnit => {
  const [effect] = PRINTED_EVENTS[campaign][66].does;
  if (effect.do !== 'duel') throw new Error('66 is a duel');
  return effect.foe;
};
const table = { width: DUEL_TABLE_SIZE, depth: DUEL_TABLE_SIZE, terrain: [] };

const duel = (dice: string, campaign: 'gf-3.4.0' | 'gff' = 'gf-3.4.0', own = champion): Game => {
  const order = { champion: own, championSide: { name: 'Home' }, foe: foeIn(campaign), foeSide: 'Away', table };
  const setup = duelSetup({ ruleset: campaign === 'gff' ? gff : gf, ...order });
  const faces = dice.split(/[\s|]+/).filter(Boolean);
  return new Game({ plan: compilePlan(setup), seed: 'duel', dice: scriptedDice(faces.map(Number)) });
};
/** Both take their places, the winner of the roll-off first. */
const deploy = (game: Game): void => {
  for (const _ of [0, 1]) {
    const side = game.battle.game[GAME.side];
    const y = side === 0 ? 150 : 2250;
    expect(game.act({ type: 'deploy', unit: side, positions: [{ model: side, x: 1200, y }] })).toEqual({
      status: 'done',
    });
  }
};
const hold = (game: Game, unit: number): unknown => game.act({ type: 'activate', unit, action: 'hold', shoot: [] });
const shoot = (game: Game): void => {
  const weapon = game.plan.weapons.findIndex(({ name }) => name === 'Gun');
  expect(game.act({ type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon, target: 1 }] })).toEqual({
    status: 'done',
  });
};

describe('a duel', () => {
  test('opens with a roll-off for the first turn; no objectives, zones of 3" at opposite edges', () => {
    const game = duel('2 5');
    expect(phaseOf(game.battle)).toBe('deployment');
    expect([game.battle.game[GAME.side], game.battle.game[GAME.objectives]]).toEqual([1, 0]);
    expect(game.plan.zones.map(({ minY, maxY }) => [minY, maxY])).toEqual([
      [0, 300],
      [2100, 2400],
    ]);
    const outside = game.act({ type: 'deploy', unit: 1, positions: [{ model: 1, x: 1200, y: 1981 }] });
    // Its base is 1.18" from middle to rim: 19.82" is within 3" of the edge at 24".
    expect(outside).toMatchObject({ status: 'refused', refusal: { code: 'deploy-out-of-zone' } });
    deploy(game);
    expect([phaseOf(game.battle), game.battle.game[GAME.side], game.battle.game[GAME.round]]).toEqual([
      'activation',
      1,
      1,
    ]);
  });

  test('is over once one side is destroyed, and the surviving side has won', () => {
    // Six shots, six hits, no block: Tough(6) is gone.
    const game = duel('5 2 | 6 6 6 6 6 6 | 1 1 1 1 1 1');
    deploy(game);
    shoot(game);
    expect(game.finished).toBe(true);
    expect(reportOf(game)).toMatchObject({ finished: true, winner: 0, rounds: 1 });
  });

  test('continues past the last round of a match', () => {
    const game = duel('5 2');
    deploy(game);
    for (let round = 1; round <= 5; round++) for (const _ of [0, 1]) hold(game, game.battle.game[GAME.side]);
    expect([game.finished, game.battle.game[GAME.round]]).toEqual([false, 6]);
  });

  test('after round 12 the smaller share of wounds lost wins', () => {
    // Two of six wounds against none of three.
    const game = duel('5 2 | 6 6 1 1 1 1 | 1 1');
    deploy(game);
    shoot(game);
    hold(game, 1);
    while (!game.finished) hold(game, game.battle.game[GAME.side]);
    expect(reportOf(game)).toMatchObject({ winner: 0, rounds: 12 });
  });

  test('and a roll-off decides where that is even', () => {
    const game = duel('5 2 | 3 4');
    deploy(game);
    while (!game.finished) hold(game, game.battle.game[GAME.side]);
    expect(reportOf(game)).toMatchObject({ winner: 1, rounds: 12 });
  });

  test('within 3" is some part of the base', () => {
    const game = duel('2 5');
    expect(game.act({ type: 'deploy', unit: 1, positions: [{ model: 1, x: 1200, y: 1982 }] })).toEqual({
      status: 'done',
    });
  });
});

test('in Firefight the enemy is a Gladiator', () => {
  expect(foeIn('gff')).toMatchObject({ name: 'Gladiator', quality: 3, defense: 3 });
  const game = duel('1 6', 'gff');
  expect(game.battle.game[GAME.side]).toBe(1);
  expect(game.plan.units[1]).toMatchObject({ id: 'gladiator', side: 1 });
});

test('its outcome joins the report of the match', () => {
  const report = {
    ...reportOf(duel('5 2')),
    events: [
      { number: 65, round: 1 },
      { number: 66, round: 2 },
    ],
  };
  expect(withDuel(report, 1, true).events).toEqual([
    { number: 65, round: 1 },
    { number: 66, round: 2, done: true },
  ]);
  expect(withDuel(report, 1, false).events[1]).toEqual({ number: 66, round: 2, done: false });
});
