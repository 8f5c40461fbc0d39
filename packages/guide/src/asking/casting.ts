import {
  type CastOrder,
  checkCast,
  checkUse,
  inch,
  modelsOf,
  sideOf,
  tokensFor,
  type UseOrder,
  usesOf,
} from '@muster/engine';
import { castOrders } from '../offers/index.ts';
import { modelLabel } from './models.ts';
import type { Choice } from './prompt.ts';
import type { Seat } from './seat.ts';

/** Which spell, by whom and at whom; or none. */
export const chooseCast = async (seat: Seat, unit: number): Promise<CastOrder | 'done'> => {
  const { battle, prompt } = seat;
  const chosen = await prompt.choose<CastOrder | 'done'>('Which spell?', [
    ...castChoices(seat, unit),
    { label: 'none', value: 'done' },
  ]);
  if (chosen === 'done') return chosen;
  const { targets } = battle.plan.sides[sideOf(battle, unit)].spells[chosen.spell];
  return moreTargets(seat, chosen, targets, (order) => !checkCast(battle, unit, order));
};

/** Which ability, of whom and at whom; or none. */
export const chooseUse = async (seat: Seat, unit: number): Promise<UseOrder | 'done'> => {
  const { battle, prompt } = seat;
  const chosen = await prompt.choose<UseOrder | 'done'>('Which rule to use?', [
    ...usesOf(battle, unit).map((order) => ({
      label: `${battle.plan.models[order.model].name}: ${battle.plan.models[order.model].abilities[order.ability].label} on ${aimText(seat, order)}`,
      value: order,
    })),
    { label: 'none', value: 'done' },
  ]);
  if (chosen === 'done') return chosen;
  const { targets } = battle.plan.models[chosen.model].abilities[chosen.ability];
  return moreTargets(seat, chosen, targets, (order) => !checkUse(battle, unit, order));
};

/** What spells and abilities are aimed at. */
interface Aimed {
  targets: readonly number[];
  picks?: readonly number[];
}

const aimText = (seat: Seat, { targets, picks }: Aimed): string =>
  picks ? `${modelLabel(seat, picks[0])} of ${seat.names.units[targets[0]]}` : seat.names.units[targets[0]];

/** Asks for further targets, as long as there are any and more are wanted. */
const moreTargets = async <T extends Aimed>(
  seat: Seat,
  order: T,
  most: number,
  isLegal: (order: T) => boolean,
): Promise<T> => {
  const { battle, prompt } = seat;
  const { targets, picks } = order;
  if (targets.length >= most) return order;
  const others = battle.plan.units
    .flatMap(({ index }): Aimed[] =>
      picks ? modelsOf(battle, index).map((model) => ({ targets: [index], picks: [model] })) : [{ targets: [index] }],
    )
    .filter((aim) => isLegal(withAim(order, aim)));
  if (others.length === 0) return order;
  const next = await prompt.choose<Aimed | 'enough'>('At whom else?', [
    ...others.map((aim) => ({ label: aimText(seat, aim), value: aim })),
    { label: 'nobody else', value: 'enough' as const },
  ]);
  return next === 'enough' ? order : moreTargets(seat, withAim(order, next), most, isLegal);
};

const withAim = <T extends Aimed>(order: T, aim: Aimed): T => ({
  ...order,
  targets: [...order.targets, ...aim.targets],
  ...(order.picks ? { picks: [...order.picks, ...(aim.picks ?? [])] } : {}),
});

/** Every spell that can be cast now, with its first target. */
const castChoices = (seat: Seat, unit: number): Choice<CastOrder>[] => {
  const { battle, names } = seat;
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  return castOrders(battle, unit).map((order) => {
    const { spell } = spells[order.spell];
    const through = order.through === undefined ? '' : ` through ${names.units[battle.unitOf[order.through]]}`;
    const cost = `${spell.value} of ${tokensFor(battle, order.model)} tokens, ${inch(spell.range)}`;
    const caster = battle.plan.models[order.model].name;
    return { label: `${caster}: ${spell.name} at ${aimText(seat, order)}${through} (${cost})`, value: order };
  });
};
