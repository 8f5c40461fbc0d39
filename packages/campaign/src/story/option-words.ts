import type { OptionName, Options } from '../state/campaign.ts';

/** What each value of each option means, in one sentence. */
const TEXTS: { readonly [K in OptionName]: Readonly<Record<string, string>> } = {
  permadeath: {
    true: 'Units that die leave their sheet.',
    false: 'Units that die sit out D3 matches instead of leaving their sheet.',
  },
  parallelPlay: {
    false: 'All armies play in every match.',
    true: 'Armies may play matches side by side, and scores are VP per match.',
  },
  lateJoiners: {
    false: 'No one joins after the first match.',
    true: 'Players may join after the first match; scores are VP per match from then on.',
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

/** Returns what an option says when it has this value. */
export const optionText = <K extends OptionName>(name: K, value: Options[K]): string => TEXTS[name][String(value)];

/** Returns what the options say that differ between two sets, in the words of the second. */
export const changedOptions = (before: Options, after: Options): string[] =>
  (Object.keys(TEXTS) as OptionName[])
    .filter((name) => before[name] !== after[name])
    .map((name) => optionText(name, after[name]));
