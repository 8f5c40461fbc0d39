import type { Scene } from '../scene.ts';

/** Returns the scene; throws if a die was not rolled, as in a volley. */
export const allRolled = (s: Scene): Scene => {
  if (s.dice.left > 0) throw new Error(`${s.dice.left} dice were not used`);
  return s;
};
