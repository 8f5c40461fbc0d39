import type { Gear, NamedRule, Purchase } from '../book/book.ts';
import { isSame } from '../book/loadout.ts';

/** What a unit has after an upgrade was bought, rules that come with it included; nothing when it lacks what is replaced. */
export const upgradedGear = (
  gear: readonly Gear[],
  size: number,
  { section, option }: Purchase,
): readonly Gear[] | undefined => {
  const { variant, targets, affects } = section;
  const all = affects?.type === 'all';
  if (variant === 'replace') {
    const times = all ? Math.min(...targets.map(({ name, count }) => Math.floor(countOf(gear, name) / count))) : 1;
    const wanted = affects?.type === 'exactly' ? (affects.value ?? 1) : times;
    const lacks = targets.some(({ name, count }) => countOf(gear, name) < count * wanted);
    if (targets.length === 0 || times < 1 || lacks) return undefined;
    const left = targets.reduce((rest, { name, count }) => without(rest, name, count * wanted), gear);
    return [...left, ...gained(option.gains, times)];
  }
  if (targets.length === 0 || variant === 'attachment') return [...gear, ...gained(option.gains, all ? size : 1)];
  if (targets.some(({ name }) => countOf(gear, name) < 1)) return undefined;
  const isTarget = (piece: Gear): boolean => targets.some(({ name }) => isSame(piece.name, name));
  if (gear.some((piece) => piece.kind === 'weapon' && isTarget(piece)) && !option.gains.some(hasWeapon))
    return sharpened(gear, isTarget, option.gains.flatMap(rulesIn), all);
  return [...gear, ...gained(option.gains, all ? Math.min(...targets.map(({ name }) => countOf(gear, name))) : 1)];
};

const gained = (gains: readonly Gear[], times: number): Gear[] =>
  gains.map((gain) => ({ ...gain, count: gain.count * times }));

const hasWeapon = (gear: Gear): boolean =>
  gear.kind === 'weapon' || (gear.kind === 'item' && gear.content.some(hasWeapon));

const rulesIn = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'rule') return [gear.rule];
  return gear.kind === 'item' ? gear.content.flatMap(rulesIn) : [];
};

/** Weapons with more rules: all of the target, or the first. */
const sharpened = (
  gear: readonly Gear[],
  isTarget: (piece: Gear) => boolean,
  rules: readonly NamedRule[],
  all: boolean,
): Gear[] => {
  let left = all ? gear.length : 1;
  return gear.flatMap((piece): Gear[] => {
    if (piece.kind !== 'weapon' || !isTarget(piece) || left === 0) return [piece];
    left -= 1;
    const better = { ...piece, rules: [...piece.rules, ...rules] };
    if (all || piece.count === 1) return [better];
    return [
      { ...piece, count: piece.count - 1 },
      { ...better, count: 1 },
    ];
  });
};

const countOf = (gear: readonly Gear[], name: string): number =>
  gear.reduce((sum, piece) => {
    if (isSame(piece.name, name)) return sum + piece.count;
    return piece.kind === 'item' ? sum + piece.count * countOf(piece.content, name) : sum;
  }, 0);

/** Without so many of something: of what is carried, then of what is inside of items. */
const without = (gear: readonly Gear[], name: string, many: number): Gear[] => {
  let left = many;
  const carried = gear.map((piece): Gear => {
    if (!isSame(piece.name, name)) return piece;
    const taken = Math.min(piece.count, left);
    left -= taken;
    return { ...piece, count: piece.count - taken };
  });
  return carried
    .map((piece): Gear => {
      if (piece.kind !== 'item' || left === 0 || isSame(piece.name, name)) return piece;
      const inside = countOf(piece.content, name);
      if (inside === 0) return piece;
      const taken = Math.min(inside * piece.count, left);
      left -= taken;
      return { ...piece, content: without(piece.content, name, taken / piece.count) };
    })
    .filter(({ count }) => count > 0);
};
