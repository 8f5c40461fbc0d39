import type { Play } from '../contract/play.ts';

/** Every side rolls a die; the highest wins, and tied sides roll again. */
export const rollOff = (play: Play, sides: readonly number[]): { winner: number; rolls: number } => {
  let contenders = [...sides];
  let rolls = 0;
  while (contenders.length > 1) {
    rolls++;
    const faces = contenders.map((side) => play.roll('roll-off', -1 - side, 1)[0]);
    const best = Math.max(...faces);
    contenders = contenders.filter((_, i) => faces[i] === best);
  }
  return { winner: contenders[0], rolls };
};
