import {
  type Campaign,
  canField,
  type Command as CampaignCommand,
  matchOf,
  mayPlay,
  openMatchOf,
} from '@muster/campaign';
import { type Bring, bringWithin } from '@muster/host';
import { Stop } from '../findings.ts';
import { words } from '../options.ts';
import { armyId, unitId } from './naming.ts';

const ID = /^[A-Za-z0-9][\w.-]{0,39}$/;

/** What a new match is called: as somebody said, or the next number. */
export const newMatch = ({ matches }: Campaign, wanted?: string): string => {
  if (wanted !== undefined && !ID.test(wanted))
    throw new Stop(`"${wanted}" cannot be the name of a match: letters, digits and - are fine.`);
  let number = matches.length + 1;
  while (matches.some(({ id }) => id === `m${number}`)) number++;
  return wanted ?? `m${number}`;
};

/** The armies that could begin a match now. */
export const freeArmies = (campaign: Campaign): string[] =>
  campaign.armies
    .filter((army) => !openMatchOf(campaign, army.id) && canField(army) && mayPlay(campaign, army))
    .map(({ id }) => id);

/** What armies bring, as it was typed; everything that can come when nothing was said. */
export const readBring = (campaign: Campaign, pairs?: readonly string[]): Record<string, 'all' | string[]> => {
  if (pairs === undefined)
    return Object.fromEntries(
      campaign.armies.filter((army) => canField(army) && mayPlay(campaign, army)).map(({ id }) => [id, 'all']),
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

/** What the gap allows of what armies want to bring. */
export const fitted = (campaign: Campaign, wanted: Bring): Bring =>
  bringWithin(
    campaign,
    campaign.armies
      .filter(({ id }) => Object.hasOwn(wanted, id))
      .map((army) => {
        const units = wanted[army.id];
        return units === 'all' ? army : { ...army, units: army.units.filter(({ id }) => units.includes(id)) };
      }),
  );

/** The roll for an army's objective, where that has not been rolled yet. */
export const rollFor = (campaign: Campaign, match: string, army: string): CampaignCommand | undefined => {
  const part = matchOf(campaign, match)?.armies.find((one) => one.army === army);
  return part?.objective === undefined ? { type: 'roll-objective', match, army } : undefined;
};
