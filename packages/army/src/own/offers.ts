import type { ArmyBook, BookUnit, Purchase, UpgradeSection } from '../book/book.ts';

/** Returns the upgrade sections that are available to a unit of a book. */
export const openSections = ({ packages }: ArmyBook, unit: BookUnit): UpgradeSection[] =>
  packages
    .filter(({ uid }) => unit.packages.includes(uid))
    .flatMap(({ sections }) => sections)
    .filter(({ uid }) => !unit.closed.includes(uid));

/**
 * Splits upgrades between the halves of a unit: every half buys upgrades for all models, other upgrades go to the half
 * that has bought least from their section.
 */
export const splitUpgrades = (purchases: readonly Purchase[], halves: number): Purchase[][] => {
  const dealt = Array.from({ length: halves }, (): Purchase[] => []);
  for (const purchase of purchases) {
    const { section } = purchase;
    const bought = (half: readonly Purchase[]): number => half.filter((one) => one.section.uid === section.uid).length;
    const least = Math.min(...dealt.map(bought));
    const takers = section.affects?.type === 'all' ? dealt : dealt.filter((half) => bought(half) === least).slice(0, 1);
    for (const half of takers) half.push(purchase);
  }
  return dealt;
};
