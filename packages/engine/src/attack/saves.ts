import type { Play } from '../game/play.ts';
import type { Save } from '../plan/plan.ts';

/** Rolls the saves against wounds, one die each, save after save; takes ignored wounds off the list and counts them. */
export const saveWounds = (play: Play, unit: number, wounds: number[], saves: readonly Save[]): number => {
  let saved = 0;
  for (const save of saves) {
    const count = wounds.reduce((sum, wound) => sum + wound, 0);
    if (count === 0) break;
    const details = play.listening ? { need: save.target, bill: [{ source: save.name, amount: 0 }] } : undefined;
    const faces = play.roll('save', unit, count, details);
    let die = 0;
    for (let i = 0; i < wounds.length; i++)
      for (let wound = wounds[i]; wound > 0; wound--)
        if (faces[die++] >= save.target) {
          wounds[i]--;
          saved++;
        }
  }
  return saved;
};
