import { counted } from '@muster/kernel';
import { type Battle, modelsOf } from '@muster/engine';
import type { Choice } from './prompt.ts';
import type { Seat } from './seat.ts';

/** Wounds of a model for people: of how many it can take, or the markers that a unit's last model has gathered. */
export const woundsText = ({ plan, wounds, unitAlive, unitOf }: Battle, model: number): string | undefined => {
  const gathers = plan.ruleset.ways.wounds === 'effects' && unitAlive[unitOf[model]] === 1;
  const { tough } = plan.models[model];
  if (gathers) return wounds[model] > 0 ? counted(wounds[model], 'wound marker') : undefined;
  return tough > 1 ? `${wounds[model]} of ${tough} wounds` : undefined;
};

/** A model for people: who it is, what it carries, its wounds, where it stands. */
export const modelLabel = ({ battle }: Seat, model: number): string => {
  const { name, weapons } = battle.plan.models[model];
  const arms = weapons.map((held) => held.type.name).join(', ');
  const wounds = woundsText(battle, model);
  return `${name}${arms === '' ? '' : ` with ${arms}`}${wounds === undefined ? '' : `, ${wounds}`} at ${battle.x[model] / 100}", ${battle.y[model] / 100}"`;
};

/** Which model of a unit a weapon picks; nobody in particular is a choice too. */
export const choosePick = (seat: Seat, weapon: string, unit: number): Promise<number | undefined> => {
  const choices: Choice<number | undefined>[] = [{ label: 'nobody in particular', value: undefined }];
  for (const model of modelsOf(seat.battle, unit)) choices.push({ label: modelLabel(seat, model), value: model });
  return seat.prompt.choose(`${weapon} may pick one model of ${seat.names.units[unit]}. Which?`, choices);
};
