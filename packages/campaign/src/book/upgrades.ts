import { type Purchase, purchaseCost, rulesAmong, type Selection, STALE_COST } from '@muster/army';
import type { NewUpgrade } from '../contract/command.ts';
import { freeId } from './register.ts';

/** An upgrade that is bought from a book. */
export type BookUpgrade = NewUpgrade & { purchase: Purchase };

/** Whether both halves of a combined unit must buy an upgrade. */
export const isForAll = ({ section }: Purchase): boolean => section.affects?.type === 'all';

const LONGEST_NAME = 200;

/** Makes an upgrade of a unit from a purchase, with its price for the unit and a new id. */
export const newUpgrade = (
  { unit, combined }: Pick<Selection, 'unit' | 'combined'>,
  purchase: Purchase,
  taken: ReadonlySet<string>,
): BookUpgrade => {
  const { section, option } = purchase;
  const price = purchaseCost(unit.id, purchase);
  const name = (option.label || section.label || option.uid).slice(0, LONGEST_NAME);
  return {
    id: freeId(name.replace(/\s*\(.*$/, ''), taken, 'upgrade'),
    name,
    cost: price === STALE_COST ? 0 : price * (combined && isForAll(purchase) ? 2 : 1),
    purchase: compact(unit.id, purchase),
    ...(rulesAmong(option.gains).some((rule) => rule.name.toLowerCase() === 'hero') ? { hero: true } : {}),
  };
};

/** Returns a purchase without the options that the unit did not choose, to keep files small. */
const compact = (unit: string, { section, option }: Purchase): Purchase => ({
  section: { ...section, options: [] },
  option: { ...option, costs: Object.hasOwn(option.costs, unit) ? { [unit]: option.costs[unit] } : {} },
});
