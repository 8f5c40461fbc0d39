import { type ArmyUnit, type Ruleset, type Settings } from '@muster/engine';
import { parseUnitText } from '@muster/army';
import { aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { duelOdds, type DuelOdds } from './duel.ts';
import type { DuelEnd } from './rounds.ts';

/** One model of Quality and Defense 4+: one die against an equal model wounds with a chance of 1/4. */
const one = (weapons: string, rules = ''): ArmyUnit => unit(`One Q4+ D4+ ${rules} | ${weapons}`);

const unit = (text: string): ArmyUnit => {
  const parsed = parseUnitText(text);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join());
  return parsed.value;
};

interface More {
  start?: number;
  ruleset?: Ruleset;
  settings?: Partial<Settings>;
}

const duel = (first: ArmyUnit, second: ArmyUnit, { ruleset = gf, ...more }: More = {}): DuelOdds =>
  duelOdds({ ruleset, first, second, ...more });

/** Checks the win, draw and loss of a duel that does not depend on the first unit. */
const expectEither = ({ byStart, win, draw, loss }: DuelOdds, ...chances: [number, number, number]): void => {
  expectEnd(byStart[0], ...chances);
  expectEnd(byStart[1], ...chances);
  expectEnd({ win, draw, loss }, ...chances);
};

const expectEnd = (end: Pick<DuelEnd, 'win' | 'draw' | 'loss'>, win: number, draw: number, loss: number): void => {
  const near = { win: expect.closeTo(win, 12), draw: expect.closeTo(draw, 12), loss: expect.closeTo(loss, 12) };
  expect(end).toMatchObject(near);
};

const RIFLE = 'Rifle (24", A1)';
const FAR = 'Cannon (48", A1)';
const BLADE = 'Blade (A1)';

/** The chance that a charge of one blade at another leaves both unhurt. */
const STAY = 9 / 16;

describe('the objective', () => {
  test('belongs to no unit if both are at it', () => {
    const odds = duel(one(''), one(''));
    expectEither(odds, 0, 1, 0);
    expect(odds).toMatchObject({ destroyed: [0, 0], error: 0 });
  });

  test('goes to the unit that can walk there, which Immobile units cannot', () => {
    expectEither(duel(one(''), one('', 'Immobile')), 1, 0, 0);
    expectEither(duel(one('', 'Immobile'), one('')), 0, 0, 1);
    expectEither(duel(one('', 'Immobile'), one('', 'Immobile')), 0, 1, 0);
  });

  test('stays with the unit that seized it, even out of its reach', () => {
    // An objective 20" away is reached in round 2, by a Slow unit in round 3.
    expectEither(duel(one(''), one('', 'Slow'), { start: 2000 }), 0, 1, 0);
    expectEither(duel(one(''), one('', 'Slow'), { start: 4000 }), 1, 0, 0);
  });

  test('is seized after rushes that had to start at once', () => {
    // 40" away: three rushes of 12" and an advance of 4", and only the advance allows a shot.
    const odds = duel(one('Long Rifle (120", A1)'), one('', 'Immobile'), { start: 4000 });
    expectEither(odds, 1, 0, 0);
    expect(odds.destroyed[1]).toBeCloseTo(1 / 4, 12);
  });

  test('is not held by units that cannot seize', () => {
    // Without distance both are there from the start, but Aircraft cannot seize.
    expectEither(duel(one(''), one('', 'Aircraft'), { start: 0 }), 1, 0, 0);
  });
});

describe('shots', () => {
  test('happen every round at closer range, and clear the objective', () => {
    const odds = duel(one(RIFLE), one(''));
    expectEither(odds, 1 - (3 / 4) ** 4, (3 / 4) ** 4, 0);
    expect(odds.destroyed).toEqual([0, expect.closeTo(1 - (3 / 4) ** 4, 12)]);
  });

  test('do not happen out of range', () => {
    // The gun stays 12" from the objective, and no unit comes within its 11".
    const odds = duel(one('Pistol (11", A1)', 'Immobile'), one(''));
    expectEither(odds, 0, 0, 1);
    expect(odds.destroyed).toEqual([0, 0]);
  });

  test('at half strength Shake a unit that fails its test, and a Shaken unit idles', () => {
    // Unless the second wound kills it, the target holds the objective at the end of one of two rounds.
    const odds = duel(one(FAR, 'Immobile'), one('', 'Tough(2)'));
    expectEither(odds, 0, 1 / 32, 31 / 32);
    // Two wounds or more in four shots.
    expect(odds.destroyed).toEqual([0, expect.closeTo(67 / 256, 12)]);
  });

  test('of a Limited weapon happen once', () => {
    const odds = duel(one('Rocket (48", A1, Limited)', 'Immobile'), one(''));
    expectEither(odds, 0, 1 / 4, 3 / 4);
    expect(odds.destroyed[1]).toBeCloseTo(1 / 4, 12);
  });

  test('do not spend a Limited weapon that is out of range', () => {
    const odds = duel(one('Cannon (48", A1), Flamer (12", A1, Limited)', 'Immobile'), one(''));
    expect(odds.byStart.map(({ destroyed }) => destroyed[1])).toEqual([
      expect.closeTo(1 - (3 / 4) ** 5, 12),
      expect.closeTo(1 - (3 / 4) ** 5, 12),
    ]);
  });

  test('spend the Limited weapons of all living models', () => {
    // The first shot kills one of two with a chance of 1/4; the other stays steady with 3/4 and fires its only rocket,
    // or idles and fires it a round later, if it is still alive.
    const rockets = unit('2x Crew Q4+ D4+ Immobile, Fearless | 2x Rocket (48", A1, Limited)');
    const odds = duel(one(FAR, 'Immobile'), rockets);
    const [first, second] = odds.byStart.map(({ destroyed }) => destroyed[0]);
    const alone = (3 / 4) * (1 / 4) + (1 / 4) * (3 / 4) * (1 / 4);
    expect(first).toBeCloseTo((3 / 4) * (7 / 16) + (1 / 4) * alone, 12);
    expect(second).toBeCloseTo(7 / 16, 12);
  });
});

describe('charges', () => {
  test('come from a unit that is not Fatigued, and the first unit in range is charged first', () => {
    const rounds = 1 + STAY + STAY ** 2;
    const [win, loss] = [3 / 16 + STAY * (1 / 4) * rounds, 1 / 4 + STAY * (3 / 16) * rounds];
    const odds = duel(one(BLADE), one(BLADE));
    expectEnd(odds.byStart[0], win, STAY ** 4, loss);
    expectEnd(odds.byStart[1], loss, STAY ** 4, win);
    expectEnd(odds, (win + loss) / 2, STAY ** 4, (win + loss) / 2);
  });

  test('do not come from a unit that would lose by them', () => {
    // A unit that charges into Counter is struck first.
    const odds = duel(one('Spear (A1, Counter)'), one('Spear (A1, Counter)'));
    expectEither(odds, 0, 1, 0);
    expect(odds.destroyed).toEqual([0, 0]);
  });

  test('do not happen if shooting gains more', () => {
    const shooter = one(`${RIFLE}, ${BLADE}`);
    const odds = duel(shooter, one(BLADE, 'Immobile'));
    // Four shots, while a single charge would let the other strike back.
    expect(odds.destroyed).toEqual([0, expect.closeTo(1 - (3 / 4) ** 4, 12)]);
  });

  test('spend the Limited weapons of both sides', () => {
    const lancer = one('Blade (A1), Lance (A1, Limited)');
    const [kill, stay] = [7 / 16, STAY ** 2];
    const rounds = 1 + STAY + STAY ** 2;
    const odds = duel(lancer, lancer);
    const win = (1 - kill) * kill + stay * (1 / 4) * rounds;
    const loss = kill + stay * (3 / 16) * rounds;
    expectEnd(odds.byStart[0], win, stay * STAY ** 3, loss);
    expectEnd(odds.byStart[1], loss, stay * STAY ** 3, win);
  });

  test('past the objective are followed by a move back', () => {
    // 16" with Fast: a charge each round until the enemy is killed, then 5" back, which is too late in round 4.
    const odds = duel(one(BLADE, 'Fast'), one('', 'Immobile'), { start: 800 });
    expectEither(odds, 37 / 64, 27 / 64, 0);
    expect(odds.destroyed).toEqual([0, expect.closeTo(1 - (3 / 4) ** 4, 12)]);
  });

  test('rout a unit at half strength that fails its test', () => {
    // One wound is half of Tough(2): if the melee is lost by it, half of the tests fail, and the unit routs.
    const odds = duel(one(BLADE, 'Fast'), one('', 'Immobile, Tough(2)'), { start: 800 });
    // Destroyed in a round: a wound and a failed test, or the second wound.
    const fresh = (1 / 4) * (1 / 2);
    const chance = [1, 2, 3, 4].reduce(
      ({ whole, hurt, gone }) => ({
        whole: whole * (3 / 4),
        hurt: whole * fresh + hurt * (3 / 4),
        gone: gone + whole * fresh + hurt * (1 / 4),
      }),
      { whole: 1, hurt: 0, gone: 0 },
    );
    expect(odds.destroyed[1]).toBeCloseTo(chance.gone, 12);
  });

  test('need a unit that can charge and a unit that can be charged', () => {
    const odds = duel(one(BLADE, 'Immobile'), one('', 'Immobile'), { start: 100 });
    expect(odds.destroyed).toEqual([0, 0]);
    expect(duel(one(BLADE), one('', 'Aircraft'), { start: 100 }).destroyed).toEqual([0, 0]);
  });
});

describe('Firefight', () => {
  test('Shakes with the first wound marker and knocks out with later ones', () => {
    // Knocked Out on 5+, then 4+, 3+, 2+; a unit that is steady and alive once holds the objective.
    const odds = duel(one(FAR, 'Immobile'), one(''), { ruleset: gff });
    expectEither(odds, 0, 83 / 768, 685 / 768);
  });

  test('has no winner of a melee', () => {
    const odds = duel(one('Blade (A1)', 'Fear(3)'), one('', 'Immobile'), { ruleset: gff, start: 500 });
    // Fear counts only with wounds: 1 marker and 3 for Fear knock out on 2+, later markers always.
    const first = (1 / 4) * (5 / 6);
    const states = [1, 2, 3, 4].reduce(
      ({ whole, hurt, gone }) => ({
        whole: whole * (3 / 4),
        hurt: whole * (1 / 4 - first) + hurt * (3 / 4),
        gone: gone + whole * first + hurt * (1 / 4),
      }),
      { whole: 1, hurt: 0, gone: 0 },
    );
    expect(odds.byStart[0].destroyed[1]).toBeCloseTo(states.gone, 12);
  });
});

describe('all chances together', () => {
  const TWINS: readonly (readonly [string, Ruleset])[] = [
    ['5x Guard Q4+ D4+ | 5x Rifle (24", A1), 5x Bayonet (A1)', gf],
    ['3x Knight Q3+ D3+ Tough(3), Furious | 3x Lance (A2, AP(1), Thrust)', gf],
    ['3x Spear Q4+ D4+ Fear(1), Fearless | 3x Spear (A2, Counter), Pistol (12", A1, Limited)', gf],
    ['3x Ganger Q4+ D5+ | 3x Pistol (12", A1), 3x Knife (A1)', gff],
    ['Ogre Q4+ D4+ Tough(3), Regeneration | Club (A3, Deadly(2)), Rock (18", A1, Blast(3))', gff],
    ['5x Levy Q5+ D5+ | 5x Bow (24", A1), 5x Spear (A1, Counter)', aof],
  ];

  test.each(TWINS)('are the same for both of %s', (text, ruleset) => {
    const odds = duel(unit(text), unit(text), { ruleset });
    const [first, second] = odds.byStart;
    expect(odds.win).toBeCloseTo(odds.loss, 12);
    expectEnd(second, first.loss, first.draw, first.win);
    expect(odds.destroyed[0]).toBeCloseTo(odds.destroyed[1], 12);
    expect(odds.win + odds.draw + odds.loss).toBeCloseTo(1, 12);
    expect(odds.error).toBe(0);
    expect(odds.moments).toBeGreaterThan(10);
  });

  test.each([9, 14])('of %i models per side add up to 1, except for cases too rare to follow', (models) => {
    const crowd = (name: string): ArmyUnit =>
      unit(`${models}x ${name} Q4+ D4+ Tough(3) | ${models}x Rifle (24", A1), ${models}x Axe (A1)`);
    const seen: number[] = [];
    const odds = duelOdds({
      ruleset: gf,
      first: crowd('Guard'),
      second: crowd('Brute'),
      progress: (done) => seen.push(done),
    });
    expect(odds.error).toBeGreaterThan(0);
    expect(odds.error).toBeLessThan(0.001);
    expect(odds.win + odds.draw + odds.loss + odds.error).toBeCloseTo(1, 12);
    for (const end of odds.byStart) expect(Math.min(end.win, end.draw, end.loss)).toBeGreaterThanOrEqual(0);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((round) => round / 8));
  });

  test('are the same for the same units in exchanged roles', () => {
    const [a, b] = [unit('3x Guard Q4+ D4+ | 3x Rifle (24", A1)'), unit('2x Brute Q5+ D3+ Tough(3) | 2x Axe (A3)')];
    const [there, back] = [duel(a, b), duel(b, a)];
    expectEnd(back, there.loss, there.draw, there.win);
    expectEnd(back.byStart[0], there.byStart[1].loss, there.byStart[1].draw, there.byStart[1].win);
  });
});
