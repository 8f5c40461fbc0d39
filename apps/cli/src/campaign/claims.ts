import {
  type Campaign,
  type Claims,
  type Command as CampaignCommand,
  type Match,
  type Objective,
} from '@muster/campaign';
import { armyId } from './naming.ts';

/** Options about special objectives. */
export interface ClaimOptions {
  objective?: readonly string[];
  objectiveMissed?: readonly string[];
}

/** Returns the players' claims about special objectives; `--objective none` says that no other army reached one. */
export const claimsOf = (campaign: Campaign, { armies }: Match, options: ClaimOptions): Claims => {
  const { objective = [], objectiveMissed = [] } = options;
  const isNone = (word: string): boolean => word === 'none' || word === 'nobody';
  const missed = objective.some(isNone) ? armies.filter((one) => one.objective !== undefined) : [];
  const said = (words: readonly string[], reached: boolean): [string, boolean][] =>
    words.filter((word) => !isNone(word)).map((word) => [armyId(campaign, word), reached]);
  return Object.fromEntries([
    ...missed.map(({ army }) => [army, false] as const),
    ...said(objectiveMissed, false),
    ...said(objective, true),
  ]);
};

/** Whether the options claim anything about special objectives. */
export const claimsObjective = ({ objective, objectiveMissed }: ClaimOptions): boolean =>
  objective !== undefined || objectiveMissed !== undefined;

type Conclusion = Extract<CampaignCommand, { type: 'conclude' }>;

/** Objectives that a report proves or disproves: after a correction, the corrected report decides about them. */
const PROVEN: readonly (Objective | undefined)[] = ['rage', 'destruction'];

/** Returns the claims of a recorded match with those of the correction. */
export const correctedClaims = (
  campaign: Campaign,
  match: Match,
  { claims, objectives = [] }: Conclusion,
  options: ClaimOptions,
): Pick<Conclusion, 'claims' | 'objectives'> => {
  const old = claims ?? Object.fromEntries(match.armies.map(({ army }) => [army, objectives.includes(army)]));
  const kept = match.armies
    .filter(({ army, objective }) => objective !== undefined && Object.hasOwn(old, army) && !PROVEN.includes(objective))
    .map(({ army }) => [army, old[army]] as const);
  return { claims: { ...Object.fromEntries(kept), ...claimsOf(campaign, match, options) }, objectives: undefined };
};
