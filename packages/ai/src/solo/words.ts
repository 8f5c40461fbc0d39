import { type BattlePlan, inch, namesOf, objectName, type Reason } from '@muster/engine';
import { INCH } from '@muster/kernel';
import type { Mind } from './mind.ts';

/** Why a player acted so, in a sentence with its numbers; nothing where there was nothing to think about. */
export const reasonFor = (mind: Mind): Reason | undefined => {
  const { plan, unit, gain } = mind;
  if (!plan || unit < 0) return undefined;
  return { unit, text: `${sentence(plan, mind)}.`, worth: Math.round(gain), others: [] };
};

const sentence = (plan: BattlePlan, mind: Mind): string => {
  const { why, target, gain } = mind;
  const goal = goalText(mind);
  switch (why) {
    case 'deploys':
      return `Deploys facing ${goal}`;
    case 'arrives':
      return `Arrives from ambush at ${goal}`;
    case 'again':
      return 'Acts once more';
    case 'waits':
      return 'Waits: nobody is in reach yet';
    case 'picks':
      return 'Picks what serves it best';
    case 'shifts':
      return 'Is put down anew first';
    case 'recovers':
      return 'Is Shaken and recovers';
    case 'flies':
      return 'Flies to where it hurts most';
    case 'leaves':
      return 'Leaves the table for its reward';
    case 'fetches':
      return 'Goes for what an event left on the table';
    case 'charges':
      return `Charges ${objectName(plan, namesOf(plan), target)}: ${gainText(gain)}`;
    case 'gets-out':
      return `Gets out toward ${goal}`;
    case 'rides':
      return `Stays aboard: ${goal} is too far to walk`;
    case 'holds':
      return `Holds ${goal}`;
    case 'takes':
      return `Advances to take ${goal}`;
    case 'advances':
      return `Advances on ${goal}: ${foesText(mind.foes)}`;
    case 'rushes':
      return `Rushes to ${goal}: ${mind.foes > 0 ? 'time is short' : foesText(mind.foes)}`;
    case 'stuck':
      return `Finds no way to ${goal}`;
    default:
      return 'Stands where it is';
  }
};

const gainText = (gain: number): string => {
  const points = Math.round(gain);
  return points < 0 ? `it costs ${-points} points, but nothing else is near` : `worth about ${points} points`;
};

const NUMBERS = ['nobody', 'one foe', 'two foes', 'three foes', 'four foes', 'five foes'];

const foesText = (foes: number): string =>
  `${NUMBERS[foes] ?? `${foes} foes`} ${foes > 1 ? 'come' : 'comes'} into range`;

/** The goal of a unit, and how far that is: whole inches do. */
const goalText = ({ marker, left }: Mind): string => {
  const name = marker < 0 ? 'the foe' : `marker ${marker + 1}`;
  return left <= 0 ? name : `${name}, ${inch(INCH * Math.ceil(left / INCH))} away`;
};
