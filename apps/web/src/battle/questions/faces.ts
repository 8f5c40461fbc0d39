import { REAL_DICE_TEXTS } from './texts.ts';

/** Returns the faces in a typed text. */
export const typedFaces = (typed: string): number[] => Array.from(typed.replace(/[^1-6]/g, ''), Number);

/** Returns how many faces are missing, or what is wrong with the typed text. */
export const leftWords = (typed: string, count: number): string => {
  const wrong = /[^1-6\s,;.]/.exec(typed)?.[0];
  if (wrong !== undefined) return REAL_DICE_TEXTS.wrongFace(wrong);
  const left = count - typedFaces(typed).length;
  if (left === 0) return REAL_DICE_TEXTS.complete;
  return left > 0 ? REAL_DICE_TEXTS.left(left, count) : REAL_DICE_TEXTS.tooMany(-left, count);
};
