import { type Campaign, matchOf } from '@muster/campaign';
import type { BroughtUnits } from '@muster/host';
import { Command } from 'commander';
import { fitted, freeArmies, newMatch, readBring, rollFor } from '../campaign/bring-options.ts';
import {
  carryOut,
  dayOf,
  type OpenedCampaign,
  type Step,
  type WriteOptions,
  withWriteOptions,
} from '../campaign/run-and-write.ts';
import { stopWith } from '../campaign/refusals.ts';
import { collectValues } from '../options.ts';

interface SetupOptions extends WriteOptions {
  match?: string;
  bring?: string[];
  fit?: boolean;
  objectives: boolean;
}

/** Makes `muster campaign setup`, which sets up a match. */
export const setupCommand = (): Command =>
  withWriteOptions(
    new Command('setup')
      .description('set up a match: the units, the underdog points and the special objectives')
      .argument('<file>', 'the campaign file')
      .option('--match <id>', 'the id of the match (default: the next number)')
      .option(
        '--bring <army=units>',
        'the units that an army brings, separated by commas, or all; once for each army (default: all units of all armies)',
        collectValues,
      )
      .option('--fit', 'leave the cheapest units of armies that are too strong at home')
      .option('--no-objectives', 'do not roll for special objectives'),
    true,
  ).action(async (file: string, options: SetupOptions): Promise<void> => {
    await carryOut(file, (opened) => stepsFor(opened, options), options);
  });

const stepsFor = ({ campaign }: OpenedCampaign, options: SetupOptions): Step[] => {
  const match = newMatch(campaign, options.match);
  const wanted = readBring(campaign, options.bring ?? freePair(campaign, match));
  const bring: BroughtUnits = options.fit ? fitted(campaign, wanted) : wanted;
  const known = matchOf(campaign, match);
  const at = dayOf(options, campaign);
  const armies = known && options.bring === undefined ? known.armies.map(({ army }) => army) : Object.keys(bring);
  // Roll the objectives of a match that was set up without them.
  const isHalf = known?.step === 'mission' && known.armies.some(({ objective }) => objective === undefined);
  return [
    () => (isHalf && options.objectives ? undefined : { type: 'set-up', match, bring, at }),
    ...(options.objectives ? armies : []).map((army) => (now: Campaign) => rollFor(now, match, army)),
  ];
};

/** Returns the two free armies if matches run at the same time and exactly two are free. */
const freePair = (campaign: Campaign, match: string): string[] | undefined => {
  if (!campaign.options.parallelPlay || matchOf(campaign, match)) return undefined;
  const free = freeArmies(campaign);
  if (free.length <= 2) return free;
  throw stopWith(
    'missing',
    `Choose the armies of this match: add --bring ARMY for each. Free armies: ${free.join(', ')}.`,
  );
};
