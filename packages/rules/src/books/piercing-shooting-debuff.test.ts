import { foe, gamesWith, wise } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap } from '../special/index.ts';
import { piercingShootingDebuff } from './index.ts';

describe.each(gamesWith(piercingShootingDebuff))('in $name', ({ scene }) => {
  test('AP(1) is lost on the next shots', () => {
    const s = scene({
      units: [
        { ...wise([piercingShootingDebuff]), defense: 4 },
        { ...foe, models: 1, weapons: [{ name: 'Gun', range: 24, rules: [[ap, 1]] }] },
      ],
      dice: '4 | 4',
    });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    s.fire('foe', 'wise');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
  });
  test('nothing before it is used', () => {
    const s = scene({
      units: [
        { ...wise([piercingShootingDebuff]), defense: 4, models: 5 },
        { ...foe, models: 1, weapons: [{ name: 'Gun', range: 24, rules: [[ap, 1]] }] },
      ],
      dice: '4 | 4',
    });
    s.activate('wise', 'hold');
    s.fire('foe', 'wise');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 0 }]);
  });
});
