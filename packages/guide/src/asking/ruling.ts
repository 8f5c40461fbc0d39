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
import { askEach } from './prompt.ts';
import { CHOICES, HINTS, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

/**
 * Asks all people at one screen about the most important rule: a side proposes, the others agree or want something else,
 * and dice decide if they differ. Returns nothing if it is cancelled.
 */
export const chooseRuling = async (
  seat: AskingContext,
  people: readonly number[],
  side: number,
): Promise<RulingAction | undefined> => {
  const { battle, prompt, names } = seat;
  const asked = await chooseWish(seat, QUESTIONS.ruling(names.sides[side]));
  if (asked === 'as-it-is') return undefined;
  const others = people.filter((other) => other !== side);
  const replies = await askEach(others, (other) => chooseReply(seat, other, asked));
  // Computer players agree.
  const wishes = battle.plan.sides.map((_, any) => replies[others.indexOf(any)] ?? asked);
  const action: RulingAction = { type: 'ruling', side, wishes };
  if (wishes.every((wish) => isSameWish(wish, asked))) return action;
  const rolls = await prompt.choose(disagreement(names.sides), [
    { label: CHOICES.roll, value: true },
    { label: CHOICES.cancel, value: false },
  ]);
  return rolls ? action : undefined;
};

/** Returns how the dice decide: two sides share one die, more roll off. */
const disagreement = (sides: readonly string[]): string =>
  sides.length === 2 ? QUESTIONS.rulingDie(sides[0], sides[1]) : QUESTIONS.rulingRollOff;

const chooseReply = async (seat: AskingContext, side: number, asked: Wish): Promise<Wish> => {
  const { prompt, names } = seat;
  const reply = await prompt.choose<Wish | 'else'>(QUESTIONS.agree(names.sides[side], wishText(asked)), [
    { label: CHOICES.agree, value: asked },
    { label: CHOICES.asItIs, value: 'as-it-is' },
    { label: CHOICES.somethingElse, value: 'else' },
  ]);
  return reply === 'else' ? chooseWish(seat, QUESTIONS.otherRuling(names.sides[side])) : reply;
};

const chooseWish = async (seat: AskingContext, question: string): Promise<Wish> => {
  const { prompt } = seat;
  const kind = await prompt.choose<'reading' | 'sentence' | 'nothing'>(question, [
    { label: CHOICES.setting, value: 'reading' },
    { label: CHOICES.sentence, value: 'sentence' },
    { label: CHOICES.nothing, value: 'nothing' },
  ]);
  if (kind === 'nothing') return 'as-it-is';
  if (kind === 'reading') return chooseReading(seat);
  const text = await prompt.read(
    QUESTIONS.sentence,
    (typed) => (typed.trim() !== '' && typed.length <= LONGEST_RULING ? typed.trim() : undefined),
    HINTS.sentence(LONGEST_RULING),
  );
  return { text };
};

const chooseReading = async ({ battle, prompt }: AskingContext): Promise<Wish> => {
  const setting = await prompt.choose(
    QUESTIONS.setting,
    openSettings(battle).map((name) => ({ label: SETTING_WORDS[name].title, value: name })),
  );
  const { title, values } = SETTING_WORDS[setting];
  const now = battle.plan.settings[setting];
  const value = await prompt.choose(
    title,
    SETTINGS[setting].map((one) => {
      const label = values[String(one)];
      return { label: one === now ? CHOICES.currentValue(label) : label, value: one };
    }),
  );
  return { setting, value };
};
