import { parseWeapon } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  freeId,
  type NewUpgrade,
  offersFor,
  salePriceOf,
  valueOf,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import {
  carryOut,
  openCampaign,
  type OpenedCampaign,
  type WriteOptions,
  withWriteOptions,
} from '../campaign/run-and-write.ts';
import { saleText } from '../campaign/trades.ts';
import { findUnit, readName } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { findOffer, hasName, searchedBooks } from '../campaign/book-search.ts';
import { paint } from '../colours.ts';
import { badInput, CommandError } from '../findings.ts';
import { collectValues, wholeBetween } from '../options.ts';
import { printLine, printJson } from '../screen.ts';

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
  withWriteOptions(
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
      .option('--book <file>', 'an army book of Muster or Army Forge (repeatable)', collectValues),
    true,
  ).action(upgrade);

const upgrade = async (file: string, options: UpgradeOptions): Promise<void> => {
  const { buy, sell, list } = options;
  if ([buy, sell, list || undefined].filter((one) => one !== undefined).length !== 1)
    throw new CommandError('Add exactly one of --buy, --sell and --list.');
  if (list) return listOffers(openCampaign(file), options);
  await carryOut(
    file,
    ({ campaign }) => {
      const { unit, army } = findUnit(campaign, options.unit);
      if (sell !== undefined) {
        const owned =
          unit.upgrades.find(({ id }) => id === sell) ?? unit.upgrades.find((one) => hasName(one.name, sell));
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
  const offers = offersFor(campaign, unit, searchedBooks(campaign, army, book));
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

const listOffers = ({ campaign }: OpenedCampaign, { unit: word, book, json }: UpgradeOptions): void => {
  const { unit, army } = findUnit(campaign, word);
  const offers = offersFor(campaign, unit, searchedBooks(campaign, army, book)).map(({ purchase, cost }) => ({
    id: purchase.option.uid,
    name: purchase.option.label,
    section: purchase.section.label,
    cost,
  }));
  const owned = unit.upgrades.map(({ id, name, cost }) => ({ id, name, cost, sale: salePriceOf(cost).points }));
  if (json) return printJson({ ok: true, unit: unit.id, bank: army.bank, offers, owned });
  const { bold, dim } = paint();
  printLine(bold(`${unit.name}, ${valueOf(unit)} points; ${army.name} has ${army.bank} points in the bank`));
  for (const section of new Set(offers.map((offer) => offer.section))) {
    printLine(`  ${section}`);
    for (const { id, name, cost } of offers.filter((offer) => offer.section === section))
      printLine(`    ${String(cost).padStart(4)}  ${name}  ${dim(id)}`);
  }
  if (offers.length === 0) printLine('  No book has upgrades for it. Add a book with --book.');
  for (const { id, name, cost } of owned)
    printLine(`  has ${name}, bought for ${cost}; sells for ${saleText(cost)}  ${dim(id)}`);
};
