import type { Gear, ItemGear, NamedRule, Purchase, Selection, UpgradeSection, WeaponGear } from './book.ts';

/** Gear that changes while upgrades are applied. */
type Piece = (WeaponGear | ItemGear) & { count: number };

/** What a unit carries after everything that was bought for it, in order; bought rules are in `boughtRules`. */
export const loadoutOf = ({ unit, purchases }: Selection): Gear[] => {
  const pieces: Piece[] = unit.gear.filter(isPiece).map((gear) => ({ ...gear }));
  for (const purchase of purchases) apply(pieces, purchase, unit.size);
  return pieces.filter(({ count }) => count > 0);
};

/** Rules that were bought as such: they are in no loadout. */
export const boughtRules = ({ purchases }: Selection): NamedRule[] =>
  purchases.flatMap(({ option }) => rulesAmong(option.gains));

/** The rules among gear, not those of weapons or inside of items. */
export const rulesAmong = (gear: readonly Gear[]): NamedRule[] =>
  gear.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : []));

const isPiece = (gear: Gear): gear is WeaponGear | ItemGear => gear.kind !== 'rule';

const apply = (pieces: Piece[], { section, option }: Purchase, size: number): void => {
  const { variant, targets, affects } = section;
  const gains = option.gains.filter(isPiece);
  const add = (times: number): void => {
    for (const gain of gains) pieces.push({ ...gain, count: gain.count * times });
  };
  if (variant === 'replace') return add(replace(pieces, section));
  if (variant === 'attachment') return add(1);
  if (targets.length > 0) return sharpen(pieces, section, gains);
  add(affects?.type === 'all' ? size : 1);
};

/** Takes away what is replaced; the result is how often the gain is added. */
const replace = (pieces: Piece[], { targets, affects }: UpgradeSection): number => {
  if (affects?.type === 'all') {
    const most = targets.map(({ name, count }) => Math.floor(countOf(pieces, name) / count));
    const times = most.length === 0 ? 0 : Math.min(...most);
    for (const { name, count } of targets) take(pieces, name, count * times);
    return times;
  }
  const times = affects?.type === 'exactly' ? (affects.value ?? 1) : 1;
  for (const { name, count } of targets) take(pieces, name, count * times);
  return 1;
};

/** An upgrade of weapons: its rules go into them, and it is not carried itself. */
const sharpen = (pieces: Piece[], { targets }: UpgradeSection, gains: readonly Piece[]): void => {
  const rules = gains.flatMap((gain) => (gain.kind === 'weapon' ? gain.rules : rulesAmong(gain.content)));
  pieces.forEach((piece, i) => {
    if (piece.kind === 'weapon' && targets.some(({ name }) => isSame(piece.name, name)))
      pieces[i] = { ...piece, rules: [...piece.rules, ...rules] };
  });
};

/** Names are the same across capitals and plurals: Great Weapons, great weapon, CCWS. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ').replace(/s\b/g, '');

const countOf = (pieces: readonly Piece[], name: string): number =>
  pieces.reduce((sum, piece) => {
    if (isSame(piece.name, name)) return sum + piece.count;
    const inside = piece.kind === 'item' ? piece.content : [];
    return sum + inside.reduce((inner, gear) => inner + (isSame(gear.name, name) ? gear.count * piece.count : 0), 0);
  }, 0);

/** Takes so many of something away: from what is carried, then from what is inside of items. */
const take = (pieces: Piece[], name: string, many: number): void => {
  let left = many;
  for (const piece of pieces) {
    if (!isSame(piece.name, name)) continue;
    const taken = Math.min(piece.count, left);
    piece.count -= taken;
    left -= taken;
  }
  for (let i = 0; i < pieces.length && left > 0; i++) {
    const piece = pieces[i];
    if (piece.kind !== 'item') continue;
    const content = piece.content.map((gear) => {
      if (!isSame(gear.name, name)) return gear;
      const taken = Math.min(gear.count, left);
      left -= taken;
      return { ...gear, count: gear.count - taken };
    });
    pieces[i] = { ...piece, content: content.filter(({ count }) => count > 0) };
  }
};
