import {
  type BookUnit,
  gearText,
  type MusterBook,
  openSections,
  purchaseCost,
  type UpgradeSection,
} from '@muster/army';
import { newestRuleset } from '@muster/rules';
import type { Paint } from './colours.ts';
import { lineWidth, wrapText } from './text-table.ts';

const WIDEST = 110;
const ROOM_FOR_PRICE = 7;

/** Returns a book as lines: its units with their equipment, and their options with prices and ids. */
export const bookLines = (book: MusterBook, colours: Paint): string[] => {
  const { system, units } = book;
  const widest = Math.max(...units.map(({ name }) => name.length));
  const ids = book.packages.flatMap(({ sections }) => sections.flatMap(({ options }) => options.map(({ uid }) => uid)));
  const longest = Math.max(0, ...ids.map((id) => id.length));
  const room = Math.max(20, lineWidth(WIDEST) - OPTION.length - ROOM_FOR_PRICE - 2 - longest);
  return [
    '',
    colours.bold(newestRuleset(system).name),
    ...units.flatMap((unit) => [
      headLine(unit, widest, colours),
      ...wrapText(gearOf(unit), lineWidth(WIDEST) - INNER.length).map((line) => INNER + line),
      ...openSections(book, unit).flatMap((section) => sectionLines(unit, section, room, colours)),
      '',
    ]),
  ];
};

const INNER = '     ';
const OPTION = '       ';

const headLine = ({ name, size, quality, defense, cost, id }: BookUnit, widest: number, { bold, dim }: Paint): string =>
  `  ${String(size).padStart(2)} ${bold(name.padEnd(widest))}  Q${quality}+ D${defense}+  ${String(cost).padStart(4)}  ${dim(id)}`;

/** Returns the rules and gear of a unit as text. */
const gearOf = ({ rules, gear }: BookUnit): string =>
  [...rules.map((rule) => gearText({ kind: 'rule', name: rule.name, count: 1, rule })), ...gear.map(gearText)].join(
    ', ',
  );

/** Returns a section with its options: gear, price for this unit, and id. */
const sectionLines = (unit: BookUnit, section: UpgradeSection, room: number, { dim }: Paint): string[] => [
  `${INNER}${section.label}`,
  ...section.options.flatMap((option) => {
    const [first, ...more] = wrapText(option.label, room);
    const price = signed(purchaseCost(unit.id, { section, option }));
    return [
      `${OPTION}${first.padEnd(room)}${price.padStart(ROOM_FOR_PRICE)}  ${dim(option.uid)}`,
      ...more.map((line) => `${OPTION}  ${line}`),
    ];
  }),
];

const signed = (cost: number): string => (cost > 0 ? `+${cost}` : String(cost));

/** Returns a book as data for programs. */
export const bookData = (book: MusterBook): object => ({
  system: book.system,
  units: book.units.map((unit) => ({
    id: unit.id,
    name: unit.name,
    size: unit.size,
    quality: unit.quality,
    defense: unit.defense,
    cost: unit.cost,
    gear: gearOf(unit),
    upgrades: openSections(book, unit).map((section) => ({
      label: section.label,
      options: section.options.map((option) => ({
        id: option.uid,
        label: option.label,
        cost: purchaseCost(unit.id, { section, option }),
      })),
    })),
  })),
});
