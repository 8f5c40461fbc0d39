import type { CampaignRefusal } from '../contract/refusal.ts';
import type { TableState } from '../contract/command.ts';
import type { UncalledReason } from '../decide/event-call.ts';

const UNCALLED_TEXTS: Readonly<Record<UncalledReason, (round: number | string) => string>> = {
  'before-round-1': () => 'Round 1 has not begun',
  'not-begun': (round) => `Round ${round} has not begun`,
  'no-event': (round) => `The event die of round ${round} called for no random event`,
  'had-its-event': (round) => `Round ${round} has already had its random event`,
  'another-event': (round) => `The dice of round ${round} called for a different random event`,
};

/** Returns the sentence that says why an event needs the organiser's approval. */
export const uncalledSentence = ({ what, of = '', have }: CampaignRefusal): string =>
  `${UNCALLED_TEXTS[what as UncalledReason](of)}. Random event ${have} needs the organiser's approval.`;

/** Which units events look for on the table. */
const TABLE_TEXTS: Readonly<Record<Exclude<keyof TableState, 'joined' | 'removed'>, string>> = {
  destroyed: 'that are destroyed',
  shaken: 'that are Shaken',
  inTerrain: 'that are inside terrain',
  nearElevation: 'that are next to an edge of elevated ground',
};

/** Returns the sentence that says what must be reported of the table before an event can find its target. */
export const reportFirstSentence = ({ what }: CampaignRefusal): string =>
  `This event applies to units ${TABLE_TEXTS[what as keyof typeof TABLE_TEXTS]}. Report which units those are.`;
