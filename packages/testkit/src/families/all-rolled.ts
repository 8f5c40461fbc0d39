import type { Scene } from '../scene.ts';

/** The scene once more; a die that was not rolled is an error, as it is in a volley. */
export const allRolled = (s: Scene): Scene => {
  if (s.dice.left > 0) throw new Error(`${s.dice.left} dice were not used`);
  return s;
};
