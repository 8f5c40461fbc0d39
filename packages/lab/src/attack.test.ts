import { parseUnitText } from '@muster/army';
import type { ArmyUnit } from '@muster/engine';
import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { atLeast, chargeOdds, chargeOddsIn, shotOdds, shotOddsIn } from './attack.ts';
import { standOff } from './stand-off.ts';

const unit = (text: string): ArmyUnit => {
  const read = parseUnitText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const rifles = unit('2x Guard Q4+ D4+ | 2x Rifle (24", A1), 2x Fist (A1)');
const raiders = unit('3x Raiders Q4+ D5+ | 3x Axe (A1)');
const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

describe('shots', () => {
  // Each die hits on 4+ and is blocked on 5+: one wound in 1/2 · 2/3 = 1/3 of all cases.
  test('two rifles have the odds of two dice', () => {
    const odds = shotOdds({ ruleset: gf, attacker: rifles, target: raiders, distance: 2400 });
    expect(odds?.meanHits).toBeCloseTo(1, 12);
    [4 / 9, 4 / 9, 1 / 9].forEach((chance, lost) => expect(odds?.pKills[lost]).toBeCloseTo(chance, 12));
    expect(sum(odds?.pKills ?? [])).toBeCloseTo(1, 12);
  });

  test('cover gives +1 to Defense rolls', () => {
    const odds = shotOdds({ ruleset: gf, attacker: rifles, target: raiders, distance: 2400, cover: 'area' });
    expect(odds?.meanWounds).toBeCloseTo(1 / 2, 12);
  });

  test('there are none out of range of every weapon', () => {
    expect(shotOdds({ ruleset: gf, attacker: rifles, target: raiders, distance: 2401 })).toBeUndefined();
  });

  test('earlier wounds make a kill more likely', () => {
    const brute = unit('1x Brute Q4+ D6+ Tough(3) | 1x Axe (A1)');
    const single = unit('1x Gun Q2+ D4+ | 1x Rifle (24", A1)');
    const shots = { ruleset: gf, attacker: single, target: brute, distance: 1200 };
    expect(shotOdds(shots)?.pDestroyed).toBe(0);
    expect(shotOdds({ ...shots, targetCondition: { wounds: [2] } })?.pDestroyed).toBeCloseTo((5 / 6) * (5 / 6), 12);
    expect(() => shotOdds({ ...shots, targetCondition: { wounds: [0, 2] } })).toThrow(RangeError);
  });

  test('include wound effects in games that have them', () => {
    const odds = shotOdds({
      ruleset: gff,
      attacker: rifles,
      target: unit('1x Spy Q4+ D5+ | 1x Knife (A1)'),
      distance: 900,
    });
    expect(sum(Object.values(odds?.pOutcome ?? {}))).toBeCloseTo(1, 12);
  });
});

describe('charges', () => {
  test('a fatigued unit hits only on 6s', () => {
    const fists = { ruleset: gf, attacker: rifles, target: raiders, strikesBack: false };
    expect(chargeOdds(fists)?.defender.meanModelsLost).toBeCloseTo(2 / 3, 12);
    expect(chargeOdds({ ...fists, attackerCondition: { fatigued: true } })?.defender.meanModelsLost).toBeCloseTo(
      (2 / 6) * (2 / 3),
      12,
    );
  });

  test('every melee is won, lost, tied or ends with a unit destroyed', () => {
    const { charger, defender, pTie } = chargeOdds({ ruleset: gf, attacker: rifles, target: raiders }) ?? {};
    expect(charger && defender && pTie !== undefined).toBe(true);
    if (!charger || !defender || pTie === undefined) return;
    // Both cannot be destroyed, because a destroyed unit does not strike back.
    expect(charger.pWins + defender.pWins + pTie + charger.pDestroyed + defender.pDestroyed).toBeCloseTo(1, 12);
    expect(charger.meanModelsLost).toBeGreaterThan(0);
  });

  test('there are none if a unit cannot be charged', () => {
    expect(
      chargeOdds({ ruleset: gf, attacker: rifles, target: unit('1x Kite Q4+ D4+ Aircraft | 1x Gun (24", A1)') }),
    ).toBeUndefined();
  });
});

describe('in a battle', () => {
  const battle = standOff({ ruleset: gf, first: rifles, second: raiders });

  test('a melee has the odds of the same two units', () => {
    expect(chargeOddsIn(battle, 0, 1)).toEqual(chargeOdds({ ruleset: gf, attacker: rifles, target: raiders }));
  });

  test('an illegal order is refused with its numbers', () => {
    const odds = shotOddsIn(battle, 0, { weapon: 0, target: 1 });
    expect(odds).toMatchObject({ ok: false, error: { code: 'out-of-range', need: expect.any(Number) } });
  });
});

test('the chance of at least a number is the sum of the rest', () => {
  expect(atLeast([0.5, 0.25, 0.25], 1)).toBe(0.5);
  expect(atLeast([0.5, 0.25, 0.25], 0)).toBe(1);
  expect(atLeast([0.5, 0.25, 0.25], 3)).toBe(0);
});
