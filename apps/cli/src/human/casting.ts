import { type CastOrder, checkCast, isOnTable, modelsOf, sideOf } from '@muster/engine';
import { inchText } from '../inches.ts';
import type { Choice } from './prompt.ts';
import type { Seat } from './table.ts';

/** Which spell, by whom and at whom; or none. */
export const chooseCast = async (seat: Seat, unit: number): Promise<CastOrder | 'done'> => {
  const { battle, prompt } = seat;
  const chosen = await prompt.choose<CastOrder | 'done'>('Which spell?', [
    ...castChoices(seat, unit),
    { label: 'none', value: 'done' },
  ]);
  if (chosen === 'done') return chosen;
  const { spell } = battle.plan.sides[sideOf(battle, unit)].spells[chosen.spell];
  return { ...chosen, targets: await moreTargets(seat, unit, chosen, spell.targets) };
};

/** Asks for further targets of a spell, as long as there are any and more are wanted. */
const moreTargets = async (seat: Seat, unit: number, order: CastOrder, most: number): Promise<readonly number[]> => {
  const { battle, prompt, names } = seat;
  const { targets } = order;
  const others = battle.plan.units
    .map(({ index }) => index)
    .filter(
      (other) => !targets.includes(other) && !checkCast(battle, unit, { ...order, targets: [...targets, other] }),
    );
  if (targets.length >= most || others.length === 0) return targets;
  const next = await prompt.choose<number | 'enough'>('At whom else?', [
    ...others.map((other) => ({ label: names.units[other], value: other })),
    { label: 'nobody else', value: 'enough' as const },
  ]);
  return next === 'enough' ? targets : moreTargets(seat, unit, { ...order, targets: [...targets, next] }, most);
};

/** Every spell that can be cast now, with its first target. */
const castChoices = ({ battle, names }: Seat, unit: number): Choice<CastOrder>[] =>
  modelsOf(battle, unit).flatMap((model) => {
    const { name, tokens } = battle.plan.models[model];
    if (tokens === 0) return [];
    return battle.plan.sides[sideOf(battle, unit)].spells.flatMap(({ index, spell }) =>
      battle.plan.units
        .filter((target) => isOnTable(battle, target.index))
        .map((target): CastOrder => ({ model, spell: index, targets: [target.index] }))
        .filter((order) => !checkCast(battle, unit, order))
        .map((order) => ({
          label: `${name}: ${spell.name} at ${names.units[order.targets[0]]} (${spell.value} of ${battle.tokens[model]} tokens, ${inchText(spell.range)})`,
          value: order,
        })),
    );
  });
