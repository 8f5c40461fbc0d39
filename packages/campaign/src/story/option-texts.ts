import type { OptionName, Options } from '../state/campaign.ts';

/** One sentence for each value of each option. */
const TEXTS: { readonly [K in OptionName]: Readonly<Record<string, string>> } = {
  permadeath: {
    true: 'Units that die leave their sheet.',
    false: 'Units that die sit out D3 matches instead of leaving their sheet.',
  },
  parallelPlay: {
    false: 'All armies play in every match.',
    true: 'Armies may play matches at the same time. Scores are VP per match.',
  },
  lateJoiners: {
    false: 'No one joins after the first match.',
    true: 'Players may join after the first match. From then on, scores are VP per match.',
  },
  limitCounts: {
    campaign: 'The limit counts all matches of the campaign.',
    army: 'The limit counts the matches of each army.',
  },
  eventDice: {
    perMatch: 'One event die per match and round.',
    perPlayer: 'One event die per player and round.',
  },
  concedeEarnsSurvivorXp: {
    true: 'Units that leave with an army that concedes earn XP for surviving.',
    false: 'Units that leave with an army that concedes earn no XP for surviving.',
  },
  rerollDeadEvents: {
    false: 'An event without a target does not happen.',
    true: 'An event without a target is rolled again.',
  },
  foundWeapon: {
    permanent: 'A found weapon is kept.',
    mission: 'A found weapon is kept until the end of its mission.',
  },
};

/** Returns the sentence for an option with this value. */
export const optionText = <K extends OptionName>(name: K, value: Options[K]): string => TEXTS[name][String(value)];

/** Returns the sentences for the options whose values differ between two sets, with the values of the second. */
export const changedOptions = (before: Options, after: Options): string[] =>
  (Object.keys(TEXTS) as OptionName[])
    .filter((name) => before[name] !== after[name])
    .map((name) => optionText(name, after[name]));
