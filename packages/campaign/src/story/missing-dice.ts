import { listText } from '@muster/kernel';
import type { Campaign } from '../state/campaign.ts';
import { labelText } from './label-texts.ts';

/** A die or a random draw that a command still needs. */
export interface MissingDraw {
  kind: 'die' | 'pick';
  label: string;
  among?: readonly string[];
  /** Dice that must be rolled next if this one shows a certain face. */
  follows?: readonly { face: number; label: string }[];
}

/** Returns the sentence that names the missing dice, and those that may have to be rolled after them. */
export const missingDiceText = (campaign: Campaign, missing: readonly MissingDraw[]): string => {
  const dice = missing.filter(({ kind }) => kind === 'die');
  const names = dice.map(({ label }) => labelText(campaign, label));
  const head =
    names.length === 1
      ? `A die is missing: ${names[0]}.`
      : `${names.length} dice are missing, in this order: ${names.join(', ')}.`;
  return `${head}${dice.map((die) => followText(campaign, die)).join('')}`;
};

const followText = (campaign: Campaign, { label, follows = [] }: MissingDraw): string => {
  if (follows.length === 0) return '';
  const parts = [...new Set(follows.map((one) => one.label))].map((next) => {
    const faces = follows.filter((one) => one.label === next).map(({ face }) => face);
    return `${labelText(campaign, next)} on ${facesText(faces)}`;
  });
  return ` The ${labelText(campaign, label)} may need another die: ${parts.join(', ')}.`;
};

/** Returns faces of a die as text: `a 1`, `a 5 or 6`. */
const facesText = (faces: readonly number[]): string =>
  `a ${listText([...new Set(faces)].sort((a, b) => a - b).map(String), 'or')}`;
