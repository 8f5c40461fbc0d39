import { type Answer, checkPush, floorAt, holdsPoint, type Question, inch } from '@muster/engine';
import { EIGHT_DIRECTIONS } from '@muster/kernel';
import { readSpot, type Spot } from './places.ts';
import type { Choice } from './prompt.ts';
import type { Seat } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** The eight directions as people see them on a map. */
const WORDS = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'];

/** Whether to push somebody who was Shaken just now, and where to. */
export const choosePush = async (seat: Seat, question: Of<'push'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const { pushReach, pushTarget } = battle.plan.ruleset.numbers;
  const wish = await prompt.choose<Spot | 'no' | 'auto' | 'free'>(
    `Shaken: ${names.units[question.unit]}. Push by up to ${inch(pushReach)}? It takes a ${pushTarget}+.`,
    [
      { label: 'no', value: 'no' },
      { label: 'auto: the computer decides', value: 'auto' },
      ...pushChoices(seat, question.model),
      { label: 'somewhere else (x, y)', value: 'free' },
    ],
  );
  if (wish === 'auto') return helper.answer(battle, question);
  return wish === 'free' ? readSpot(seat) : wish;
};

/** As far as it goes in each direction that is free, with a word about drops. */
const pushChoices = ({ battle }: Seat, model: number): Choice<Spot>[] => {
  const { pushReach, fallHeight } = battle.plan.ruleset.numbers;
  return WORDS.flatMap((word, i) => {
    const along = (from: number, share: number): number => from + Math.trunc((share * pushReach) / 1000);
    const spot = {
      x: along(battle.x[model], EIGHT_DIRECTIONS[2 * i]),
      y: along(battle.y[model], EIGHT_DIRECTIONS[2 * i + 1]),
    };
    if (checkPush(battle, model, spot)) return [];
    const drop = battle.z[model] - floorAt(battle.plan, spot.x, spot.y);
    const isOver =
      drop >= fallHeight || battle.plan.terrain.some((piece) => piece.gap && holdsPoint(piece, spot.x, spot.y));
    const words = isOver ? ', over the edge' : '';
    return [{ label: `${word}, to ${inch(spot.x)}, ${inch(spot.y)}${words}`, value: spot }];
  });
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
