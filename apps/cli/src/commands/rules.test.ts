import { diffRulesets, gf, gff, SYSTEMS, rulesetOf } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, muster, musterJson, musterLines } from '../../../../tests/lib/muster.ts';
import { setColumns } from '../../../../tests/lib/terminal.ts';

let undo: () => void;
beforeAll(() => {
  undo = setColumns(80);
});
afterAll(() => undo());

describe('the list', () => {
  test.each(SYSTEMS)('lists every rule of %s with its effect', async (game) => {
    const ruleset = rulesetOf(game);
    const rules = Object.values(ruleset?.rules ?? {});
    const lines = await musterLines('rules', 'list', game);
    expect(lines[0]).toBe(`${ruleset?.name}, ${rules.length} special rules`);
    const text = lines.map((line) => line.trim()).join(' ');
    for (const { name, rated, summary } of rules) {
      expect(lines.some((line) => line.startsWith(rated ? `${name}(X) ` : `${name} `))).toBe(true);
      expect(text).toContain(summary);
    }
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('prints JSON', async () => {
    const { game, rules } = await musterJson<{ game: string; rules: { id: string }[] }>('rules', 'list', 'gf');
    expect(game).toBe('gf');
    expect(rules).toEqual(JSON.parse(JSON.stringify(Object.values(gf.rules))));
  });
});

describe('the differences', () => {
  test('are a table of figures, ways and rules', async () => {
    const lines = await musterLines('rules', 'diff', 'gf', 'gff');
    expect(lines[0].trim().split(/ {2,}/)).toEqual(['Grimdark Future', 'Grimdark Future: Firefight']);
    for (const heading of ['Figures', 'Procedures', 'Force organisation', 'Special rules'])
      expect(lines).toContain(heading);
    const cells = (name: string): string[] | undefined =>
      lines.find((line) => line.startsWith(`${name} `))?.split(/ {2,}/);
    expect(cells('coherency span')).toEqual(['coherency span', '9″', '6″']);
    expect(cells('morale')?.slice(1)).toEqual(['a unit at half strength and', 'all units of an army at']);
    expect(cells('Strider')?.slice(1)).toEqual(['Is not slowed by difficult', 'Is not slowed by difficult']);
    expect(lines.join('\n')).not.toContain('[');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('are in one column if only one game has the rule', async () => {
    const lines = await musterLines('rules', 'diff', 'gf', 'aof');
    expect(lines.find((line) => line.startsWith('Entrenched'))).toMatch(/^Entrenched {2,}– {2,}\S/);
    const back = await musterLines('rules', 'diff', 'aof', 'gf');
    expect(back.find((line) => line.startsWith('Entrenched'))).toMatch(/^Entrenched {2,}\S.* –$/);
  });

  test('include effect words on request', async () => {
    expect((await musterLines('rules', 'diff', 'gf', 'gff', '--effects')).join('\n')).toContain('[move.flies');
  });

  test('use the width of the screen', async () => {
    const back = setColumns(120);
    const lines = await musterLines('rules', 'diff', 'gf', 'gff').finally(back);
    expect(Math.max(...lines.map((line) => line.length))).toBe(118);
  });

  test('are printed as JSON', async () => {
    const json = await musterJson<{ differences: unknown }>('rules', 'diff', 'gf', 'gff');
    expect(json).toEqual({ from: 'gf', to: 'gff', differences: diffRulesets(gf, gff) });
  });

  test('of a game and itself are empty', async () => {
    expect(await musterLines('rules', 'diff', 'gf', 'gf')).toEqual([
      'Grimdark Future and Grimdark Future are the same.',
    ]);
  });
});

test('unknown games are refused', async () => {
  await expectBad(['rules', 'list', 'chess'], /Unknown game "chess"\. Games: gf, gff, aof, aofs\./);
  await expectBad(['rules', 'diff', 'gf', 'chess'], /Unknown game "chess"/);
  await expectBad(['rules', 'diff', 'gf'], /missing required argument 'to'/);
  const { code, out, err } = await muster('rules');
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Usage: muster rules');
});
