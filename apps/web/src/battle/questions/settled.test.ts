import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { automaticAnswer } from './settled.ts';

const at = scene({
  units: [
    {
      id: 'us',
      at: [30, 10],
      weapons: [
        { name: 'Bow', range: 24, attacks: 1 },
        { name: 'Sword', attacks: 1 },
      ],
    },
    { id: 'near', side: 1, at: [30, 20] },
    { id: 'blind', at: [10, 10], weapons: [{ name: 'Club', attacks: 1 }] },
  ],
});
const { battle } = at;

test('a unit without targets is not asked what to shoot at', () => {
  expect(automaticAnswer(battle, { kind: 'shoot', side: 0, unit: at.unit('blind') }, {})).toEqual([]);
  expect(automaticAnswer(battle, { kind: 'shoot', side: 0, unit: at.unit('us') }, {})).toBeUndefined();
});

test('melee with ordinary weapons needs no answer', () => {
  const weapons = [battle.plan.weapons.findIndex(({ name }) => name === 'Sword')];
  const question = { kind: 'strike', side: 0, unit: at.unit('us'), target: at.unit('near'), weapons } as const;
  expect(automaticAnswer(battle, question, {})).toBe('auto');
});

test('automatic answers are always the same, or what the computer would answer', () => {
  const question = { kind: 'strike-back', side: 0, unit: at.unit('us'), target: at.unit('near') } as const;
  expect(automaticAnswer(battle, question, {})).toBeUndefined();
  expect(automaticAnswer(battle, question, { 'strike-back': { answer: false } })).toBe(false);
  expect(automaticAnswer(battle, question, { 'strike-back': { helper: true } })).toBeTypeOf('boolean');
});
