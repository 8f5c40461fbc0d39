import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { difficultTerrainDebuff } from './index.ts';

describe.each(gamesWith(difficultTerrainDebuff))('in $name', ({ scene }) => {
  test('its next move ends after 6"', () => {
    const s = scene({ units: [abilityUser([difficultTerrainDebuff]), abilityTargets] });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    expect(codeOf(s.activate('foe', 'rush', { moves: s.shift('foe', 6.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('foe', 'rush', { moves: s.shift('foe', 6, 0) }))).toBe('done');
  });
  test('others rush as usual', () => {
    const s = scene({ units: [abilityUser([difficultTerrainDebuff]), abilityTargets] });
    s.activate('wise', 'hold');
    expect(codeOf(s.activate('foe', 'rush', { moves: s.shift('foe', 12, 0) }))).toBe('done');
  });
});
