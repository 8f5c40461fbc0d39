import { type Answer, type Question, inch } from '@muster/engine';
import { goToward, shiftToward } from '../moving/index.ts';
import { YES_NO } from './prompt.ts';
import { enemiesOf, spotOf } from '../offers/index.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import type { Seat } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Being put down anew or moving a little by a rule: toward some place, or not at all. */
export const chooseShift = async (seat: Seat, question: Of<'shift'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const { unit, rule, reach, way } = question;
  const what = way === 'placed' ? 'be put down anew within' : 'move up to';
  const wish = await prompt.choose<'stay' | 'go' | 'auto'>(
    `${rule}: ${names.units[unit]} may ${what} ${inch(reach)}.`,
    [
      { label: 'stay', value: 'stay' },
      { label: 'go', value: 'go' },
      { label: 'auto: the computer decides', value: 'auto' },
    ],
  );
  if (wish === 'stay') return [];
  if (wish === 'auto') return helper.answer(battle, question);
  const enemies = enemiesOf(battle, unit)
    .slice(0, 4)
    .map((enemy) => ({ label: `toward ${names.units[enemy.unit]}`, value: spotOf(battle, enemy.unit) }));
  const { x, y } = await chooseSpot(seat, 'Where to?', [...objectiveChoices(seat, unit), ...enemies]);
  const straight = shiftToward(battle, question, x, y);
  if (way === 'placed' || straight.length > 0) return straight;
  return goToward(battle, unit, x, y, { kind: 'consolidate', limit: reach }) ?? [];
};

/** Leaving the table for a while. */
export const chooseWithdrawal = ({ prompt, names }: Seat, { unit, rule }: Of<'withdraw'>): Promise<boolean> =>
  prompt.choose(`${rule}: shall ${names.units[unit]} leave the table and come back out of ambush?`, YES_NO);

/** Whom to strike of those who were moved through. */
export const chooseOverrun = ({ prompt, names }: Seat, { unit, rule, units }: Of<'overrun'>): Promise<number | 'no'> =>
  prompt.choose<number | 'no'>(`${rule}: whom does ${names.units[unit]} strike in passing?`, [
    ...units.map((value) => ({ label: names.units[value], value })),
    { label: 'nobody', value: 'no' as const },
  ]);
