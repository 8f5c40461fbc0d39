import { type Campaign, matchOf } from '@muster/campaign';
import type { Bring } from '@muster/host';
import { Command } from 'commander';
import { fitted, freeArmies, newMatch, readBring, rollFor } from '../campaign/bringing.ts';
import { carryOut, dayOf, type Opened, type Step, type WriteOptions, writes } from '../campaign/carry.ts';
import { stopWith } from '../campaign/refusals.ts';
import { gather } from '../options.ts';

interface SetupOptions extends WriteOptions {
  match?: string;
  bring?: string[];
  fit?: boolean;
  objectives: boolean;
}

/** `muster campaign setup`: the first step of a match. */
export const setupCommand = (): Command =>
  writes(
    new Command('setup')
      .description('set a match up: who brings what, who is the underdog, and which special objectives there are')
      .argument('<file>', 'the file of the campaign')
      .option('--match <id>', 'what the match is called (default: the next number)')
      .option(
        '--bring <army=units>',
        'which units an army brings, with commas, or all; once for each army (default: all of all)',
        gather,
      )
      .option('--fit', 'let armies that are too strong leave their cheapest units at home')
      .option('--no-objectives', 'roll for no special objectives'),
    true,
  ).action(async (file: string, options: SetupOptions): Promise<void> => {
    await carryOut(file, (opened) => stepsFor(opened, options), options);
  });

const stepsFor = ({ campaign }: Opened, options: SetupOptions): Step[] => {
  const match = newMatch(campaign, options.match);
  const wanted = readBring(campaign, options.bring ?? freePair(campaign, match));
  const bring: Bring = options.fit ? fitted(campaign, wanted) : wanted;
  const known = matchOf(campaign, match);
  const at = dayOf(options, campaign);
  const armies = known && options.bring === undefined ? known.armies.map(({ army }) => army) : Object.keys(bring);
  // A match whose objectives were never rolled gets them now.
  const isHalf = known?.step === 'mission' && known.armies.some(({ objective }) => objective === undefined);
  return [
    () => (isHalf && options.objectives ? undefined : { type: 'set-up', match, bring, at }),
    ...(options.objectives ? armies : []).map((army) => (now: Campaign) => rollFor(now, match, army)),
  ];
};

/** Where matches run side by side, two armies that are free need not be named; more of them must. */
const freePair = (campaign: Campaign, match: string): string[] | undefined => {
  if (!campaign.options.parallelPlay || matchOf(campaign, match)) return undefined;
  const free = freeArmies(campaign);
  if (free.length <= 2) return free;
  throw stopWith('missing', `Who is in this match? Say --bring ARMY for each; ${free.join(', ')} are free.`);
};
