import { parseWeapon } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  freeId,
  type NewUpgrade,
  offersFor,
  saleOf,
  valueOf,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import { carryOut, openCampaign, type Opened, type WriteOptions, writes } from '../campaign/carry.ts';
import { saleText } from '../campaign/dealing.ts';
import { findUnit, readName } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { findOffer, isCalled, shelfOf } from '../campaign/shelf.ts';
import { paint } from '../colours.ts';
import { badInput, Stop } from '../findings.ts';
import { gather, wholeBetween } from '../options.ts';
import { say, sayJson } from '../screen.ts';

interface UpgradeOptions extends WriteOptions {
  unit: string;
  buy?: string;
  sell?: string;
  list?: boolean;
  cost?: number;
  book?: string[];
}

/** Makes `muster campaign upgrade`, which buys, sells or lists upgrades of a unit after a match. */
export const upgradeCommand = (): Command =>
  writes(
    new Command('upgrade')
      .description('buy, sell or list upgrades of a unit')
      .argument('<file>', 'the campaign file')
      .requiredOption('--unit <unit>', 'the unit')
      .option('--buy <option>', 'the upgrade to buy, by id or name')
      .option('--sell <upgrade>', 'the upgrade to sell, by id or name')
      .option('--list', 'list the upgrades that the unit can buy or sell')
      .addOption(
        new Option('--cost <points>', 'the price of an upgrade that is not in a book').argParser(
          wholeBetween(-5000, 5000),
        ),
      )
      .option('--book <file>', 'an army book of Muster or Army Forge (repeatable)', gather),
    true,
  ).action(upgrade);

const upgrade = async (file: string, options: UpgradeOptions): Promise<void> => {
  const { buy, sell, list } = options;
  if ([buy, sell, list || undefined].filter((one) => one !== undefined).length !== 1)
    throw new Stop('Add exactly one of --buy, --sell and --list.');
  if (list) return listOffers(openCampaign(file), options);
  await carryOut(
    file,
    ({ campaign }) => {
      const { unit, army } = findUnit(campaign, options.unit);
      if (sell !== undefined) {
        const owned =
          unit.upgrades.find(({ id }) => id === sell) ?? unit.upgrades.find((one) => isCalled(one.name, sell));
        return [() => ({ type: 'sell', unit: unit.id, upgrade: owned?.id ?? sell })];
      }
      const bought = wantedUpgrade(campaign, army, unit, options);
      return [() => ({ type: 'buy', unit: unit.id, upgrade: bought })];
    },
    options,
  );
};

const wantedUpgrade = (
  campaign: Campaign,
  army: CampaignArmy,
  unit: CampaignUnit,
  { buy = '', cost, book }: UpgradeOptions,
): NewUpgrade => {
  if (cost !== undefined) {
    const name = readName(buy, 'The upgrade');
    demandWeapon(name);
    return { id: freeId(name, new Set(unit.upgrades.map(({ id }) => id)), 'upgrade'), name, cost };
  }
  const offers = offersFor(campaign, unit, shelfOf(campaign, army, book));
  if (offers.length > 0) return findOffer(offers, buy);
  throw stopWith(
    'not-offered',
    `No book has upgrades for ${unit.name}. Add its book with --book, or the price with --cost.`,
    { what: buy },
  );
};

/** Refuses an upgrade that looks like a weapon but cannot be read as one. */
const demandWeapon = (name: string): void => {
  const read = /\(.*(?:"|\bA\d)/.test(name) ? parseWeapon(name) : undefined;
  if (read && !read.ok) throw badInput(`"${name}"`, read.error);
};

const listOffers = ({ campaign }: Opened, { unit: word, book, json }: UpgradeOptions): void => {
  const { unit, army } = findUnit(campaign, word);
  const offers = offersFor(campaign, unit, shelfOf(campaign, army, book)).map(({ purchase, cost }) => ({
    id: purchase.option.uid,
    name: purchase.option.label,
    section: purchase.section.label,
    cost,
  }));
  const owned = unit.upgrades.map(({ id, name, cost }) => ({ id, name, cost, sale: saleOf(cost).points }));
  if (json) return sayJson({ ok: true, unit: unit.id, bank: army.bank, offers, owned });
  const { bold, dim } = paint();
  say(bold(`${unit.name}, ${valueOf(unit)} points; ${army.name} has ${army.bank} points in the bank`));
  for (const section of new Set(offers.map((offer) => offer.section))) {
    say(`  ${section}`);
    for (const { id, name, cost } of offers.filter((offer) => offer.section === section))
      say(`    ${String(cost).padStart(4)}  ${name}  ${dim(id)}`);
  }
  if (offers.length === 0) say('  No book has upgrades for it. Add a book with --book.');
  for (const { id, name, cost } of owned)
    say(`  has ${name}, bought for ${cost}; sells for ${saleText(cost)}  ${dim(id)}`);
};
