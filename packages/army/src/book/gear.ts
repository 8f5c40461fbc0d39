import type { Gear, NamedRule } from './book.ts';

/** Whether two names are equal, ignoring capitals and plurals: Great Weapons, great weapon, CCWS. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ').replace(/s\b/g, '');

/** Returns the rules among gear, without those of weapons or inside items. */
export const rulesAmong = (gear: readonly Gear[]): NamedRule[] =>
  gear.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : []));

/** Returns the rules that a piece of gear gives its bearer, including those inside items. */
export const rulesIn = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'rule') return [gear.rule];
  return gear.kind === 'item' ? gear.content.flatMap(rulesIn) : [];
};

/** Returns all rules of a piece of gear, including those of weapons and inside items. */
export const rulesInside = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'rule') return [gear.rule];
  return gear.kind === 'weapon' ? gear.rules : gear.content.flatMap(rulesInside);
};

/** Whether a piece of gear is or contains a weapon. */
export const hasWeapon = (gear: Gear): boolean =>
  gear.kind === 'weapon' || (gear.kind === 'item' && gear.content.some(hasWeapon));

/** Returns how often gear contains something, including inside items. */
export const countOf = (gear: readonly Gear[], name: string): number =>
  gear.reduce((sum, piece) => {
    if (isSame(piece.name, name)) return sum + piece.count;
    return piece.kind === 'item' ? sum + piece.count * countOf(piece.content, name) : sum;
  }, 0);

/** Returns gear with a number of copies of something removed, first outside items, then inside. */
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
