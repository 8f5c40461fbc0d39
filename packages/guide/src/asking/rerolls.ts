import { type Answer, GAME, type Question } from '@muster/engine';
import { YES_NO } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Asks whether a side concedes. */
export const chooseConcede = ({ prompt, names }: AskingContext, { side, round }: Of<'concede'>): Promise<Answer> =>
  prompt.choose(QUESTIONS.concede(names.sides[side], round), [...YES_NO].reverse());

/** Asks whether a side spends an underdog point on a roll. The side may decline for the rest of the activation. */
export const chooseUnderdog = async (seat: AskingContext, question: Of<'underdog'>): Promise<Answer> => {
  const { battle, prompt, names, quiet } = seat;
  const { side, unit } = question;
  // A step that was taken back and started over is a different step.
  const step = `${battle.game[GAME.step]}/${battle.game[GAME.takeBacks]}`;
  if (quiet.get(side) === step) return 0;
  const answer = await prompt.choose<number | 'quiet'>(
    QUESTIONS.underdog(names.sides[side], battle.sideUnderdog[side], names.units[unit], question),
    [
      { label: CHOICES.no, value: 0 },
      { label: CHOICES.plusOne, value: 1 },
      { label: CHOICES.minusOne, value: -1 },
      { label: CHOICES.noMoreAsking, value: 'quiet' },
    ],
  );
  if (answer !== 'quiet') return answer;
  quiet.set(side, step);
  return 0;
};

/** Asks whether to re-roll dice that may be re-rolled. */
export const chooseReroll = (seat: AskingContext, question: Of<'reroll'>): Promise<Answer> => {
  const { unit, faces, what } = question;
  return seat.prompt.choose<Answer>(QUESTIONS.reroll(seat.names.units[unit], question), [
    { label: CHOICES.no, value: 'no' },
    ...(what === 'roll'
      ? [{ label: CHOICES.allDice, value: 'all' as const }]
      : faces.map((face, die) => ({ label: CHOICES.die(face), value: die }))),
  ]);
};
