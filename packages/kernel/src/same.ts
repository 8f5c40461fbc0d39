/** Whether two values of JSON are equal at every depth. */
export const isEqualJson = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, i) => isEqualJson(value, other[i]))
    );
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSameIn(one, other, name));
};

const isSameIn = (one: object, other: object, name: string): boolean =>
  Object.hasOwn(other, name) && isEqualJson(one[name as keyof object], other[name as keyof object]);
