import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitElite } from './index.ts';

describe.each(gamesWith(traitElite))('in $name', ({ scene, ways }) => {
  test('its models may roll again: a roll in a battle, or a die in a round where single models count', () => {
    const { plan } = scene({ units: [{ id: 'best', at: [10, 10], models: 2, rules: [traitElite] }] });
    const again = ways.wounds === 'effects' ? { what: 'die', per: 'round' } : { what: 'roll', per: 'battle' };
    expect(plan.models.map(({ rerolls }) => rerolls)).toEqual([again, again]);
  });

  test('other units may not', () => {
    const { plan } = scene({ units: [{ id: 'rest', at: [10, 10] }] });
    expect(plan.models[0].rerolls).toBeUndefined();
  });
});
