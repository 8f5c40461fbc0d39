import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { versatileDefense } from './index.ts';

const wall: TestUnit = { id: 'wall', at: [10, 25], models: 5, rules: [versatileDefense] };
const gun: TestUnit = { id: 'gun', side: 1, at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] };

describe.each(gamesWith(versatileDefense))('in $name', ({ scene }) => {
  /** The wall picks and holds, then it is shot at. */
  const shootAt = (target: TestUnit, option: number, dice: string) => {
    const s = scene({ units: [target, gun], dice });
    s.play({ type: 'choose', unit: s.unit('wall'), rule: versatileDefense.id, option });
    s.activate('wall', 'hold');
    s.fire('gun', 'wall');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0];
  };

  test('blocks better from afar, or is hit less', () => {
    expect(shootAt(wall, 0, '4 | 3')).toMatchObject({ hits: 1, blocked: 1 });
    expect(shootAt(wall, 1, '4')).toMatchObject({ hits: 0 });
  });

  test('neither within 9"', () => {
    expect(shootAt({ ...wall, at: [10, 19] }, 0, '4 | 3')).toMatchObject({ blocked: 0 });
    expect(shootAt({ ...wall, at: [10, 19] }, 1, '4 | 4')).toMatchObject({ hits: 1 });
  });

  test('all living models must have it', () => {
    const mixed: TestUnit = { ...wall, rules: [], rulesOf: { 0: [versatileDefense] } };
    expect(shootAt(mixed, 0, '4 | 3')).toMatchObject({ blocked: 0 });
  });

  test('at the start of a round, the first option counts until a choice', () => {
    const s = scene({
      units: [
        { ...wall, flags: UNIT_FLAG.activated },
        { ...gun, flags: UNIT_FLAG.activated },
        { id: 'idler', at: [40, 40] },
      ],
      dice: '4 | 3',
    });
    s.activate('idler', 'hold');
    s.activate('idler', 'hold');
    s.fire('gun', 'wall');
    expect(s.told('volley')).toMatchObject([{ blocked: 1 }]);
  });
});
