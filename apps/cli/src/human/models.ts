import { modelsOf } from '@muster/engine';
import type { Choice } from './prompt.ts';
import type { Seat } from './table.ts';

/** A model for people: who it is, what it carries, its wounds, where it stands. */
export const modelLabel = ({ battle }: Seat, model: number): string => {
  const { name, tough, weapons } = battle.plan.models[model];
  const arms = weapons.map((held) => held.type.name).join(', ');
  const wounds = tough > 1 ? `, ${battle.wounds[model]} of ${tough} wounds` : '';
  return `${name}${arms === '' ? '' : ` with ${arms}`}${wounds} at ${battle.x[model] / 100}", ${battle.y[model] / 100}"`;
};

/** Which model of a unit a weapon picks; nobody in particular is a choice too. */
export const choosePick = (seat: Seat, weapon: string, unit: number): Promise<number | undefined> => {
  const choices: Choice<number | undefined>[] = [{ label: 'nobody in particular', value: undefined }];
  for (const model of modelsOf(seat.battle, unit)) choices.push({ label: modelLabel(seat, model), value: model });
  return seat.prompt.choose(`${weapon} may pick one model of ${seat.names.units[unit]}. Which?`, choices);
};
