import { type ArmyBook, type BookUnit, purchaseCost } from '@muster/army';
import { armyBooks, type Campaign, type CampaignArmy, isBookHero, purchasesFor, rulesOf } from '@muster/campaign';
import { paint } from '../colours.ts';
import { printLine, printJson } from '../screen.ts';
import { findBookUnit, searchedBooks } from './book-search.ts';

/** A unit that an army may recruit, and what may be bought with it. */
interface Recruit {
  id: string;
  name: string;
  size: number;
  quality: number;
  defense: number;
  cost: number;
  hero: boolean;
  upgrades: { id: string; name: string; section: string; cost: number }[];
}

const recruitOf = (book: ArmyBook, unit: BookUnit): Recruit => ({
  id: unit.id,
  name: unit.name,
  size: unit.size,
  quality: unit.quality,
  defense: unit.defense,
  cost: unit.cost,
  hero: isBookHero(unit),
  upgrades: purchasesFor(book, unit).map((purchase) => ({
    id: purchase.option.uid,
    name: purchase.option.label,
    section: purchase.section.label,
    cost: purchaseCost(unit.id, purchase),
  })),
});

interface ListOptions {
  unit?: string;
  book?: readonly string[];
  json?: boolean;
}

/** Lists what the books of an army offer: all units, or one unit with its upgrades. */
export const listRecruits = (campaign: Campaign, army: CampaignArmy, { unit: word, book, json }: ListOptions): void => {
  const own = armyBooks(campaign, army, searchedBooks(campaign, army, book));
  const found = word === undefined ? undefined : findBookUnit(campaign, army, word, book);
  const shown = found
    ? [{ book: found.book, units: [found.unit] }]
    : own.map((one) => ({ book: one, units: one.units }));
  const books = shown.map(({ book: one, units }) => ({
    name: one.name,
    version: one.version,
    units: units.map((unit) => recruitOf(one, unit)),
  }));
  const { veteran } = rulesOf(campaign);
  if (json) return printJson({ ok: true, army: army.id, bank: army.bank, veteran, books });
  const { bold } = paint();
  printLine(
    `${army.name}: ${army.bank} points in the bank. A veteran costs ${veteran.surcharge} points more and has ${veteran.xp} XP.`,
  );
  for (const { name, units } of books) {
    printLine(bold(name));
    for (const unit of units) for (const line of unitLines(unit, found !== undefined)) printLine(line);
  }
  if (books.length === 0)
    printLine(
      'No army book of this army is known. Add one with --book, or recruit without a book: --unit NAME --cost POINTS.',
    );
  else if (!found) printLine('--list --unit UNIT shows the upgrades of a unit.');
};

const unitLines = ({ id, name, size, quality, defense, cost, hero, upgrades }: Recruit, isWhole: boolean): string[] => {
  const { dim } = paint();
  const line = `  ${String(cost).padStart(4)}  ${name} [${size}] Q${quality}+ D${defense}+${hero ? ', hero' : ''}  ${dim(id)}`;
  if (!isWhole) return [line];
  const sections = [...new Set(upgrades.map(({ section }) => section))];
  return [
    line,
    ...sections.flatMap((section) => [
      `        ${section}`,
      ...upgrades
        .filter((upgrade) => upgrade.section === section)
        .map((upgrade) => `        ${String(upgrade.cost).padStart(4)}  ${upgrade.name}  ${dim(upgrade.id)}`),
    ]),
  ];
};
