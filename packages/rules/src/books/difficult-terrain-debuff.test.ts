import { codeOf, gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { difficultTerrainDebuff } from './index.ts';

const wise = (rules: readonly TestRule[]): TestUnit => ({
  id: 'wise',
  at: [10, 10],
  quality: 4,
  rules,
  weapons: [{ name: 'Bow', range: 24 }],
});
const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 16],
  models: 5,
  quality: 4,
  defense: 4,
  weapons: [{ name: 'Gun', range: 24 }],
};

describe.each(gamesWith(difficultTerrainDebuff))('in $name', ({ scene }) => {
  test('its next move ends after 6"', () => {
    const s = scene({ units: [wise([difficultTerrainDebuff]), foe] });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    expect(codeOf(s.activate('foe', 'rush', { moves: s.shift('foe', 6.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('foe', 'rush', { moves: s.shift('foe', 6, 0) }))).toBe('done');
  });
  test('others rush on', () => {
    const s = scene({ units: [wise([difficultTerrainDebuff]), foe] });
    s.activate('wise', 'hold');
    expect(codeOf(s.activate('foe', 'rush', { moves: s.shift('foe', 12, 0) }))).toBe('done');
  });
});
