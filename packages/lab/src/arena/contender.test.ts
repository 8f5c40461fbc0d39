import { playerNames } from '@muster/ai';
import { describe, expect, test } from 'vitest';
import { type Contender, parseContender } from './contender.ts';

const read = (text: string): Contender => {
  const contender = parseContender(text);
  if (!contender.ok) throw new Error(contender.error);
  return contender.value;
};

const problem = (text: string): string => {
  const contender = parseContender(text);
  return contender.ok ? '' : contender.error;
};

test.each(playerNames)('%s is a contender by its name', (name) => {
  expect(read(name)).toMatchObject({ label: name, name, budget: {} });
});

describe('what is no contender is told', () => {
  test.each([
    ['sola', 'There is no player "sola"; did you mean "solo"?'],
    ['', 'There is no player ""; there are '],
    ['solo:aggressive', 'The player solo has no settings: say solo instead of solo:aggressive.'],
  ])('%s', (text, sentence) => expect(problem(text)).toContain(sentence));
});

test('others may have been meant', () => {
  const meant = parseContender('humam', ['human']);
  expect(meant.ok ? '' : meant.error).toBe('There is no player "humam"; did you mean "human"?');
});

/** Players with a temper may not be there in every edition. */
const tempered = playerNames.filter((name) => !['random', 'solo'].includes(name));

describe.each(tempered)('%s', (name) => {
  test('has a temper and a budget, in any order', () => {
    expect(read(`${name}:cautious:rollouts=64`)).toEqual(read(`${name}:rollouts=64:cautious`));
    expect(read(`${name}:cautious:rollouts=64`)).toEqual({
      label: `${name}:cautious:rollouts=64`,
      name,
      character: 'cautious',
      budget: { rollouts: 64 },
    });
    expect(read(`${name}:balanced`).label).toBe(name);
  });

  test.each(['brave', 'rollouts=0', 'rollouts=x', 'rollouts', 'luck=3', 'cautious:aggressive', ''])(
    'but not "%s"',
    (part) =>
      expect(problem(`${name}:${part}`)).toContain('is no setting of a player: a character is one of balanced,'),
  );
});
