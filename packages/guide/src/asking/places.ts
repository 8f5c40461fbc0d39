import { type Battle, objectiveCount, ownerOf, type Spot } from '@muster/engine';
import { segmentLength } from '@muster/kernel';
import { objectiveGap } from '../offers/index.ts';
import { type PromptChoice, parseSpot } from './prompt.ts';
import { CHOICES, HINTS, QUESTIONS } from './question-texts.ts';
import { type AskingContext, StartOver } from './seat.ts';

/** Returns the objectives as places to go to, with their distance from a unit or a spot. */
export const objectiveChoices = ({ battle, names }: AskingContext, from?: number | Spot): PromptChoice<Spot>[] =>
  Array.from({ length: objectiveCount(battle) }, (_, i) => {
    const spot = { x: battle.objX[i], y: battle.objY[i] };
    const owner = ownerOf(battle, i) >= 0 ? names.sides[ownerOf(battle, i)] : undefined;
    const gap = from === undefined ? undefined : gapFrom(battle, from, i);
    return { label: CHOICES.towardObjective(i, owner, gap), value: spot };
  });

const gapFrom = (battle: Battle, from: number | Spot, objective: number): number =>
  typeof from === 'number'
    ? objectiveGap(battle, from, objective)
    : segmentLength(from.x, from.y, battle.objX[objective], battle.objY[objective]);

/** Asks for a place by its coordinates in inches. */
export const readSpot = async ({ prompt }: AskingContext): Promise<Spot> => {
  const spot = await prompt.read(QUESTIONS.place, (text) => (text === 'back' ? text : parseSpot(text)), HINTS.place);
  if (spot === 'back') throw new StartOver();
  return spot;
};

/** Asks for one of some places, or any other by its coordinates. */
export const chooseSpot = async (
  seat: AskingContext,
  question: string,
  choices: readonly PromptChoice<Spot>[],
): Promise<Spot> => {
  const spot = await seat.prompt.choose<Spot | 'free'>(question, [
    ...choices,
    { label: CHOICES.elsewhere, value: 'free' },
  ]);
  return spot === 'free' ? readSpot(seat) : spot;
};
