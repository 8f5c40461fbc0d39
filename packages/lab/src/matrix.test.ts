import { parseUnitText } from '@muster/army';
import type { ArmyUnit } from '@muster/engine';
import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { type MatrixCell, matrixOf, type MatrixSetup } from './matrix.ts';

const unit = (text: string): ArmyUnit => {
  const parsed = parseUnitText(text);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join());
  return parsed.value;
};

/** One model of Quality and Defense 4+: one die against an equal model wounds with a chance of 1/4. */
const one = (weapons: string, rules = ''): ArmyUnit => unit(`One Q4+ D4+ ${rules} | ${weapons}`);

/** Returns the cells of one unit against another, in both directions. */
const cells = (first: ArmyUnit, second: ArmyUnit, more: Partial<MatrixSetup> = {}): [MatrixCell, MatrixCell] => {
  const matrix = matrixOf({ ruleset: gf, first: [first], second: [second], distance: 1200, ...more });
  return [matrix.first[0][0], matrix.second[0][0]];
};

const near = (figures: object | undefined, expected: Readonly<Record<string, number>>): void =>
  expect(figures).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, expect.closeTo(value, 12) as number])),
  );

describe('shooting', () => {
  test('causes wounds, losses and morale tests', () => {
    // None to four wounds: 81, 108, 54, 12, 1 of 256; one wound leaves half, and half of the tests fail.
    const [there, back] = cells(unit('4x Guard Q4+ D4+ | 4x Rifle (24", A1)'), unit('2x Foe Q4+ D4+'));
    near(there.shooting, { share: 121 / 256, meanKills: 242 / 256, pDestroyed: 67 / 256, pShaken: 54 / 256 });
    expect(back.shooting).toBeUndefined();
  });

  test('is a share of all wounds that a Tough unit can take', () => {
    const [there] = cells(one('Rifle (24", A1)'), unit('2x Foe Q4+ D4+ Tough(3)'));
    near(there.shooting, { share: 1 / 24, meanKills: 0, pDestroyed: 0, pShaken: 0 });
  });

  test('has both directions', () => {
    const [there, back] = cells(one('Rifle (24", A1)'), one('Rifle (24", A1, AP(4))'));
    near(there.shooting, { share: 1 / 4, meanKills: 1 / 4, pDestroyed: 1 / 4, pShaken: 0 });
    near(back.shooting, { share: 5 / 12, meanKills: 5 / 12, pDestroyed: 5 / 12, pShaken: 0 });
  });

  test('is absent out of range', () => {
    const gun = one('Pistol (12", A1)');
    expect(cells(gun, one(''), { distance: 1200 })[0].shooting).toBeDefined();
    expect(cells(gun, one(''), { distance: 1201 })[0].shooting).toBeUndefined();
    expect(cells(gun, one('', 'Aircraft'), { distance: 100 })[0].shooting).toBeUndefined();
  });

  test('in Firefight counts Knocked Out models, not wound markers', () => {
    const [there] = cells(one('Rifle (24", A1)'), one(''), { ruleset: gff });
    near(there.shooting, { share: 1 / 12, meanKills: 1 / 12, pDestroyed: 1 / 12, pShaken: 1 / 6 });
    // The first wound kills one of two, the second marks the last, which is Knocked Out on 5+.
    const [group] = cells(one('Rifle (24", A2)'), unit('2x Foe Q4+ D4+'), { ruleset: gff });
    const [single, both] = [6 / 16, 1 / 16];
    const kills = single + both + both / 3;
    near(group.shooting, { share: kills / 2, meanKills: kills, pDestroyed: both / 3, pShaken: (both * 2) / 3 });
  });
});

describe('a charge', () => {
  const blade = one('Blade (A1)');
  const none = { pShaken: 0, pRouted: 0 };

  test('hurts both', () => {
    const [there] = cells(blade, blade);
    const [taken, given] = [1 / 4, 3 / 16];
    near(there.charge, {
      ...none,
      share: taken,
      meanKills: taken,
      pDestroyed: taken,
      ownShare: given,
      ownMeanKills: given,
      ownDestroyed: given,
    });
  });

  test('is followed by the morale test of the loser', () => {
    // A wound is half of Tough(2), and half of the tests fail: that is a rout. Of Tough(3) it is not.
    const unhurt = { ownShare: 0, ownMeanKills: 0, ownDestroyed: 0, meanKills: 0, pDestroyed: 0 };
    near(cells(blade, one('', 'Tough(2)'))[0].charge, { ...unhurt, share: 1 / 8, pShaken: 0, pRouted: 1 / 8 });
    near(cells(blade, one('', 'Tough(3)'))[0].charge, { ...unhurt, share: 1 / 12, pShaken: 1 / 8, pRouted: 0 });
  });

  test('follows the settings', () => {
    const settings = { fearCountsWithoutWounds: false };
    expect(cells(one('', 'Fear(1)'), one('', 'Tough(3)'))[0].charge?.pShaken).toBeCloseTo(1 / 2, 12);
    expect(cells(one('', 'Fear(1)'), one('', 'Tough(3)'), { settings })[0].charge?.pShaken).toBe(0);
  });

  test('in Firefight Shakes and knocks out', () => {
    const [there] = cells(blade, blade, { ruleset: gff });
    // A Shaken unit strikes back on sixes.
    const own = (3 / 4) * (1 / 4) + (1 / 6) * (1 / 12);
    near(there.charge, {
      share: 1 / 12,
      meanKills: 1 / 12,
      pDestroyed: 1 / 12,
      pShaken: 1 / 6,
      pRouted: 0,
      ownShare: own / 3,
      ownMeanKills: own / 3,
      ownDestroyed: own / 3,
    });
  });

  test('is absent if a unit cannot charge or be charged', () => {
    const [there, back] = cells(one('Blade (A1)', 'Immobile'), blade);
    expect([there.charge, back.charge?.share]).toEqual([undefined, expect.closeTo(1 / 4, 12)]);
    const [up, down] = cells(blade, one('Blade (A1)', 'Aircraft'));
    expect([up.charge, down.charge]).toEqual([undefined, undefined]);
  });
});

describe('many units', () => {
  const ours = [one('Rifle (24", A1)'), unit('3x Guard Q4+ D4+ | 3x Blade (A1)'), one('', 'Tough(3)')];
  const theirs = [one('Blade (A3)'), unit('5x Foe Q5+ D5+ | 5x Bow (18", A1)')];

  test('fill a table by row and column, each cell as if the two units were alone', () => {
    const matrix = matrixOf({ ruleset: gf, first: ours, second: theirs, distance: 1200 });
    expect([matrix.first.length, matrix.second.length]).toEqual([3, 2]);
    ours.forEach((mine, a) =>
      theirs.forEach((other, b) => {
        const [there, back] = cells(mine, other);
        expect(matrix.first[a][b]).toEqual(there);
        expect(matrix.second[b][a]).toEqual(back);
      }),
    );
  });

  test('report their progress', () => {
    const seen: number[] = [];
    matrixOf({ ruleset: gf, first: ours, second: theirs, distance: 1200, progress: (done) => seen.push(done) });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((pair) => pair / 6));
  });
});
