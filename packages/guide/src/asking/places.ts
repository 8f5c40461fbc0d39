import { type Battle, inch, objectiveCount, ownerOf, type Spot } from '@muster/engine';
import { segmentLength } from '@muster/kernel';
import { objectiveGap } from '../offers/index.ts';
import { type Choice, parseSpot } from './prompt.ts';
import { type Seat, StartOver } from './seat.ts';

/** The markers as places to go to, with how far they are from a unit or a spot. */
export const objectiveChoices = ({ battle, names }: Seat, from?: number | Spot): Choice<Spot>[] =>
  Array.from({ length: objectiveCount(battle) }, (_, i) => {
    const spot = { x: battle.objX[i], y: battle.objY[i] };
    const owner = ownerOf(battle, i) >= 0 ? `held by ${names.sides[ownerOf(battle, i)]}` : 'nobody’s';
    const far = from === undefined ? '' : `, ${inch(farFrom(battle, from, i))} away`;
    return { label: `toward objective ${i + 1} (${owner}${far})`, value: spot };
  });

const farFrom = (battle: Battle, from: number | Spot, objective: number): number =>
  typeof from === 'number'
    ? objectiveGap(battle, from, objective)
    : segmentLength(from.x, from.y, battle.objX[objective], battle.objY[objective]);

/** Asks for a place by its two lengths. */
export const readSpot = async ({ prompt }: Seat): Promise<Spot> => {
  const spot = await prompt.read(
    'Where? Inches from the left and from the upper edge, such as 34, 18; or back.',
    (text) => (text === 'back' ? text : parseSpot(text)),
    'Type two numbers with a comma between, or back.',
  );
  if (spot === 'back') throw new StartOver();
  return spot;
};

/** Asks where to: one of some places, or any other by its two lengths. */
export const chooseSpot = async (seat: Seat, question: string, choices: readonly Choice<Spot>[]): Promise<Spot> => {
  const spot = await seat.prompt.choose<Spot | 'free'>(question, [
    ...choices,
    { label: 'somewhere else (x, y)', value: 'free' },
  ]);
  return spot === 'free' ? readSpot(seat) : spot;
};
