import type { CampaignRefusal, OnTable, Uncalled } from '@muster/campaign';

const UNCALLED_WORDS: Readonly<Record<Uncalled, (round: number | string) => string>> = {
  'before-round-1': () => 'Round 1 has not begun ("muster campaign round" rolls its event die)',
  'not-begun': (round) => `Round ${round} has not begun ("muster campaign round" rolls its event die)`,
  'no-event': (round) => `The event die of round ${round} called for no event`,
  'had-its-event': (round) => `Round ${round} has had its event`,
  'another-event': (round) => `The dice of round ${round} called for another event ("muster campaign status" shows it)`,
};

/** Why an event needs the organiser's approval, and how to give it. */
export const uncalledSentence = ({ what, need = '', have }: CampaignRefusal): string =>
  `${UNCALLED_WORDS[what as Uncalled](need)}. Event ${have} needs the organiser's approval: add --approved-by NAME --reason TEXT.`;

const TABLE_WORDS: Readonly<Record<Exclude<keyof OnTable, 'joined' | 'removed'>, readonly [string, string]>> = {
  destroyed: ['that are destroyed', '--destroyed'],
  shaken: ['that are Shaken', '--shaken'],
  inTerrain: ['inside terrain', '--in-terrain'],
  nearElevation: ['by an edge of elevated ground', '--near-elevation'],
};

/** What must be reported of the table before an event can find its target. */
export const reportFirstSentence = ({ what }: CampaignRefusal): string => {
  const [units, flag] = TABLE_WORDS[what as keyof typeof TABLE_WORDS];
  return `This event looks for units ${units}, and none were reported. Add ${flag} unit,unit. If there are none, add ${flag} none: then the event has no effect.`;
};
