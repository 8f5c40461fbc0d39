import type { Extent, Gear, NamedRule, Purchase, Selection, UpgradeSection } from './book.ts';
import { countOf, hasWeapon, isSame, rulesAmong, rulesIn, without } from './gear.ts';

/** Returns the gear of a unit after all its upgrades, in order, including rules. */
export const gearOf = ({ unit, purchases }: Pick<Selection, 'unit' | 'purchases'>): readonly Gear[] =>
  purchases.reduce<readonly Gear[]>((gear, purchase) => withUpgrade(gear, unit.size, purchase), unit.gear);

/** Returns the gear of a unit after all its upgrades, without rules, which are in `boughtRules`. */
export const loadoutOf = (selection: Pick<Selection, 'unit' | 'purchases'>): Gear[] =>
  gearOf(selection).filter(({ kind }) => kind !== 'rule');

/** Returns the rules that were bought for models. */
export const boughtRules = (selection: Selection): NamedRule[] => rulesAmong(gearOf(selection));

/** Whether a unit has what an upgrade replaces or upgrades. */
export const canUpgrade = (gear: readonly Gear[], { section }: Purchase): boolean => {
  const { variant, targets } = section;
  if (variant === 'replace') return targets.length > 0 && timesReplaced(gear, section) > 0;
  return variant === 'attachment' || targets.every(({ name }) => countOf(gear, name) > 0);
};

/** Applies one upgrade. It removes what it replaces, as far as that exists; upgrades of weapons add rules to them. */
export const withUpgrade = (gear: readonly Gear[], size: number, { section, option }: Purchase): Gear[] => {
  const { variant, targets, affects } = section;
  const isAll = affects?.type === 'all';
  const add = (to: readonly Gear[], times: number): Gear[] => [...to, ...multiplied(option.gains, times)];
  if (variant === 'replace') {
    const taken = isAll ? timesReplaced(gear, section) : replacedAtOnce(affects);
    const left = targets.reduce((rest, { name, count }) => without(rest, name, count * taken), [...gear]);
    return add(left, isAll ? taken : 1);
  }
  if (variant === 'attachment' || targets.length === 0) return add(gear, isAll ? size : 1);
  const isTarget = ({ name }: Gear): boolean => targets.some((target) => isSame(name, target.name));
  if (gear.some((piece) => piece.kind === 'weapon' && isTarget(piece)) && !option.gains.some(hasWeapon))
    return sharpened(gear, isTarget, option.gains.flatMap(rulesIn), weaponsSharpened(affects));
  return add(gear, isAll ? Math.min(...targets.map(({ name }) => countOf(gear, name))) : 1);
};

const replacedAtOnce = (affects?: Extent): number => (affects?.type === 'exactly' ? (affects.value ?? 1) : 1);

/** Returns how often a section can be bought with this gear, or for how many models at once. */
const timesReplaced = (gear: readonly Gear[], { targets, affects }: UpgradeSection): number => {
  const most = targets.map(({ name, count }) => Math.floor(countOf(gear, name) / count));
  return most.length === 0 ? 0 : Math.floor(Math.min(...most) / replacedAtOnce(affects));
};

/** Returns how many copies of a weapon one purchase affects: all of them, unless the section affects single ones. */
const weaponsSharpened = (affects?: Extent): number => {
  if (affects === undefined || affects.type === 'all') return Infinity;
  return replacedAtOnce(affects);
};

const multiplied = (gains: readonly Gear[], times: number): Gear[] =>
  times < 1 ? [] : gains.map((gain) => ({ ...gain, count: gain.count * times }));

/** Returns gear in which the first copies of the target weapon have additional rules. */
const sharpened = (
  gear: readonly Gear[],
  isTarget: (piece: Gear) => boolean,
  rules: readonly NamedRule[],
  copies: number,
): Gear[] => {
  let left = copies;
  return gear.flatMap((piece): Gear[] => {
    if (piece.kind !== 'weapon' || left === 0 || !isTarget(piece)) return [piece];
    const count = Math.min(left, piece.count);
    left -= count;
    const better = { ...piece, count, rules: [...piece.rules, ...rules] };
    return count === piece.count ? [better] : [{ ...piece, count: piece.count - count }, better];
  });
};
