import { passes } from '@muster/kernel';
import { saveWounds } from './volley/saves.ts';
import { savesOf } from '../attack/defense.ts';
import { landWounds } from './volley/wounds.ts';
import { type Play, underdogModifier } from '../contract/play.ts';
import { checkWoundEffects } from './wound-check.ts';

/** What a die must show in dangerous terrain. */
const DANGER = { need: 2 } as const;

/**
 * Rolls dangerous terrain tests: a die per point of Tough, each 1 an automatic wound on the unit, once per activation
 * (battle:G19).
 */
export const testDangerous = (play: Play, unit: number, models: readonly number[]): void => {
  if (models.length === 0) return;
  const { battle } = play;
  const testing = models.filter((model) => battle.alive[model] && !battle.tested[model]);
  if (testing.length === 0) return;
  let dice = 0;
  for (const model of testing) {
    battle.tested[model] = 1;
    dice += battle.plan.models[model].tough;
  }
  // A 1 is a wound, also one that a modifier makes.
  const faces = play.roll('dangerous', unit, dice, { ...DANGER, model: testing[0] });
  const ones = faces.filter((face) => !passes(face, DANGER.need, underdogModifier(play))).length;
  const bundle = { wounds: ones, saves: savesOf(battle, unit), stays: false, factor: 1 };
  saveWounds(play, unit, [bundle]);
  const { removed } = landWounds(play, unit, bundle.wounds, { cause: 'dangerous', by: -1, pick: -1 });
  if (play.listening) play.emit({ type: 'dangerous', unit, dice, wounds: bundle.wounds, removed });
  checkWoundEffects(play, unit, 'dangerous');
};
