/** Any JSON value of a file. */
type Fields = Readonly<Record<string, unknown>>;

const gun: Fields = {
  type: 'ArmyBookWeapon',
  name: 'Gun',
  range: 24,
  attacks: 2,
  count: 1,
  specialRules: [{ name: 'AP', rating: 1 }],
};

const option: Fields = { uid: 'gun', label: 'Gun', cost: 5, costs: [{ unitId: 'u', cost: 15 }], gains: [gun] };

/** A section of upgrades as Army Forge writes it, where guns replace two pikes of any or of all. */
export const forgeSection = (affects: 'any' | 'all'): Fields => ({
  uid: 'swap',
  variant: 'replace',
  targets: ['2x Pikes'],
  affects: { type: affects },
  options: [option],
});

/** A unit of a list as Army Forge writes it, with one of everything, that has bought the gun of a section. */
export const forgeUnit = (section: Fields, more: Fields = {}): Fields => ({
  id: 'u',
  name: 'Wardens',
  size: 5,
  cost: 100,
  quality: 4,
  defense: 4,
  rules: [{ name: 'Tough', rating: 3 }],
  weapons: [{ ...gun, name: 'Pike', count: 10 }],
  items: [{ type: 'ArmyBookItem', name: 'Boar', count: 1, content: [gun] }],
  selectedUpgrades: [{ upgrade: section, option }],
  selectionId: 'a',
  xp: 5,
  ...more,
});
