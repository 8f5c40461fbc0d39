/** What each new thing starts as: its file and its test. */

const aboutRule = ({ id, name, title = name, constant, rated }) => `import { rule, type Rule } from '@muster/engine';

/** Say in our own words what ${name} does, and which reading was chosen. */
export const ${constant}: Rule = rule({
  id: '${id}',
  name: '${title}',
  source: 'homebrew',${rated ? '\n  rated: true,' : ''}
  summary: 'What ${name} does, in a sentence of our own.',
  attacker: {},
});
`;

const ruleTest = ({ file, name, constant }) => `import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ${constant} } from './${file}.ts';

describe.each(gamesWith(${constant}))('in $name', ({ volley }) => {
  test('${name} does what it says', () => {
    expect(volley({ attacks: 1, rules: [${constant}], dice: '6 | 1' })).toMatchObject({ hits: 1 });
  });

  test('${name} does nothing where it does not apply', () => {
    expect(volley({ attacks: 1, rules: [${constant}], dice: '1' })).toMatchObject({ hits: 0 });
  });
});
`;

const eventFile = ({
  id,
  name,
  constant,
  number,
  replaces,
}) => `import { type EventVersions, versions } from './words/versions.ts';

/** Say in our own words what ${name} does, and which reading was chosen. */
export const ${constant}: EventVersions = versions(
  {
    number: ${number},
    id: '${id}',
    name: '${name}',
    summary: 'One random unit takes D3 hits.',
    picks: { of: 'units' },
    does: [{ do: 'hits', hits: { die: 'D3' }, ap: 0 }],
    books: [],
  },
  { replaces: '${replaces}' },
);
`;

const eventTest = ({ file, name, constant, number }) => `import { eventScene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { ${constant} } from './${file}.ts';

test('${name} hits one unit', () => {
  const units = [
    { id: 'first', at: [10, 10] as const },
    { id: 'second', side: 1, at: [30, 10] as const, models: 3 },
  ];
  // The event happens, its number, the second of two units, one hit, no block.
  const dice = '5 | ${Math.floor(number / 10)} ${number % 10} | 2 | 1 | 1';
  const s = eventScene('gf-3.4.0', { units, dice }, { ${number}: ${constant}['gf-3.4.0'] });
  s.happen();
  expect([s.living('second'), s.left()]).toEqual([2, 0]);
});
`;

const missionFile = ({ id, name, constant }) => `import { type Mission, mission } from '@muster/engine';

/** Say in our own words what ${name} is about. */
export const ${constant}: Mission = mission({
  id: '${id}',
  name: '${name}',
  summary: 'What the sides fight for, in a sentence of our own.',
  roles: ['player'],
  rounds: 'game',
  zones: 'chosen',
  objectives: [{ place: 'in-turn', d3: 0, plus: 3 }],
  musters: true,
  score: [{ when: 'end', worth: 1 }],
  win: { by: 'points' },
});
`;

const missionTest = ({
  file,
  name,
  constant,
}) => `import { isOver, roundsOf, scoreOf, UNIT_FLAG, winnerNow } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { ${constant} } from './${file}.ts';

const units = [
  { id: 'holder', at: [10, 10] as const },
  { id: 'foe', side: 1, at: [40, 10] as const, flags: UNIT_FLAG.activated },
];

test('${name} has the rounds of the game', () => {
  const { plan } = scene({ mission: ${constant}, units });
  expect(roundsOf(plan)).toBe(plan.ruleset.numbers.rounds);
});

test('${name} is won by the side that holds the objective at the end', () => {
  const { battle, activate } = scene({ mission: ${constant}, round: 4, units, objectives: [[10, 12]] });
  activate('holder', 'hold');
  expect([isOver(battle), scoreOf(battle, 0), scoreOf(battle, 1), winnerNow(battle)]).toEqual([true, 1, 0, 0]);
});
`;

export const TEXTS = {
  special: { fileText: aboutRule, testText: ruleTest },
  traits: { fileText: (trait) => aboutRule({ ...trait, title: `Trait: ${trait.name}` }), testText: ruleTest },
  events: { fileText: eventFile, testText: eventTest },
  missions: { fileText: missionFile, testText: missionTest },
};
