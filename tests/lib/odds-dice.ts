import {
  type Answer,
  type ArmyUnit,
  orderMeleeAttacks,
  assumeShots,
  type AttackOdds,
  autoPicks,
  type Battle,
  compileMeleeAttack,
  compileShot,
  copyBattle,
  copyInto,
  fight,
  impactDice,
  inTierOrder,
  meleeOdds,
  type Play,
  type Question,
  REACH,
  type Ruleset,
  type Settings,
  rollVolley,
  checkAllWoundEffects,
  shootingOdds,
  type ShotSituation,
  strikeDice,
  strikeOdds,
  strikersOf,
  UNIT_FLAG,
  type Volley,
  withDieOptions,
} from '@muster/engine';
import { Dice } from '@muster/kernel';
import { standOff } from '@muster/lab';
import { expect } from 'vitest';
import { chiSquare } from './chi-square.ts';
import { repeats } from './soak.ts';

/** How often every attack is rolled. A rule that is forgotten or counted twice moves a die by a face: 5,000 rolls show that. */
const ROLLS = repeats(100_000, 20_000);
/** How often an attack with a rule of army books is rolled: there are many of them. */
export const BOOK_ROLLS = repeats(20_000, 5000);

/** An attack that is computed and rolled. */
export interface OddsCase {
  name: string;
  ruleset: Ruleset;
  attacker: ArmyUnit;
  target: ArmyUnit;
  settings?: Partial<Settings>;
  kind: 'shooting' | 'strike' | 'melee';
  shots?: ShotSituation;
  flags?: readonly [number, number];
  /** How often it is rolled (default: ROLLS). */
  rolls?: number;
}

const ATTACKER = 0;
const TARGET = 1;

/** Exactly what the odds assume: each choice is the last of the list, and the rest is left to the engine. */
const answerTo = (question: Question): Answer => {
  switch (question.kind) {
    case 'casualties':
      return question.candidates.slice(-question.count);
    case 'wounds-on':
      return question.candidates[question.candidates.length - 1];
    case 'strike-back':
      return true;
    case 'consolidate':
      return [];
    case 'push':
      return 'no';
    case 'feat':
      return false;
    default:
      return 'auto';
  }
};

/** Plays with dice, and answers what the odds assume. */
export const dicePlay = (battle: Battle, dice: Dice): Play => ({
  battle,
  listening: false,
  roll: (_purpose, _unit, count) => {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(dice.d6());
    return faces;
  },
  ask: (question) => answerTo(question) as never,
  askAll: () => {
    throw new Error('no spell can be cast here');
  },
  pick: (_lot, of) => dice.below(of),
  emit: () => {},
  lose: () => {},
});

/** Places the two lines so that all models reach each other: along a common middle, every base on the same spot. */
export const closeUp = (battle: Battle): void => {
  for (const { index, first, count } of battle.plan.units)
    for (let model = first; model < first + count; model++) {
      battle.x[model] = 2000;
      battle.y[model] = 2000 + 100 * index;
    }
};

const count = (counts: number[], value: number): void => {
  while (counts.length <= value) counts.push(0);
  counts[value]++;
};

const expectFit = (name: string, counts: readonly number[], law: ArrayLike<number>): void => {
  const { statistic, limit, impossible } = chiSquare(counts, law);
  expect(impossible, `${name}: something happened that the odds rule out`).toBe(false);
  expect(statistic, `${name}: the dice differ from the odds`).toBeLessThan(limit);
};

/** Rolls an attack and compares the dice with the odds. */
export const compareWithDice = (spec: OddsCase): void => {
  const settings: Partial<Settings> = { backOff: 'agreedAway', ...spec.settings };
  const battle = standOff({ ruleset: spec.ruleset, first: spec.attacker, second: spec.target, settings });
  spec.flags?.forEach((flags, unit) => {
    battle.unitFlags[unit] |= flags;
  });
  const dice = new Dice(`odds ${spec.name}`);
  if (spec.kind === 'melee') compareMelee(spec, battle, dice);
  else compareAttack(spec, battle, dice);
};

/** Compiles a weapon group of an attack into its current volley, or undefined. */
type Step = (battle: Battle) => Volley | undefined;

/** Compiles a volley once for every state of the target: this tests the dice, not the compiler. */
const remembering = (compile: Step): Step => {
  const known = new Map<string, Volley | undefined>();
  return (battle) => {
    const { first, count: models } = battle.plan.units[TARGET];
    let key = `${battle.unitOptions[ATTACKER] ?? 0} `;
    for (let i = first; i < first + models; i++) key += battle.alive[i] ? `${battle.wounds[i]},` : '-';
    if (!known.has(key)) known.set(key, compile(battle));
    return known.get(key);
  };
};

const compareAttack = (
  { name, kind, shots = { distance: 600 }, rolls = ROLLS }: OddsCase,
  battle: Battle,
  dice: Dice,
): void => {
  let odds: AttackOdds;
  let steps: readonly Step[];
  if (kind === 'shooting') {
    const groups = assumeShots(battle, ATTACKER, TARGET, shots);
    odds = shootingOdds(battle, ATTACKER, groups);
    steps = inTierOrder(battle, groups).map((group) => remembering((now) => compileShot(now, ATTACKER, group)));
  } else {
    closeUp(battle);
    battle.unitFlags[ATTACKER] |= UNIT_FLAG.charged | UNIT_FLAG.moved;
    odds = strikeOdds(battle, { unit: ATTACKER, target: TARGET, share: 'all' });
    const groups = strikersOf(battle, ATTACKER, TARGET, 'all');
    const picks = autoPicks(battle, groups, TARGET);
    const thrown = strikeDice(battle, ATTACKER, TARGET, 'all');
    const blows = orderMeleeAttacks(battle, groups, { picks }, impactDice(battle, ATTACKER, TARGET), REACH, thrown);
    steps = blows.map((blow) => remembering((now) => compileMeleeAttack(now, ATTACKER, TARGET, blow)));
  }
  const work = copyBattle(battle);
  const play = dicePlay(work, dice);
  const [hits, wounds, kills]: number[][] = [[], [], []];
  const models = battle.unitAlive[TARGET];
  for (let i = 0; i < rolls; i++) {
    copyInto(work, battle);
    let hit = 0;
    let wound = 0;
    withDieOptions(play, ATTACKER, kind === 'shooting' ? 'shooting' : 'melee', [TARGET], () => {
      for (const step of steps) {
        const volley = step(work);
        if (!volley) continue;
        const result = rollVolley(play, volley);
        hit += result.hits;
        wound += result.wounds;
      }
    });
    checkAllWoundEffects(play, TARGET, kind === 'shooting' ? 'shooting' : 'melee', ATTACKER);
    count(hits, hit);
    count(wounds, wound);
    count(kills, models - work.unitAlive[TARGET]);
  }
  expectFit(`${name}, hits`, hits, odds.pHits);
  expectFit(`${name}, wounds`, wounds, odds.pWounds);
  expectFit(`${name}, models`, kills, odds.pKills);
};

/** The result for a unit: no change, Shaken, Routed or destroyed. */
const fateOf = (battle: Battle, unit: number): number => {
  const flags = battle.unitFlags[unit];
  return flags & UNIT_FLAG.routed ? 2 : flags & UNIT_FLAG.destroyed ? 3 : flags & UNIT_FLAG.shaken ? 1 : 0;
};

const compareMelee = ({ name, rolls = ROLLS }: OddsCase, battle: Battle, dice: Dice): void => {
  closeUp(battle);
  battle.unitFlags[ATTACKER] |= UNIT_FLAG.charged | UNIT_FLAG.moved;
  const { charger, defender } = meleeOdds(battle, ATTACKER, TARGET);
  const work = copyBattle(battle);
  const play = dicePlay(work, dice);
  const sides = [charger, defender].map((odds, unit) => ({
    unit,
    odds,
    models: battle.unitAlive[unit],
    lost: [] as number[],
    fates: [0, 0, 0, 0],
  }));
  for (let i = 0; i < rolls; i++) {
    copyInto(work, battle);
    fight(play, ATTACKER, TARGET);
    for (const side of sides) {
      const fate = fateOf(work, side.unit);
      side.fates[fate]++;
      // Models that rout do not count as killed.
      if (fate !== 2) count(side.lost, side.models - work.unitAlive[side.unit]);
    }
  }
  const judged = battle.plan.ruleset.ways.morale === 'unit';
  for (const { odds, lost, fates } of sides) {
    const { pShaken, pRouts } = odds.morale;
    const shaken = judged ? pShaken : odds.pShaken;
    const law = [1 - shaken - pRouts - odds.pDestroyed, shaken, pRouts, odds.pDestroyed];
    expectFit(`${name}, fate`, fates, law);
    // With routs, the models killed are only known for units that stay.
    if (pRouts === 0) expectFit(`${name}, losses`, lost, odds.pModelsLost);
  }
};
