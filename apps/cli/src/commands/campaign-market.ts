import { type ArmyBook, type BookUnit, instead, openSections, type Purchase } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type NewUnit,
  type NewUpgrade,
  plainName,
  rulesOf,
  saleOf,
  valueOf,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import {
  carryOut,
  decideAll,
  openCampaign,
  type Opened,
  type WriteOptions,
  writeDown,
  writes,
} from '../campaign/carry.ts';
import { booksOf, demandGame, fromBook, newUnitsOf, newUpgrade, type Register } from '../campaign/enlisting.ts';
import { findArmy, findUnit, freeId, freeName, readName, takenIds } from '../campaign/naming.ts';
import { findOffer, type Offer, offersFor, upgradeIds } from '../campaign/offers.ts';
import { stopWith } from '../campaign/refusals.ts';
import { paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { loadBooks } from '../list-files.ts';
import { gather, wholeBetween, words } from '../options.ts';
import { say, sayJson } from '../screen.ts';
import { loadNamed } from './army-load.ts';

interface UpgradeOptions extends WriteOptions {
  unit: string;
  buy?: string;
  sell?: string;
  list?: boolean;
  cost?: number;
  book?: string[];
}

const bookOption = (): Option =>
  new Option('--book <file>', 'an army book of Muster or Army Forge; may be given several times').argParser(gather);

/** `muster campaign upgrade`: what a unit may buy and sell after a match. */
export const upgradeCommand = (): Command =>
  writes(
    new Command('upgrade')
      .description('buy an upgrade for a unit, sell one, or list what there is')
      .argument('<file>', 'the file of the campaign')
      .requiredOption('--unit <unit>', 'the unit')
      .option('--buy <option>', 'what to buy, by its id or name')
      .option('--sell <upgrade>', 'what to sell, by its id or name')
      .option('--list', 'say what the unit is offered and what it could sell')
      .addOption(
        new Option('--cost <points>', 'the price of something that no book at hand offers').argParser(
          wholeBetween(-5000, 5000),
        ),
      )
      .addOption(bookOption()),
    true,
  ).action(upgrade);

const upgrade = async (file: string, options: UpgradeOptions): Promise<void> => {
  const { buy, sell, list } = options;
  if ([buy, sell, list || undefined].filter((one) => one !== undefined).length !== 1)
    throw new Stop('Say one thing: --buy, --sell or --list.');
  if (list) return listOffers(openCampaign(file), options);
  await carryOut(
    file,
    ({ campaign }) => {
      const { unit } = findUnit(campaign, options.unit);
      if (sell !== undefined) {
        const owned =
          unit.upgrades.find(({ id }) => id === sell) ??
          unit.upgrades.find((one) => plainName(one.name) === plainName(sell));
        return [() => ({ type: 'sell', unit: unit.id, upgrade: owned?.id ?? sell })];
      }
      const bought = wantedUpgrade(campaign, unit, options);
      return [() => ({ type: 'buy', unit: unit.id, upgrade: bought })];
    },
    options,
  );
};

const offersOf = (campaign: Campaign, unit: CampaignUnit, book?: readonly string[]): Offer[] => {
  const { system } = rulesOf(campaign);
  return offersFor(unit, booksOf(loadBooks(book), system), system);
};

const wantedUpgrade = (
  campaign: Campaign,
  unit: CampaignUnit,
  { buy = '', cost, book }: UpgradeOptions,
): NewUpgrade => {
  const taken = upgradeIds(unit.upgrades);
  if (cost !== undefined) {
    const name = readName(buy, 'The upgrade');
    return { id: freeId(name, taken, 'upgrade'), name, cost };
  }
  const offers = offersOf(campaign, unit, book);
  if (offers.length === 0)
    throw stopWith(
      'not-offered',
      `No book at hand offers ${unit.name} anything. Give its book with --book, or name the price with --cost.`,
      { what: buy },
    );
  const { purchase, cost: price } = findOffer(offers, buy);
  const { kit } = unit;
  if (!kit || !('selection' in kit)) throw new Stop(`${unit.name} comes from no book.`);
  return { ...newUpgrade(kit.selection.unit, purchase, 1, taken), cost: price };
};

const listOffers = ({ campaign }: Opened, { unit: word, book, json }: UpgradeOptions): void => {
  const { unit, army } = findUnit(campaign, word);
  const offers = offersOf(campaign, unit, book);
  const owned = unit.upgrades.map(({ id, name, cost }) => ({ id, name, cost, sale: cost === 5 ? 5 : saleOf(cost) }));
  const shown = offers.map(({ purchase: { section, option }, cost }) => ({
    id: option.uid,
    name: option.label,
    section: section.label,
    cost,
  }));
  if (json) return sayJson({ ok: true, unit: unit.id, bank: army.bank, offers: shown, owned });
  const { bold, dim } = paint();
  say(bold(`${unit.name}, ${valueOf(unit)} points; ${army.name} has ${army.bank} points in the bank`));
  for (const section of new Set(shown.map((offer) => offer.section))) {
    say(`  ${section}`);
    for (const { id, name, cost } of shown.filter((offer) => offer.section === section))
      say(`    ${String(cost).padStart(4)}  ${name}  ${dim(id)}`);
  }
  if (shown.length === 0) say('  No book at hand offers it anything; --book adds one.');
  for (const { id, name, cost, sale } of owned)
    say(`  has ${name}, bought for ${cost}; sells for ${cost === 5 ? '5 on a 4 or more' : sale}  ${dim(id)}`);
};

interface RecruitOptions extends WriteOptions {
  army: string;
  unit?: string;
  upgrades?: string[];
  name?: string;
  veteran?: boolean;
  combined?: boolean;
  list?: string;
  cost?: number;
  models?: number;
  hero?: boolean;
  book?: string[];
}

/** `muster campaign recruit`: new units after a match. */
export const recruitCommand = (): Command =>
  writes(
    new Command('recruit')
      .description('recruit a unit from a book, or one of a list')
      .argument('<file>', 'the file of the campaign')
      .requiredOption('--army <army>', 'whose recruit it is')
      .option('--unit <unit>', 'the unit, by its id or name in the book or in the list')
      .option('--upgrades <options>', 'what is bought with it, by ids with commas', words)
      .option('--name <name>', 'what the unit is called')
      .option('--veteran', 'a veteran: dearer, and with experience')
      .option('--combined', 'two copies of the unit, fielded as one')
      .option('--list <list>', 'take the unit from this list instead of a book')
      .addOption(
        new Option('--cost <points>', 'the price of a unit that no book at hand has').argParser(wholeBetween(0, 5000)),
      )
      .addOption(new Option('--models <number>', 'how many models such a unit has').argParser(wholeBetween(1, 30)))
      .option('--hero', 'such a unit is a hero')
      .addOption(bookOption()),
    true,
  ).action(recruit);

const recruit = async (file: string, options: RecruitOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign, facts } = opened;
  const army = findArmy(campaign, options.army);
  const register: Register = {
    ids: takenIds(campaign, facts),
    names: new Set(army.units.map(({ name }) => plainName(name))),
  };
  const unit = await newRecruit(campaign, army, register, options);
  const decided = await decideAll(
    campaign,
    [() => ({ type: 'recruit', army: army.id, unit, ...(options.veteran ? { veteran: true } : {}) })],
    options,
  );
  writeDown(opened, decided, options);
};

const newRecruit = async (
  campaign: Campaign,
  army: CampaignArmy,
  register: Register,
  options: RecruitOptions,
): Promise<NewUnit> => {
  const title = options.name === undefined ? undefined : readName(options.name, 'The name');
  if (options.list !== undefined) return fromList(campaign, register, options, title);
  if (options.unit === undefined) throw new Stop('Say whom: --unit with a unit of a book, or --list with a list.');
  if (options.cost !== undefined) return byHand(options.unit, register, options, title);
  const { system } = rulesOf(campaign);
  const books = booksOf(loadBooks(options.book), system);
  const { unit, book } = findBookUnit(books, army, options.unit, options.book !== undefined);
  const offers = openSections(book, unit).flatMap((section) => section.options.map((option) => ({ section, option })));
  const purchases = (options.upgrades ?? []).map((word) => findPurchase(offers, unit, word));
  const made = fromBook(unit, purchases, options.combined === true, register);
  // A name that was said stays as it is; whether it is free is for the rules to say.
  return title === undefined ? made : { ...made, id: freeId(title, register.ids, 'unit'), name: title };
};

const findPurchase = (offers: readonly Purchase[], unit: BookUnit, word: string): Purchase => {
  const found = offers.find(({ option }) => option.uid === word || option.label.toLowerCase() === word.toLowerCase());
  if (found) return found;
  const ids = offers.map(({ option }) => option.uid);
  throw stopWith('not-offered', `${unit.name} is offered no "${word}"; ${instead(word, ids)}.`.replace('?.', '?'), {
    what: word,
  });
};

/** A unit of a book: of those that were given, of those that the army comes from, or of any. */
const findBookUnit = (
  books: readonly ArmyBook[],
  army: CampaignArmy,
  word: string,
  given: boolean,
): { unit: BookUnit; book: ArmyBook } => {
  const own = new Set(army.units.flatMap(({ kit }) => (kit && 'selection' in kit ? [kit.selection.unit.book] : [])));
  const near = given ? books : books.filter(({ uid }) => own.has(uid));
  for (const shelf of [near, books])
    for (const book of shelf) {
      const unit =
        book.units.find(({ id }) => id === word) ?? book.units.find(({ name }) => plainName(name) === plainName(word));
      if (unit) return { unit, book };
    }
  const ids = (near.length > 0 ? near : books).flatMap(({ units }) => units.map(({ id }) => id));
  throw stopWith(
    'not-offered',
    `No book at hand has a unit "${word}" (--book adds one); ${instead(word, ids)}.`.replace('?.', '?'),
    { what: word },
  );
};

const fromList = async (
  campaign: Campaign,
  register: Register,
  { list = '', unit: word, book }: RecruitOptions,
  title?: string,
): Promise<NewUnit> => {
  const { read } = await loadNamed(list, { book });
  demandGame(list, read, rulesOf(campaign).system);
  const names = new Set<string>();
  const units = newUnitsOf(read, { ids: new Set(), names });
  const found =
    word === undefined
      ? units.length === 1
        ? units[0]
        : undefined
      : units.find(({ id, name }) => id === word || plainName(name ?? '') === plainName(word));
  if (!found)
    throw stopWith('unknown-unit', `Say which unit of ${list}: --unit ${units.map(({ id }) => id).join(' or ')}.`);
  const name = title ?? found.name ?? found.id;
  return { ...found, id: freeId(name, register.ids, 'unit'), name: title ?? freeName(name, register.names) };
};

/** A unit that no book at hand has, by its name and price: it can be recruited, but not fielded by Muster. */
const byHand = (
  word: string,
  register: Register,
  { cost = 0, models, hero }: RecruitOptions,
  title?: string,
): NewUnit => {
  const name = title ?? freeName(readName(word, 'The unit'), register.names);
  return {
    id: freeId(name, register.ids, 'unit'),
    name,
    base: cost,
    ...(models === undefined ? {} : { models }),
    ...(hero ? { hero } : {}),
  };
};
