import { type Answer, inch, type Question, type Spot } from '@muster/engine';
import { pushesOf } from '../offers/index.ts';
import { readSpot } from './places.ts';
import type { Seat } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Whether to push somebody who was Shaken just now, and where to. */
export const choosePush = async (seat: Seat, question: Of<'push'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const { pushReach, pushTarget } = battle.plan.ruleset.numbers;
  const wish = await prompt.choose<Spot | 'no' | 'auto' | 'free'>(
    `Shaken: ${names.units[question.unit]}. Push by up to ${inch(pushReach)}? It takes a ${pushTarget}+.`,
    [
      { label: 'no', value: 'no' },
      { label: 'auto: the computer decides', value: 'auto' },
      ...pushesOf(battle, question.model).map(({ direction, spot, isOver }) => ({
        label: `${direction}, to ${inch(spot.x)}, ${inch(spot.y)}${isOver ? ', over the edge' : ''}`,
        value: spot,
      })),
      { label: 'somewhere else (x, y)', value: 'free' },
    ],
  );
  if (wish === 'auto') return helper.answer(battle, question);
  return wish === 'free' ? readSpot(seat) : wish;
};

/** Where somebody who fell comes to lie. */
export const chooseRest = async (seat: Seat, { model, x, y }: Of<'fall'>): Promise<Answer> => {
  const { battle, prompt } = seat;
  const wish = await prompt.choose<'auto' | 'free'>(
    `${battle.plan.models[model].name} has fallen. Where does it lie? Within 2" of ${inch(x)}, ${inch(y)}.`,
    [
      { label: 'auto: on the nearest free spot', value: 'auto' },
      { label: 'somewhere else (x, y)', value: 'free' },
    ],
  );
  return wish === 'auto' ? 'auto' : readSpot(seat);
};
