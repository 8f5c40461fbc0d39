import { capital, listText } from '@muster/kernel';

/** Texts of the dialog about the most important rule. */
export const RULINGS_TEXTS = {
  title: 'The most important rule',
  text: 'Is a rule unclear? All players agree on a reading, or a die decides. The decision applies from the next step to the end of the battle.',
  whoAsks: 'Who asks?',
  propose: 'Propose',
  proposeThis: 'Propose this instead',
  proposeOther: 'Propose something else',
  agree: 'Agree',
  agreeWith: (player: string) => `Agree with ${player}`,
  leave: 'Leave it as it is',
  withdraw: 'Withdraw proposal',
  roll: 'Roll',
  notAnswered: 'Has not answered yet',
  answerOf: (player: string) => `Answer of ${player}`,
  thisSide: 'this side',
  inForce: 'Decisions in force',
  none: 'None.',
} as const;

/** Texts of the form of a proposal. */
export const PROPOSAL_TEXTS = {
  kind: 'What do you propose?',
  reading: 'A reading of the rules',
  sentence: 'Your own sentence',
  ruleField: 'Rule',
  readingField: 'Reading',
  sentenceField: 'Sentence',
  sentenceHelp: 'It is shown in the log and in the replay. The players apply it themselves.',
  current: (reading: string) => `${reading} (now)`,
} as const;

/** Texts about an open dispute. */
export const DISPUTE_TEXTS = {
  proposal: (player: string, wish: string) => `${player} wants to settle a rule: ${wish}`,
  rolling: (proposal: string) => `${proposal} The dice decide after this step.`,
  disagree: (proposal: string) => `${proposal} You do not agree: talk, or roll for it.`,
  agreed: (proposal: string) => `${proposal} It applies after this step.`,
  waiting: (proposal: string, players: readonly string[]) =>
    `${proposal} Waiting for ${listText(players)}. You can play on.`,
  oneDie: (first: string, second: string) => `Roll one die: on 1–3 ${first} decides, on 4–6 ${second} decides.`,
  rollOff: (players: readonly string[]) => `Roll off: ${listText(players)} roll, and the highest die decides.`,
} as const;

/** Returns a decision in force, in one line. */
export const decisionLine = (decision: string, player: string | undefined, round: number): string => {
  const how = player === undefined ? 'agreed' : `${player} decided by a die roll`;
  const since = round === 0 ? 'since before round 1' : `since round ${round}`;
  return `${capital(decision)} (${how}, ${since})`;
};
