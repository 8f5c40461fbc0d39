import { CAMPAIGN_RULESETS } from '@muster/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { Branch } from './lib/branch.ts';
import { ROLLED, ROLLS, ShownDice } from './lib/shown-dice.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);
const BRANCHES = 2;

describe.each(CAMPAIGN_RULESETS)('dice and random draws of %s', (ruleset) => {
  let all: readonly ShownDice[] = [];
  beforeAll(() => {
    all = SEEDS.map((seed) => {
      const shown = new ShownDice(seed);
      for (let i = 0; i < BRANCHES; i++) new Branch(`${ruleset} ${seed} ${i}`, shown).play(ruleset, seed);
      return shown;
    });
  }, 60_000);

  test('are the same even if players repeat, rename, reorder, recruit or decide differently', () => {
    expect(all.flatMap(({ broken }) => broken)).toEqual([]);
  });

  test('were shown several times for every purpose and by every command that rolls', () => {
    const labels = new Set(all.flatMap((shown) => [...shown.labels]));
    expect(ROLLED.filter((label) => !labels.has(label))).toEqual([]);
    const commands = new Set<string>(all.flatMap((shown) => [...shown.commands]));
    expect([...commands].sort()).toEqual(
      Object.entries(ROLLS)
        .filter(([, rolls]) => rolls)
        .map(([command]) => command)
        .sort(),
    );
    for (const { again, faces } of all) expect(again).toBeGreaterThan(faces.size);
  });
});
