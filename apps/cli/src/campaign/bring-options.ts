import {
  type Campaign,
  hasAvailableUnits,
  type Command as CampaignCommand,
  matchOf,
  mayPlay,
  openMatchOf,
} from '@muster/campaign';
import { type BroughtUnits, bringWithin } from '@muster/host';
import { CommandError } from '../findings.ts';
import { splitAtCommas } from '../options.ts';
import { armyId, unitId } from './naming.ts';

const ID = /^[A-Za-z0-9][\w.-]{0,39}$/;

/** Returns the id of a new match: the given one, or the next free number. */
export const newMatch = ({ matches }: Campaign, wanted?: string): string => {
  if (wanted !== undefined && !ID.test(wanted))
    throw new CommandError(
      `"${wanted}" cannot be the id of a match. Use letters, digits and hyphens, at most 40 characters.`,
    );
  let number = matches.length + 1;
  while (matches.some(({ id }) => id === `m${number}`)) number++;
  return wanted ?? `m${number}`;
};

/** Returns the armies that could begin a match now. */
export const freeArmies = (campaign: Campaign): string[] =>
  campaign.armies
    .filter((army) => !openMatchOf(campaign, army.id) && hasAvailableUnits(army) && mayPlay(campaign, army))
    .map(({ id }) => id);

/** Returns what armies bring, as typed; all available units if nothing was typed. */
export const readBring = (campaign: Campaign, pairs?: readonly string[]): Record<string, 'all' | string[]> => {
  if (pairs === undefined)
    return Object.fromEntries(
      campaign.armies.filter((army) => hasAvailableUnits(army) && mayPlay(campaign, army)).map(({ id }) => [id, 'all']),
    );
  const read = pairs.map((pair): [string, 'all' | string[]] => {
    const [army, units = 'all'] = pair.split('=');
    return [
      armyId(campaign, army.trim()),
      units.trim() === 'all' ? 'all' : splitAtCommas(units).map((word) => unitId(campaign, word)),
    ];
  });
  const twice = read.find(([army], i) => read.findIndex(([one]) => one === army) < i);
  if (twice) throw new CommandError(`${twice[0]} is listed twice with --bring. Use --bring once for each army.`);
  return Object.fromEntries(read);
};

/** Returns the units that armies want to bring, reduced until the armies are within the allowed gap. */
export const fitted = (campaign: Campaign, wanted: BroughtUnits): BroughtUnits =>
  bringWithin(
    campaign,
    campaign.armies
      .filter(({ id }) => Object.hasOwn(wanted, id))
      .map((army) => {
        const units = wanted[army.id];
        return units === 'all' ? army : { ...army, units: army.units.filter(({ id }) => units.includes(id)) };
      }),
  );

/** Returns the roll for an army's special objective, unless it has one already. */
export const rollFor = (campaign: Campaign, match: string, army: string): CampaignCommand | undefined => {
  const part = matchOf(campaign, match)?.armies.find((one) => one.army === army);
  return part?.objective === undefined ? { type: 'roll-objective', match, army } : undefined;
};
