import { namesOf, UNIT_FLAG } from '@muster/engine';
import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { objectiveLines, sizeLine, terrainLines } from './table-words.ts';
import { unitCard, unitCards } from './unit-card.ts';
import { directionWords } from './where.ts';

const { battle } = scene({
  units: [
    { id: 'Guns', at: [10, 10], models: 3, weapons: [{ name: 'Gun', range: 24, attacks: 2 }] },
    { id: 'Foe', side: 1, at: [10, 20], models: 1 },
  ],
  objectives: [[30, 10]],
  terrain: [{ id: 'wood', kind: 'forest', types: ['difficult', 'cover'], rect: [20, 20, 26, 24] }],
});
const names = namesOf(battle.plan);

test('directions are those of the map', () => {
  const at = { x: 0, y: 0 };
  expect(directionWords(at, { x: 5, y: 0 })).toBe('to the right');
  expect(directionWords(at, { x: 5, y: 5 })).toBe('down and right');
  expect(directionWords(at, { x: 0, y: -5 })).toBe('up');
  expect(directionWords(at, { x: -5, y: -4 })).toBe('up and left');
  expect(directionWords(at, at)).toBe('here');
});

describe('a unit in words', () => {
  test('has its place, what is near and its actions', () => {
    const card = unitCard(battle, 0, names);
    expect(card).toMatchObject({ name: 'Guns', gone: false });
    expect(card.state).toBe('3 of 3 models');
    expect(card.place).toContain('10" from the left, 10" from the top');
    expect(card.place).toMatch(/objective 1 is [\d.]+" to the right; nearest enemy Foe, [\d.]+" down/);
    expect(card.may).toBe('hold, advance 6", rush 12", charge 12"');
    expect(card.profile[1]).toBe('3 × Gun: 24", A2');
  });

  test('shows how difficult terrain limits its moves', () => {
    const wood = scene({
      units: [
        { id: 'Guns', at: [22, 22] },
        { id: 'Foe', side: 1, at: [60, 40] },
      ],
      terrain: [{ types: ['difficult', 'cover'], rect: [20, 20, 26, 24] }],
    });
    expect(unitCard(wood.battle, 0, namesOf(wood.plan)).may).toBe(
      'hold, advance 6", rush 6" (difficult terrain), charge 6" (difficult terrain)',
    );
  });

  test('has its state', () => {
    battle.unitFlags[1] |= UNIT_FLAG.shaken | UNIT_FLAG.activated;
    expect(unitCard(battle, 1, names)).toMatchObject({ state: '1 model, Shaken, activated', may: '' });
    expect(unitCards(battle, 1, names)).toHaveLength(1);
  });
});

test('the table in words lists objectives and terrain', () => {
  expect(sizeLine(battle)).toContain('wide and');
  expect(objectiveLines(battle, names)[0]).toBe('Objective 1: 30" from the left, 10" from the top, held by no side.');
  expect(terrainLines(battle)[0]).toMatch(
    /^Forest \(difficult, cover\): around 23" from the left, 22" from the top; 6" wide, 4" deep/,
  );
});
