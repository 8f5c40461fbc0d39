import { auraOf, type Condition, isGrantable, type Rule, type Ruleset, UNIT_FLAG } from '@muster/engine';
import { aof, BOOK_RULES } from '@muster/rules';
import { describe, test } from 'vitest';
import { ruleDuel, unitOf, weaponOf } from './lib/odds-cases.ts';
import { BOOK_ROLLS, compareWithDice } from './lib/odds-dice.ts';

/** Returns whether a rule, or a rule that it grants, has some of these conditions. */
const asks = (said: unknown, conditions: readonly Condition[]): boolean => {
  if (typeof said === 'string') return conditions.some((condition) => condition === said);
  return typeof said === 'object' && said !== null && Object.values(said).some((inner) => asks(inner, conditions));
};

const isAboutDice = ({ attacker, defender, options }: Rule): boolean =>
  attacker !== undefined || defender !== undefined || options?.by === 'die';

const book = BOOK_RULES.filter(isAboutDice);

describe('dice agree with the odds', () => {
  test.each(book.filter((rule) => asks(rule, ['within9', 'nearBy', 'unitOver9', 'modelOver9', 'farOff'])))(
    '$name when shooting from 8"',
    (rule) => {
      compareWithDice({
        name: `${rule.id} near`,
        ruleset: aof,
        rolls: BOOK_ROLLS,
        kind: 'shooting',
        shots: { distance: 800, cover: 'area' },
        ...ruleDuel(rule, 2400),
      });
    },
  );

  test.each(book.filter((rule) => asks(rule, ['farOff', 'nearBy'])))('$name in a charge from afar', (rule) => {
    compareWithDice({
      name: `${rule.id} from afar`,
      ruleset: aof,
      rolls: BOOK_ROLLS,
      kind: 'strike',
      flags: [UNIT_FLAG.chargedFar, 0],
      ...ruleDuel(rule),
    });
  });

  test.each(book.filter((rule) => rule.options?.by === 'die'))('$name: a die decides', (rule) => {
    compareWithDice({
      name: `${rule.id} shot`,
      ruleset: aof,
      rolls: BOOK_ROLLS,
      kind: 'shooting',
      ...ruleDuel(rule, 2400),
    });
    compareWithDice({ name: `${rule.id} blow`, ruleset: aof, rolls: BOOK_ROLLS, kind: 'strike', ...ruleDuel(rule) });
  });
});

/** One model of either unit has the aura, and all models have what the aura improves. */
const auraDuel = (rule: Rule, range: number) => {
  const aura = auraOf(rule);
  const ruleset: Ruleset = { ...aof, rules: { ...aof.rules, [aura.id]: aura } };
  const base = rule.boosts === undefined ? [] : [{ id: rule.boosts }];
  const bearer = { rules: [rule.rated ? { id: aura.id, rating: 2 } : { id: aura.id }] };
  const weapons = [weaponOf(1, [], range)];
  return {
    ruleset,
    attacker: unitOf('attacker', { models: 3, rules: base, weapons, hero: { ...bearer, weapons } }),
    target: unitOf('target', { models: 3, rules: base, weapons: [weaponOf(1)], hero: bearer }),
  };
};

describe('dice agree with the odds where an aura gives', () => {
  test.each(book.filter((rule) => isGrantable(rule) && !asks(rule, ['melee', 'charging'])))('$name', (rule) => {
    compareWithDice({
      name: `${rule.id} aura`,
      rolls: BOOK_ROLLS,
      kind: 'shooting',
      shots: { distance: 1200, cover: 'sight', moved: true },
      ...auraDuel(rule, 2400),
    });
  });
});
