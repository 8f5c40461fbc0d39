import {
  type Campaign,
  type CampaignArmy,
  takeName,
  freeId,
  type NewUnit,
  NO_CAMPAIGN,
  ownBookIds,
  comparableName,
  purchasesFor,
  type TakenNames,
  takenNamesFor,
  rulesOf,
  selectionOf,
  unitOfBook,
  unitsOfList,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import { type ApprovalOptions, approvalOf } from '../campaign/approval.ts';
import { decideAll, openCampaign, type WriteOptions, writeFacts, withWriteOptions } from '../campaign/run-and-write.ts';
import { demandGame } from '../campaign/enlisting.ts';
import { findArmy, readName } from '../campaign/naming.ts';
import { refusalStop, stopWith } from '../campaign/refusals.ts';
import { listRecruits } from '../campaign/recruits.ts';
import { findBookUnit, findOffer, searchedBooks } from '../campaign/book-search.ts';
import { CommandError } from '../findings.ts';
import { collectValues, wholeBetween, splitAtCommas } from '../options.ts';
import { loadNamed } from '../army-load.ts';

interface RecruitOptions extends WriteOptions, ApprovalOptions {
  army: string;
  unit?: string;
  upgrades?: string[];
  name?: string;
  veteran?: boolean;
  combined?: boolean;
  from?: string;
  list?: boolean;
  cost?: number;
  models?: number;
  hero?: boolean;
  book?: string[];
}

/** Makes `muster campaign recruit`, which recruits a unit after a match. */
export const recruitCommand = (): Command =>
  withWriteOptions(
    new Command('recruit')
      .description('recruit a unit from the books of an army, or list the available units')
      .argument('<file>', 'the campaign file')
      .requiredOption('--army <army>', 'the army that recruits')
      .option('--unit <unit>', 'the unit, by its id or name in the book or in the list')
      .option('--upgrades <options>', 'its upgrades, by id, separated by commas', splitAtCommas)
      .option('--name <name>', 'the name of the unit')
      .option('--veteran', 'recruit a veteran: costs more and has experience')
      .option('--combined', 'two copies of the unit, combined into one')
      .option('--list', 'show the units of its books with their prices; with --unit, the upgrades of that unit')
      .option('--from <list>', 'take the unit from this list instead of a book')
      .option(
        '--approved-by <name>',
        "the organiser who approves a unit that is not in the army's books; needs --reason",
      )
      .option('--reason <text>', 'why the organiser approves it')
      .addOption(
        new Option('--cost <points>', 'the price of a unit that is not in a book').argParser(wholeBetween(0, 5000)),
      )
      .addOption(new Option('--models <number>', 'the number of models of that unit').argParser(wholeBetween(1, 30)))
      .option('--hero', 'that unit is a hero')
      .option('--book <file>', 'an army book of Muster or Army Forge (repeatable)', collectValues),
    true,
  ).action(recruit);

const recruit = async (file: string, options: RecruitOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign, facts } = opened;
  const army = findArmy(campaign, options.army);
  if (options.list) return listRecruits(campaign, army, options);
  const register = takenNamesFor(campaign, facts, army);
  const made = await newRecruit(campaign, army, register, options);
  // A given name stays as it is; the rules check if it is free.
  const name = options.name === undefined ? undefined : readName(options.name, 'The name');
  const unit = name === undefined ? made : { ...made, id: freeId(name, register.ids, 'unit'), name };
  const approved = approvalOf(options);
  if (!approved) demandOwn(campaign, army, unit);
  const decided = await decideAll(
    campaign,
    [
      () => ({
        type: 'recruit',
        army: army.id,
        unit,
        ...(options.veteran ? { veteran: true } : {}),
        ...(approved ? { approved } : {}),
      }),
    ],
    options,
  );
  writeFacts(opened, decided, options);
};

/** Refuses units from other books for armies that joined before books were saved: these have only the books of their units. */
const demandOwn = (campaign: Campaign, army: CampaignArmy, { id, name = id, kit }: NewUnit): void => {
  const own = ownBookIds(army);
  const book = selectionOf({ kit })?.unit.book;
  if (army.books === undefined && book !== undefined && own.size > 0 && !own.has(book))
    throw refusalStop({ code: 'not-in-books', what: name, have: `the books of ${army.name}` }, campaign);
};

const newRecruit = async (
  campaign: Campaign,
  army: CampaignArmy,
  register: TakenNames,
  options: RecruitOptions,
): Promise<NewUnit> => {
  if (options.from !== undefined) return fromList(campaign, army, register, options);
  if (options.unit === undefined)
    throw new CommandError(
      'Choose a unit with --unit (--list shows the units of the books), or take one from a list with --from.',
    );
  if (options.cost !== undefined) return byHand(options.unit, register, options);
  const { unit, book } = findBookUnit(campaign, army, options.unit, options.book);
  const offers = purchasesFor(book, unit).map((purchase) => ({ purchase }));
  const purchases = (options.upgrades ?? []).map((word) => findOffer(offers, word).purchase);
  return unitOfBook({ unit, purchases, combined: options.combined }, register);
};

const fromList = async (
  campaign: Campaign,
  army: CampaignArmy,
  register: TakenNames,
  { from: list = '', unit: word, book }: RecruitOptions,
): Promise<NewUnit> => {
  const { read } = await loadNamed(list, { book, system: rulesOf(campaign).system });
  demandGame(list, read, rulesOf(campaign).system);
  // Compare with the names of the list itself, not with the names that are free in the campaign.
  const units = unitsOfList(read, takenNamesFor(NO_CAMPAIGN, []), searchedBooks(campaign, army, book));
  const matching =
    word === undefined
      ? units
      : units.filter(({ id, name = id }) => id === word || comparableName(name) === comparableName(word));
  if (matching.length !== 1)
    throw stopWith('unknown-unit', `Choose a unit of ${list}: --unit ${units.map(({ id }) => id).join(' or ')}.`);
  const [{ id, name = id }] = matching;
  return { ...matching[0], ...takeName(register, name) };
};

/** Makes a unit that is not in a book, from its name and price. It can be recruited, but Muster cannot play its battles. */
const byHand = (word: string, register: TakenNames, { cost = 0, models, hero }: RecruitOptions): NewUnit => ({
  ...takeName(register, readName(word, 'The unit')),
  base: cost,
  ...(models === undefined ? {} : { models }),
  ...(hero ? { hero } : {}),
});
