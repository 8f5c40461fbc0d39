import { GAME, removeModel, roundOf } from '@muster/engine';
import { codeOf, gamesWith, type Scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { casterGroup } from './index.ts';

describe.each(gamesWith(casterGroup, { auras: 'unit' }))('in $name', ({ scene }) => {
  /** Both sides hold, so that round 2 begins. */
  const nextRound = (left: number): Scene => {
    const s = scene({
      units: [
        { id: 'choir', at: [10, 10], models: 3, rules: [casterGroup] },
        { id: 'foe', side: 1, at: [10, 20] },
      ],
      spells: [{ name: 'Bolt', hits: 1 }],
      dice: '1',
    });
    s.battle.tokens[s.model('choir')] = left;
    s.activate('choir', 'hold');
    s.activate('foe', 'hold');
    expect(roundOf(s.battle)).toBe(2);
    return s;
  };

  test('one of them gets a token for each, and keeps none from the round before', () => {
    for (const left of [0, 3]) expect([...nextRound(left).battle.tokens].slice(0, 3)).toEqual([3, 0, 0]);
  });
  test('only that one casts; its tokens pass to another when it is killed', () => {
    const s = nextRound(0);
    s.battle.game[GAME.side] = 0;
    expect(codeOf(s.act({ type: 'cast', unit: 0, model: 1, spell: 0, targets: [1] }))).toBe('no-such-model');
    removeModel(s.game, s.model('choir'), 'dangerous', -1);
    expect([...s.battle.tokens].slice(0, 3)).toEqual([0, 3, 0]);
    expect(codeOf(s.act({ type: 'cast', unit: 0, model: 1, spell: 0, targets: [1] }))).not.toBe('no-such-model');
  });
});

describe.each(gamesWith(casterGroup, { auras: 'picked' }))('in $name', ({ scene }) => {
  test('each of them has a separate token, and saves it', () => {
    const s = scene({
      units: [
        { id: 'choir', at: [10, 10], models: 2, rules: [casterGroup] },
        { id: 'foe', side: 1, at: [10, 20] },
      ],
    });
    s.battle.tokens[s.model('choir')] = 1;
    s.activate('choir', 'hold');
    s.activate('foe', 'hold');
    expect([...s.battle.tokens].slice(0, 2)).toEqual([2, 1]);
  });
});
