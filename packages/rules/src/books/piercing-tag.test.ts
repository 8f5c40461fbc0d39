import { blockBills, bothShoot, codeOf, abilityTargets, gamesWith, marksLeft, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingTag } from './index.ts';

describe.each(gamesWith(piercingTag))('in $name', (game) => {
  test('the next attack pierces X more, the one after that does not', () => {
    const s = bothShoot(game, [piercingTag, 2], '4 | 6 4 | 4');
    expect(blockBills(s)).toEqual([[{ source: 'AP(2)', amount: -2 }], []]);
  });
  test('not beyond 24"', () => {
    const s = game.scene({ units: [abilityUser([[piercingTag, 2]]), { ...abilityTargets, at: [10, 35.01] }] });
    expect(codeOf(s.use('wise', ['foe']))).toBe('out-of-range');
  });

  test('the player chooses how many to use, the others stay', () => {
    const s = game.scene({ units: [abilityUser([[piercingTag, 3]]), abilityTargets], dice: '4 | 5' });
    s.use('wise', ['foe']);
    const shoot = [{ weapon: s.weapon('Bow'), target: s.unit('foe') }];
    s.activate('wise', 'hold', { shoot }, { markers: 1 });
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
    expect(marksLeft(s)).toEqual([2]);
  });
});
