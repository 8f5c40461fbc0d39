import type { Sheet, SheetUnit, SheetWeapon } from '@muster/army';
import { pierced } from '../army-text.ts';
import { element, text } from './markup.ts';
import { ruleList } from './reference.ts';

/** What a card needs besides its unit. */
export interface CardContext {
  sheet: Sheet;
  /** Whether to leave room for experience and traits. */
  campaign: boolean;
}

/** Returns the card of a unit: values, weapons, rules, boxes for wounds, and its experience. */
export const unitCard = (unit: SheetUnit, { sheet, campaign }: CardContext): string =>
  element(
    'article',
    unit.hero ? 'card hero' : 'card',
    head(unit),
    badges(unit),
    bond(unit, sheet),
    weaponTable(unit.weapons),
    ruleList(unit, sheet),
    woundBoxes(unit),
    campaign ? experience(unit) : '',
  );

const head = ({ name, size, base, points, hero, combined }: SheetUnit): string => {
  const kind = [
    hero ? 'Hero' : size === 1 ? 'One model' : `${size} models`,
    ...(combined ? ['combined unit'] : []),
    `${base} mm`,
  ].join(' · ');
  return element(
    'header',
    'head',
    element('div', '', element('h2', '', text(name)), element('p', 'kind', kind)),
    element('div', 'cost', String(points), element('small', '', 'points')),
  );
};

const badges = ({ quality, defense, tough, size }: SheetUnit): string => {
  const most = Math.max(...tough, 1);
  const some = tough.filter((one) => one === most).length;
  const badge = (label: string, value: string): string => element('li', '', label, ' ', element('b', '', value));
  return element(
    'ul',
    'badges',
    badge('Quality', `${quality}+`),
    badge('Defense', `${defense}+`),
    most === 1 ? '' : badge(some === size ? 'Tough' : `Tough (${some} of ${size})`, String(most)),
  );
};

/** Returns the unit that a hero joins, and the heroes that join a unit. */
const bond = ({ joins, heroes }: SheetUnit, { units }: Sheet): string => {
  const nameOf = (id: string): string[] => units.filter((unit) => unit.id === id).map(({ name }) => text(name));
  const lines = [
    ...(joins === undefined ? [] : nameOf(joins).map((name) => `Joins ${name}`)),
    ...heroes.flatMap(nameOf).map((name) => `With ${name}`),
  ];
  return lines.map((line) => element('p', 'bond', line)).join('');
};

/** Returns the weapons of a unit as a table: number, range, attacks, AP and other rules. */
export const weaponTable = (weapons: readonly SheetWeapon[]): string => {
  if (weapons.length === 0) return '';
  const cells = (tag: 'th' | 'td', content: readonly string[]): string =>
    element(
      'tr',
      '',
      ...content.map((cell) => (tag === 'th' ? `<th scope="col">${cell}</th>` : element('td', '', cell))),
    );
  const rows = weapons.map(({ name, copies, range, attacks, rules }) => {
    const { ap, special } = pierced(rules);
    const many = copies === 1 ? '' : `${element('span', 'many', `${copies}×`)} `;
    const reach = range === undefined ? 'melee' : `${range}&Prime;`;
    return cells('td', [many + text(name), reach, String(attacks), ap === '-' ? '–' : ap, text(special.join(', '))]);
  });
  return element(
    'table',
    '',
    element('thead', '', cells('th', ['Weapon', 'Range', 'A', 'AP', 'Special'])),
    element('tbody', '', ...rows),
  );
};

const box = (shape: string): string => element('i', shape);
const boxes = (many: number, shape: (index: number) => string): string =>
  element('span', 'group', ...Array.from({ length: many }, (_, i) => box(shape(i))));

/** Returns a box for every wound of models with Tough, or a ring for every model. */
const woundBoxes = ({ tough, size }: SheetUnit): string => {
  const isTough = tough.some((one) => one > 1);
  if (!isTough && size === 1) return '';
  const marks = isTough
    ? tough.map((many) => boxes(many, () => 'box'))
    : fives(size).map((many) => boxes(many, () => 'box round'));
  return element('div', 'marks', element('span', '', isTough ? 'Wounds' : 'Models'), element('div', 'wrap', ...marks));
};

/** Splits a number into fives and the remainder. */
const fives = (many: number): number[] =>
  Array.from({ length: Math.ceil(many / 5) }, (_, i) => Math.min(5, many - i * 5));

const XP_BOXES = 30;

const experience = ({ xp, traits }: SheetUnit): string => {
  const groups = fives(Math.max(XP_BOXES, xp)).map((many, group) =>
    boxes(many, (i) => (group * 5 + i < xp ? 'box full' : 'box')),
  );
  return element(
    'section',
    'story',
    element('div', 'marks xp', element('span', '', 'XP'), element('div', 'rows', ...groups)),
    traits.length === 0 ? '' : element('ul', 'stamps', ...traits.map((trait) => element('li', '', text(trait)))),
    element('div', 'lines', element('i', ''), element('i', '')),
  );
};
