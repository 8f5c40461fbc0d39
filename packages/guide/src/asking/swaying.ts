import { type Answer, G, type Question } from '@muster/engine';
import { YES_NO } from './prompt.ts';
import type { Seat } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What a roll is for, as people say it. */
const rollOf = ({ names }: Seat, { unit, purpose }: { unit: number; purpose: string }): string =>
  `${names.units[unit]}, ${purpose.replaceAll('-', ' ')}`;

/** Whether a side gives up. */
export const chooseConcede = ({ prompt, names }: Seat, { side, round }: Of<'concede'>): Promise<Answer> =>
  prompt.choose(`${names.sides[side]}: round ${round} begins. Concede the battle?`, [...YES_NO].reverse());

/** Whether a side spends an underdog point on a roll; it may ask not to be bothered again before the activation is over. */
export const chooseSwing = async (seat: Seat, question: Of<'underdog'>): Promise<Answer> => {
  const { battle, prompt, names, quiet } = seat;
  const { side, count, need } = question;
  // A step that is taken back and begun again is another one.
  const step = `${battle.game[G.step]}/${battle.game[G.takeBacks]}`;
  if (quiet.get(side) === step) return 0;
  const dice = count === 1 ? 'one die' : `${count} dice`;
  const target = need === undefined ? '' : ` against ${need}+`;
  const answer = await prompt.choose<number | 'quiet'>(
    `${names.sides[side]}: an underdog point for ${rollOf(seat, question)} (${dice}${target})? ${battle.sideUnderdog[side]} left.`,
    [
      { label: 'no', value: 0 },
      { label: '+1', value: 1 },
      { label: '−1', value: -1 },
      { label: 'no, and not in this activation', value: 'quiet' },
    ],
  );
  if (answer !== 'quiet') return answer;
  quiet.set(side, step);
  return 0;
};

/** Whether dice are rolled again that somebody may roll again. */
export const chooseReroll = (seat: Seat, question: Of<'reroll'>): Promise<Answer> => {
  const { faces, what, need } = question;
  const target = need === undefined ? '' : ` against ${need}+`;
  const text = `${rollOf(seat, question)}: ${faces.join(' ')}${target}. Roll again?`;
  return seat.prompt.choose<Answer>(text, [
    { label: 'no', value: 'no' },
    ...(what === 'roll'
      ? [{ label: 'all of it', value: 'all' as const }]
      : faces.map((face, die) => ({ label: `the ${face}`, value: die }))),
  ]);
};
