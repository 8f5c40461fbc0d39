import {
  type CastOrder,
  checkCast,
  checkUse,
  conduitsFor,
  isCaster,
  isOnTable,
  modelsOf,
  sideOf,
  tokensFor,
  type UseOrder,
  usesOf,
  inch,
} from '@muster/engine';
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
  return modelsOf(battle, unit).flatMap((model) => {
    const { name } = battle.plan.models[model];
    if (!isCaster(battle, model)) return [];
    const places = [undefined, ...conduitsFor(battle, model)];
    return battle.plan.sides[sideOf(battle, unit)].spells.flatMap(({ index, spell, single }) =>
      battle.plan.units
        .filter((target) => isOnTable(battle, target.index))
        .flatMap((target): Aimed[] =>
          single
            ? modelsOf(battle, target.index).map((pick) => ({ targets: [target.index], picks: [pick] }))
            : [{ targets: [target.index] }],
        )
        .flatMap((aim) =>
          places.map((through): CastOrder => ({
            model,
            spell: index,
            ...aim,
            ...(through === undefined ? {} : { through }),
          })),
        )
        .filter((order) => !checkCast(battle, unit, order))
        .map((order) => ({
          label: `${name}: ${spell.name} at ${aimText(seat, order)}${order.through === undefined ? '' : ` through ${names.units[battle.unitOf[order.through]]}`} (${spell.value} of ${tokensFor(battle, model)} tokens, ${inch(spell.range)})`,
          value: order,
        })),
    );
  });
};
