import { ruleLabel, type SheetUnit, type SheetWeapon } from '@muster/army';

/** Returns the Tough rating of a unit as text, or an empty text if it has none. */
export const toughText = ({ tough, size }: Pick<SheetUnit, 'tough' | 'size'>): string => {
  const most = Math.max(...tough, 1);
  const many = tough.filter((one) => one === most).length;
  return most === 1 ? '' : many === size ? `Tough ${most}` : `Tough ${most} (${many} of ${size})`;
};

/** Splits the rules of a weapon into AP and the others. */
export const pierced = (rules: SheetWeapon['rules']): { ap: string; special: string[] } => {
  const ap = rules.reduce((sum, { id, rating = 0 }) => sum + (id === 'ap' ? rating : 0), 0);
  return { ap: ap === 0 ? '-' : String(ap), special: rules.filter(({ id }) => id !== 'ap').map(ruleLabel) };
};
