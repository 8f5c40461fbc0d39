import type { Gear, NamedRule } from './book.ts';

/** Whether two names are the same across capitals and plurals: Great Weapons, great weapon, CCWS. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ').replace(/s\b/g, '');

/** The rules among gear, not those of weapons or inside of items. */
export const rulesAmong = (gear: readonly Gear[]): NamedRule[] =>
  gear.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : []));

/** The rules that a piece brings to its bearer, those inside of items included. */
export const rulesIn = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'rule') return [gear.rule];
  return gear.kind === 'item' ? gear.content.flatMap(rulesIn) : [];
};

/** All rules of a piece, those of weapons and those inside of items included. */
export const rulesInside = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'rule') return [gear.rule];
  return gear.kind === 'weapon' ? gear.rules : gear.content.flatMap(rulesInside);
};

/** Whether a piece is a weapon or holds one. */
export const hasWeapon = (gear: Gear): boolean =>
  gear.kind === 'weapon' || (gear.kind === 'item' && gear.content.some(hasWeapon));

/** How many there are of something, those inside of items included. */
export const countOf = (gear: readonly Gear[], name: string): number =>
  gear.reduce((sum, piece) => {
    if (isSame(piece.name, name)) return sum + piece.count;
    return piece.kind === 'item' ? sum + piece.count * countOf(piece.content, name) : sum;
  }, 0);

/** Gear without so many of something: of what is carried, then of what is inside of items. */
export const without = (gear: readonly Gear[], name: string, many: number): Gear[] => {
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
      const each = Math.min(countOf(piece.content, name), Math.ceil(left / Math.max(1, piece.count)));
      if (each === 0) return piece;
      left = Math.max(0, left - each * piece.count);
      return { ...piece, content: without(piece.content, name, each) };
    })
    .filter(({ count }) => count > 0);
};
