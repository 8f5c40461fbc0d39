/** The texts about records of battles. */
export const TAPE_TEXTS = {
  notJson: 'Not a battle record: invalid JSON.',
  /** `fault` is a place in the file and what is wrong there. */
  notRecord: (fault: string): string => `This record cannot be replayed: ${fault}.`,
  fileGone: 'This file is no longer loaded. Open it again.',
  unreadable: 'This page cannot read the record of this battle. Reload the page.',
  replay: 'Replay',
  against: (armies: readonly string[]): string => armies.join(' against '),

  notOver: 'This battle is not over yet. Its dice seed is published at the end. Until then you can watch the battle.',
  invalidStep: 'This record cannot be replayed: one of its steps is invalid.',
  otherPlan: 'The armies, table or settings differ from those this battle was played with.',
  illegal: (step: number, refusal: string): string => `Step ${step} is against the rules. ${refusal}`,
  incomplete: (step: number): string => `Step ${step} is incomplete: an answer is missing.`,
  different: (step: number): string => `Step ${step} does not match the record.`,
  sinceChanged: (problem: string): string => `${problem} The rules have changed since it was played.`,
  before: 'Before the battle',
  noEvents: 'Nothing to report',

  turn: (round: number, step: number): string => `Round ${round}, step ${step} · {side} gains {swing}`,
  noTurns: 'No single step changed much.',
  howMeasured: 'How this is measured',
  measure:
    'A side’s score is the average of two percentages: the objectives it would hold if the round ended now, and the points of its army that are left. Turning points are the steps after which the lead of a side over the others changed most.',

  fates: {
    left: 'left the table',
    routed: 'Routed',
    destroyed: 'destroyed',
    neverArrived: 'never arrived',
    shaken: 'Shaken at the end',
    onTable: 'on the table',
  },
} as const;
