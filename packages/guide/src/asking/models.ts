import { type Battle, modelsOf } from '@muster/engine';
import type { PromptChoice } from './prompt.ts';
import { CHOICES, modelText, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

/** Returns the wounds of a model in words: out of its Tough value, or the wound markers of a unit's last model. */
export const woundsText = ({ plan, wounds, unitAlive, unitOf }: Battle, model: number): string | undefined => {
  const gathers = plan.ruleset.ways.wounds === 'effects' && unitAlive[unitOf[model]] === 1;
  const { tough } = plan.models[model];
  if (gathers) return wounds[model] > 0 ? CHOICES.woundMarkers(wounds[model]) : undefined;
  return tough > 1 ? CHOICES.wounds(wounds[model], tough) : undefined;
};

/** Returns a model in words: its name, weapons, wounds and place. */
export const modelLabel = ({ battle }: AskingContext, model: number): string => {
  const { name, weapons } = battle.plan.models[model];
  const carried = weapons.map((held) => held.type.name);
  return modelText(name, carried, woundsText(battle, model), { x: battle.x[model], y: battle.y[model] });
};

/** Asks which model of a unit a weapon picks; undefined for no particular one. */
export const choosePick = (seat: AskingContext, weapon: string, unit: number): Promise<number | undefined> => {
  const choices: PromptChoice<number | undefined>[] = [{ label: CHOICES.noModel, value: undefined }];
  for (const model of modelsOf(seat.battle, unit)) choices.push({ label: modelLabel(seat, model), value: model });
  return seat.prompt.choose(QUESTIONS.modelTarget(weapon, seat.names.units[unit]), choices);
};
