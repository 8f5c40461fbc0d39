import { bothShoot, abilityTargets, gamesWith, marksLeft, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionTag } from './index.ts';

describe.each(gamesWith(precisionTag))('in $name', (game) => {
  test('the next attack hits better by X, the one after that does not', () => {
    const s = bothShoot(game, [precisionTag, 2], '2 | 6 2');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }, { hits: 0 }]);
  });
  test('a third side gains nothing', () => {
    const s = game.scene({
      units: [
        abilityUser([[precisionTag, 2]]),
        abilityTargets,
        { ...abilityUser([]), id: 'third', side: 2, at: [14, 10] },
      ],
      dice: '2',
    });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    s.activate('foe', 'hold');
    s.fire('third', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
  });

  test('the player chooses how many to use, the others stay', () => {
    const s = game.scene({ units: [abilityUser([[precisionTag, 3]]), abilityTargets], dice: '3 | 6' });
    s.use('wise', ['foe']);
    const shoot = [{ weapon: s.weapon('Bow'), target: s.unit('foe') }];
    s.activate('wise', 'hold', { shoot }, { markers: 1 });
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(marksLeft(s)).toEqual([2]);
  });
});
