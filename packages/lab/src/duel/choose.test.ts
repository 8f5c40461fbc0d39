import { parseUnitText } from '@muster/army';
import { type ArmyUnit, Encounter } from '@muster/engine';
import { gf } from '@muster/rules';
import { expect, test } from 'vitest';
import { standOff } from '../stand-off.ts';
import { type DuelAction, chooseDuelAction } from './choose.ts';
import { DuelLine } from './field.ts';
import type { DuelScene } from './moments.ts';

const unit = (text: string): ArmyUnit => {
  const parsed = parseUnitText(text);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join());
  return parsed.value;
};

const WEAK = unit('Weak Q4+ D4+ | Stick (A1)');
const STRONG = unit('Strong Q2+ D2+ | Club (A6)');

/** Returns what the first unit does if both are 12" from the objective. */
const firstMove = (first: ArmyUnit, second: ArmyUnit, round: number): DuelAction => {
  const battle = standOff({ ruleset: gf, first, second });
  const field = new DuelLine(new Encounter(battle, 0, 1), battle, 1200);
  const scene: DuelScene = { places: [1200, 1200], owner: -1, spent: [0, 0] };
  return chooseDuelAction(field, { scene, who: 0, own: 0, foe: 0, round });
};

test('the weaker unit stops just outside the charge range of the stronger', () => {
  expect(firstMove(WEAK, STRONG, 1)).toEqual({ action: 'move', move: 1199 });
});

test('the stronger unit comes all the way, and so do equal units', () => {
  expect(firstMove(STRONG, WEAK, 1)).toEqual({ action: 'move', move: 1200 });
  expect(firstMove(WEAK, WEAK, 1)).toEqual({ action: 'move', move: 1200 });
});

test('in the last round no unit stops short', () => {
  expect(firstMove(WEAK, STRONG, 4)).toEqual({ action: 'move', move: 1200 });
});
