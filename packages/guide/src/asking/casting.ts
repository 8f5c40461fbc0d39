import {
  type CastOrder,
  checkCast,
  checkUse,
  modelsOf,
  sideOf,
  tokensFor,
  type UseOrder,
  usesOf,
} from '@muster/engine';
import { castOrders } from '../offers/index.ts';
import { modelLabel } from './models.ts';
import type { PromptChoice } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

/** Asks for a spell, its caster and its targets; `done` for none. */
export const chooseCast = async (seat: AskingContext, unit: number): Promise<CastOrder | 'done'> => {
  const { battle, prompt, names } = seat;
  const chosen = await prompt.choose<CastOrder | 'done'>(QUESTIONS.spell(names.units[unit]), [
    ...castChoices(seat, unit),
    { label: CHOICES.none, value: 'done' },
  ]);
  if (chosen === 'done') return chosen;
  const { targets } = battle.plan.sides[sideOf(battle, unit)].spells[chosen.spell];
  return moreTargets(seat, chosen, targets, (order) => !checkCast(battle, unit, order));
};

/** Asks for an ability, its model and its targets; `done` for none. */
export const chooseUse = async (seat: AskingContext, unit: number): Promise<UseOrder | 'done'> => {
  const { battle, prompt, names } = seat;
  const chosen = await prompt.choose<UseOrder | 'done'>(QUESTIONS.ability(names.units[unit]), [
    ...usesOf(battle, unit).map((order) => {
      const { name, abilities } = battle.plan.models[order.model];
      return { label: CHOICES.ability(name, abilities[order.ability].label, aimText(seat, order)), value: order };
    }),
    { label: CHOICES.none, value: 'done' },
  ]);
  if (chosen === 'done') return chosen;
  const { targets } = battle.plan.models[chosen.model].abilities[chosen.ability];
  return moreTargets(seat, chosen, targets, (order) => !checkUse(battle, unit, order));
};

/** The targets of a spell or an ability. */
interface Aimed {
  targets: readonly number[];
  picks?: readonly number[];
}

const aimText = (seat: AskingContext, { targets, picks }: Aimed): string =>
  picks ? CHOICES.modelOf(modelLabel(seat, picks[0]), seat.names.units[targets[0]]) : seat.names.units[targets[0]];

/** Asks for further targets, until no more are legal or wanted. */
const moreTargets = async <T extends Aimed>(
  seat: AskingContext,
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
  const next = await prompt.choose<Aimed | 'enough'>(QUESTIONS.nextTarget, [
    ...others.map((aim) => ({ label: aimText(seat, aim), value: aim })),
    { label: CHOICES.enoughTargets, value: 'enough' as const },
  ]);
  return next === 'enough' ? order : moreTargets(seat, withAim(order, next), most, isLegal);
};

const withAim = <T extends Aimed>(order: T, aim: Aimed): T => ({
  ...order,
  targets: [...order.targets, ...aim.targets],
  ...(order.picks ? { picks: [...order.picks, ...(aim.picks ?? [])] } : {}),
});

/** Returns every spell that can be cast now, with its first target. */
const castChoices = (seat: AskingContext, unit: number): PromptChoice<CastOrder>[] => {
  const { battle, names } = seat;
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  return castOrders(battle, unit).map((order) => {
    const { spell } = spells[order.spell];
    const through = order.through === undefined ? undefined : names.units[battle.unitOf[order.through]];
    const caster = battle.plan.models[order.model].name;
    const label = CHOICES.spell(caster, spell.name, aimText(seat, order), through, {
      cost: spell.value,
      tokens: tokensFor(battle, order.model),
      range: spell.range,
    });
    return { label, value: order };
  });
};
