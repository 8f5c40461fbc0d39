import { type Campaign, type MissingDraw, policySource, type DrawSource } from '@muster/campaign';
import { CommandError } from '../findings.ts';

/** A die or a draw of a trial run. */
interface TrialDraw {
  kind: 'die' | 'pick';
  label: string;
  /** Its number among the dice or draws with the same label, counted from 0. */
  turn: number;
  face: number;
  among?: readonly string[];
}

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Returns all dice and draws that a command still needs, in order. The command is tried once for each face of a die: what
 * every trial needs is needed in any case, and what only some trials need depends on the die before it.
 */
export const missingDraws = (campaign: Campaign, attempt: (rest: DrawSource) => void): MissingDraw[] => {
  const trials = FACES.map((face) => trialWith(campaign, face, attempt));
  const has = (trial: readonly TrialDraw[], { label, turn }: TrialDraw): boolean =>
    trial.some((draw) => draw.label === label && draw.turn === turn);
  const isCertain = (draw: TrialDraw): boolean => trials.every((trial) => has(trial, draw));
  return trials[0].filter(isCertain).map(({ kind, label, turn, among }) => {
    const follows = trials.flatMap((trial) => followersOf(trial, { label, turn }, isCertain));
    return {
      kind,
      label,
      ...(among ? { among } : {}),
      ...(kind === 'die' && follows.length > 0 ? { follows } : {}),
    };
  });
};

/** Returns the dice that only some trials need after a certain one, each once, with the face that leads to it. */
const followersOf = (
  trial: readonly TrialDraw[],
  { label, turn }: Pick<TrialDraw, 'label' | 'turn'>,
  isCertain: (draw: TrialDraw) => boolean,
): { face: number; label: string }[] => {
  const at = trial.findIndex((draw) => draw.label === label && draw.turn === turn);
  const rest = trial.slice(at + 1);
  const end = rest.findIndex(isCertain);
  const between = rest.slice(0, end < 0 ? rest.length : end).filter((draw) => draw.kind === 'die');
  return [...new Set(between.map((draw) => draw.label))].map((next) => ({ face: trial[at].face, label: next }));
};

/** The most dice of one trial. */
const ENOUGH = 500;

/** Returns what a command draws if every missing die first shows this face, and other faces when it is rolled again. */
const trialWith = (campaign: Campaign, first: number, attempt: (rest: DrawSource) => void): TrialDraw[] => {
  const drawn: TrialDraw[] = [];
  const next = (label: string): number => drawn.filter((draw) => draw.label === label).length;
  const rest: DrawSource = {
    ...policySource(campaign),
    die: (label) => {
      if (drawn.length > ENOUGH) return undefined;
      const turn = next(label);
      const face = ((first - 1 + turn) % FACES.length) + 1;
      drawn.push({ kind: 'die', label, turn, face });
      return face;
    },
    pick: (label, among) => {
      if (among.length > 1) drawn.push({ kind: 'pick', label, turn: next(label), face: 0, among });
      return among[0];
    },
  };
  try {
    attempt(rest);
  } catch (error) {
    // A refusal ends the trial; the draws before it are still needed.
    if (!(error instanceof CommandError)) throw error;
  }
  return drawn;
};
