import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePlan, Game } from '@muster/engine';
import { extendRuleset, gf, tableFor } from '@muster/rules';
import { expect, onTestFinished, test } from 'vitest';
import { saveBattle, savedBattle } from './kept-battle.ts';

test('a saved battle continues only with the version of the rules that it began with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = join(folder, 'battle');
  const model = { id: 'm', radius: 50, rules: [], weapons: [] };
  const unit = { id: 'u', name: 'U', quality: 4, defense: 4, cost: 10, rules: [], models: [model] };
  const armies = ['A', 'B'].map((name) => ({ name, units: [unit], spells: [] }));
  const setup = { ruleset: gf, armies, table: tableFor(gf, 'x', 2) };
  saveBattle(kept, new Game({ plan: compilePlan(setup), seed: 's' }), ['solo', 'solo']);
  expect(savedBattle(kept, 's', setup)?.ruleset.base).toBe('gf@1');
  expect(savedBattle(kept, 's', { ...setup, ruleset: extendRuleset(gf, { id: 'gf', version: '2' }) })).toBeUndefined();
});
