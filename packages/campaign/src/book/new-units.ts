import {
  type ArmyBook,
  type BookUnit,
  openSections,
  type Purchase,
  purchaseCost,
  type ReadList,
  type Selection,
  unitsOfSelections,
} from '@muster/army';
import type { NewUnit, NewUpgrade } from '../decide/command.ts';
import type { ReadyUnit } from '../state/campaign.ts';

const isCaster = (name: string): boolean => name.toLowerCase() === 'caster';
const isHero = (name: string): boolean => name.toLowerCase() === 'hero';

/** Whether an upgrade is for the whole unit: both halves of a combined one buy it. */
const isForAll = ({ section }: Purchase): boolean => section.affects?.type === 'all';

/** A purchase as an upgrade of a campaign, under an id that no other upgrade of the unit has. */
export const newUpgrade = (
  { unit, combined }: Pick<Selection, 'unit' | 'combined'>,
  purchase: Purchase,
  taken: readonly string[] = [],
): NewUpgrade => {
  const { uid, label, gains } = purchase.option;
  return {
    id: freeName(uid, taken, '-'),
    name: label,
    cost: purchaseCost(unit.id, purchase) * (combined && isForAll(purchase) ? 2 : 1),
    purchase,
    ...(gains.some((gear) => gear.kind === 'rule' && isHero(gear.rule.name)) ? { hero: true as const } : {}),
  };
};

/** A unit of a book with what is bought for it; a combined one is two of it for good (campaign:S5). */
export const newUnit = (
  id: string,
  name: string,
  unit: BookUnit,
  purchases: readonly Purchase[] = [],
  combined = false,
): NewUnit => {
  const upgrades: NewUpgrade[] = [];
  for (const purchase of purchases)
    upgrades.push(
      newUpgrade(
        { unit, combined },
        purchase,
        upgrades.map((one) => one.id),
      ),
    );
  const rules = [...unit.rules, ...purchases.flatMap(({ option }) => option.gains.flatMap(rulesOf))];
  const selection: Selection = { id, unit, purchases: [], combined, xp: 0, traits: [] };
  const copies = combined ? 2 : 1;
  return {
    id,
    name,
    base: unit.cost * copies,
    hero: unit.rules.some((rule) => isHero(rule.name)),
    models: unit.size * copies,
    casts: rules.some((rule) => isCaster(rule.name)),
    upgrades,
    kit: { selection },
  };
};

type Gear = Purchase['option']['gains'][number];

const rulesOf = (gear: Gear): { name: string }[] =>
  gear.kind === 'rule' ? [gear.rule] : gear.kind === 'item' ? gear.content.flatMap(rulesOf) : [];

/** A unit as a list has it ready: its price is one sum, and nothing of it is sold. */
export const readyNewUnit = (id: string, name: string, unit: ReadyUnit): NewUnit => ({
  id,
  name,
  base: unit.cost,
  hero: unit.rules.some((rule) => rule.id === 'hero'),
  models: unit.models.length,
  casts: [...unit.rules, ...unit.models.flatMap(({ rules }) => rules)].some((rule) => rule.id === 'caster'),
  kit: { unit },
});

/** The units of a list as an army's first units: named apart, with ids that begin with the army's. */
export const unitsOfList = (army: string, { selected, list }: ReadList): NewUnit[] => {
  const names: string[] = [];
  const ids: string[] = [];
  const called = (wanted: string): { id: string; name: string } => {
    const name = freeName(wanted, names, ' ');
    names.push(name);
    const id = freeName(`${army}-${slugOf(wanted)}`, ids, '-');
    ids.push(id);
    return { id, name };
  };
  if (selected)
    return unitsOfSelections(selected.selections).map((parts) => {
      const [{ unit, title, combined }] = parts;
      const { id, name } = called(title ?? unit.name);
      return newUnit(
        id,
        name,
        unit,
        parts.flatMap(({ purchases }, half) => purchases.filter((one) => half === 0 || !isForAll(one))),
        combined,
      );
    });
  return (list?.army.units ?? []).map((unit) => {
    const { id, name } = called(unit.name);
    return readyNewUnit(id, name, unit);
  });
};

/** A name as an id: small letters, digits and dashes. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'unit';

/** A name that is not taken: the wanted one, or with a number after it. */
export const freeName = (wanted: string, taken: readonly string[], gap: string): string => {
  let name = wanted;
  for (let i = 2; taken.includes(name); i++) name = `${wanted}${gap}${i}`;
  return name;
};

/** What a unit may still be given by its book. */
export const offersFor = (book: ArmyBook, unit: BookUnit): Purchase[] =>
  openSections(book, unit).flatMap((section) => section.options.map((option) => ({ section, option })));
