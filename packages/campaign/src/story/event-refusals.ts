import type { CampaignRefusal } from '../contract/refusal.ts';
import type { OnTable } from '../contract/command.ts';
import type { Uncalled } from '../decide/event-call.ts';

const UNCALLED_WORDS: Readonly<Record<Uncalled, (round: number | string) => string>> = {
  'before-round-1': () => 'Round 1 has not begun',
  'not-begun': (round) => `Round ${round} has not begun`,
  'no-event': (round) => `The event die of round ${round} called for no event`,
  'had-its-event': (round) => `Round ${round} has had its event`,
  'another-event': (round) => `The dice of round ${round} called for another event`,
};

/** Why an event needs the organiser's approval. */
export const uncalledSentence = ({ what, of = '', have }: CampaignRefusal): string =>
  `${UNCALLED_WORDS[what as Uncalled](of)}. Event ${have} needs the organiser's approval.`;

/** What events look for on the table. */
const TABLE_WORDS: Readonly<Record<Exclude<keyof OnTable, 'joined' | 'removed'>, string>> = {
  destroyed: 'that are destroyed',
  shaken: 'that are Shaken',
  inTerrain: 'inside terrain',
  nearElevation: 'by an edge of elevated ground',
};

/** What must be reported of the table before an event can find its target. */
export const reportFirstSentence = ({ what }: CampaignRefusal): string =>
  `This event looks for units ${TABLE_WORDS[what as keyof typeof TABLE_WORDS]}, and none were reported.`;
