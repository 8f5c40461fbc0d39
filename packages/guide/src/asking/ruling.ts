import {
  isSameWish,
  LONGEST_RULING,
  openSettings,
  type RulingAction,
  SETTING_WORDS,
  SETTINGS,
  type Wish,
  wishText,
} from '@muster/engine';
import { inTurn } from './prompt.ts';
import type { Seat } from './seat.ts';

/** The most important rule at one screen: a side proposes, the other people agree or want something else, and dice decide if they must. Nothing when it is dropped. */
export const chooseRuling = async (
  seat: Seat,
  people: readonly number[],
  side: number,
): Promise<RulingAction | undefined> => {
  const { battle, prompt, names } = seat;
  const asked = await chooseWish(seat, `${names.sides[side]}: what do you want to settle?`);
  if (asked === 'as-it-is') return undefined;
  const others = people.filter((other) => other !== side);
  const replies = await inTurn(others, (other) => chooseReply(seat, other, asked));
  // Computer players agree.
  const wishes = battle.plan.sides.map((_, any) => replies[others.indexOf(any)] ?? asked);
  const action: RulingAction = { type: 'ruling', side, wishes };
  if (wishes.every((wish) => isSameWish(wish, asked))) return action;
  const rolls = await prompt.choose(`You do not agree. ${rollText(names.sides)}`, [
    { label: 'roll', value: true },
    { label: 'drop it', value: false },
  ]);
  return rolls ? action : undefined;
};

/** What the dice mean: two sides share one die, more roll off. */
const rollText = (sides: readonly string[]): string =>
  sides.length === 2
    ? `One die decides: on 1-3 ${sides[0]}, on 4-6 ${sides[1]}.`
    : 'All sides roll, and the highest die decides.';

const chooseReply = async (seat: Seat, side: number, asked: Wish): Promise<Wish> => {
  const { prompt, names } = seat;
  const reply = await prompt.choose<Wish | 'else'>(`${names.sides[side]}: do you agree? ${wishText(asked)}`, [
    { label: 'agree', value: asked },
    { label: 'leave it as it is', value: 'as-it-is' },
    { label: 'something else', value: 'else' },
  ]);
  return reply === 'else' ? chooseWish(seat, `${names.sides[side]}: what do you want instead?`) : reply;
};

const chooseWish = async (seat: Seat, question: string): Promise<Wish> => {
  const { prompt } = seat;
  const kind = await prompt.choose<'reading' | 'sentence' | 'nothing'>(question, [
    { label: 'a reading of the rules', value: 'reading' },
    { label: 'a sentence of your own', value: 'sentence' },
    { label: 'nothing', value: 'nothing' },
  ]);
  if (kind === 'nothing') return 'as-it-is';
  if (kind === 'reading') return chooseReading(seat);
  const text = await prompt.read(
    'Type the sentence. It is shown in the log; you apply it yourselves.',
    (typed) => (typed.trim() !== '' && typed.length <= LONGEST_RULING ? typed.trim() : undefined),
    `Type a sentence of at most ${LONGEST_RULING} characters.`,
  );
  return { text };
};

const chooseReading = async ({ battle, prompt }: Seat): Promise<Wish> => {
  const setting = await prompt.choose(
    'Which rule?',
    openSettings(battle).map((name) => ({ label: SETTING_WORDS[name].title, value: name })),
  );
  const { title, values } = SETTING_WORDS[setting];
  const now = battle.plan.settings[setting];
  const value = await prompt.choose(
    title,
    SETTINGS[setting].map((one) => ({ label: `${values[String(one)]}${one === now ? ' (now)' : ''}`, value: one })),
  );
  return { setting, value };
};
