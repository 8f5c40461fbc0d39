import { type Campaign, type Command as CampaignCommand, matchOf, openMatchOf } from '@muster/campaign';
import { bringWithin } from '@muster/lab';
import { Command } from 'commander';
import { carryOut, dayOf, type Opened, type Step, type WriteOptions, writes } from '../campaign/carry.ts';
import { armyId, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { Stop } from '../findings.ts';
import { gather, words } from '../options.ts';

/** What each army brings. */
type Bring = Readonly<Record<string, 'all' | readonly string[]>>;

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

const ID = /^[A-Za-z0-9][\w.-]{0,39}$/;

const stepsFor = ({ campaign }: Opened, options: SetupOptions): Step[] => {
  const match = options.match ?? freeMatch(campaign);
  if (!ID.test(match)) throw new Stop(`"${match}" cannot be the name of a match: letters, digits and - are fine.`);
  const wanted = readBring(campaign, options.bring ?? freePair(campaign, match));
  const bring: Bring = options.fit ? fitted(campaign, wanted) : wanted;
  const known = matchOf(campaign, match);
  const at = dayOf(options);
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
  const free = campaign.armies.filter(
    ({ id, units }) => !openMatchOf(campaign, id) && units.some(({ sitOut }) => sitOut === 0),
  );
  if (free.length <= 2) return free.map(({ id }) => id);
  throw stopWith(
    'missing',
    `Who is in this match? Say --bring ARMY for each; ${free.map(({ id }) => id).join(', ')} are free.`,
  );
};

/** What the gap allows of what armies want to bring. */
const fitted = (campaign: Campaign, wanted: Bring): Bring =>
  bringWithin(
    campaign,
    campaign.armies
      .filter(({ id }) => Object.hasOwn(wanted, id))
      .map((army) => {
        const units = wanted[army.id];
        return units === 'all' ? army : { ...army, units: army.units.filter(({ id }) => units.includes(id)) };
      }),
  );

const rollFor = (campaign: Campaign, match: string, army: string): CampaignCommand | undefined => {
  const part = matchOf(campaign, match)?.armies.find((one) => one.army === army);
  return part?.objective === undefined ? { type: 'roll-objective', match, army } : undefined;
};

/** The next free name of a match. */
export const freeMatch = ({ matches }: Campaign): string => {
  let number = matches.length + 1;
  while (matches.some(({ id }) => id === `m${number}`)) number++;
  return `m${number}`;
};

/** What armies bring, as it was typed; everything that can come when nothing was said. */
export const readBring = (campaign: Campaign, pairs?: readonly string[]): Record<string, 'all' | string[]> => {
  if (pairs === undefined)
    return Object.fromEntries(
      campaign.armies.filter(({ units }) => units.some(({ sitOut }) => sitOut === 0)).map(({ id }) => [id, 'all']),
    );
  const read = pairs.map((pair): [string, 'all' | string[]] => {
    const [army, units = 'all'] = pair.split('=');
    return [
      armyId(campaign, army.trim()),
      units.trim() === 'all' ? 'all' : words(units).map((word) => unitId(campaign, word)),
    ];
  });
  const twice = read.find(([army], i) => read.findIndex(([one]) => one === army) < i);
  if (twice) throw new Stop(`${twice[0]} is named twice with --bring: say once what it brings.`);
  return Object.fromEntries(read);
};
