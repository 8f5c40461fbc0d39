import {
  type Battle,
  type CastOrder,
  castChance,
  checkCast,
  checkUse,
  conduitsFor,
  inch,
  isCaster,
  isOnTable,
  modelsOf,
  sideOf,
  tokensFor,
  type UseOrder,
  usesOf,
} from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import { spellWords } from '../log/meaning.ts';

/** A target of a spell or a rule: a unit, or one of its models, perhaps from somebody else's place. */
export interface Aim<T> {
  label: string;
  target: number;
  order: T;
}

/** One spell of one caster, or one rule of one model, with everybody whom it may reach. */
export interface Deed<T> {
  key: string;
  title: string;
  text: string;
  /** The most that it may reach at once. */
  most: number;
  /** Who does it, and how far it reaches. */
  model: number;
  range: number;
  aims: readonly Aim<T>[];
}

/** Every spell that a unit could cast now, with its targets. */
export const castsOf = (battle: Battle, unit: number): Deed<CastOrder>[] => {
  const { plan } = battle;
  return modelsOf(battle, unit)
    .filter((model) => isCaster(battle, model))
    .flatMap((model) =>
      plan.sides[sideOf(battle, unit)].spells.map((spell) => ({
        key: `${model} ${spell.index}`,
        title: spell.spell.name,
        text: `${plan.models[model].name}, ${tokensFor(battle, model)} tokens. ${spellWords(spell)} Works ${Math.round(castChance(0, 0) * 100)}% of the time, before help and hindrance.`,
        most: spell.targets,
        model,
        range: spell.range,
        aims: castAims(battle, unit, model, spell.index),
      })),
    )
    .filter(({ aims }) => aims.length > 0);
};

const castAims = (battle: Battle, unit: number, model: number, spell: number): Aim<CastOrder>[] => {
  const { plan } = battle;
  const { single } = plan.sides[sideOf(battle, unit)].spells[spell];
  const places = [undefined, ...conduitsFor(battle, model)];
  return plan.units
    .filter(({ index }) => isOnTable(battle, index))
    .flatMap(({ index: target }) => {
      const picks = single ? modelsOf(battle, target) : [undefined];
      return picks.flatMap((pick) =>
        places
          .map((through): CastOrder => ({
            model,
            spell,
            targets: [target],
            ...(pick === undefined ? {} : { picks: [pick] }),
            ...(through === undefined ? {} : { through }),
          }))
          .filter((order) => !checkCast(battle, unit, order))
          .map((order) => ({ label: aimWords(battle, target, pick, order.through), target, order })),
      );
    });
};

const aimWords = ({ plan, x, y, unitOf }: Battle, target: number, pick?: number, through?: number): string => {
  const { units } = namesFor(plan);
  const whom =
    pick === undefined
      ? units[target]
      : `${plan.models[pick].name} of ${units[target]} at ${inch(Math.round(x[pick] / 10) * 10)}, ${inch(Math.round(y[pick] / 10) * 10)}`;
  return through === undefined ? whom : `${whom}, through ${units[unitOf[through]]}`;
};

/** Every rule that a unit could use now, with its targets. */
export const deedsOf = (battle: Battle, unit: number): Deed<UseOrder>[] => {
  const { models } = battle.plan;
  const deeds = new Map<string, Deed<UseOrder> & { aims: Aim<UseOrder>[] }>();
  for (const order of usesOf(battle, unit)) {
    const key = `${order.model} ${order.ability}`;
    const { label, targets, range } = models[order.model].abilities[order.ability];
    const { name } = models[order.model];
    const deed = deeds.get(key) ?? {
      key,
      title: label,
      text: name,
      most: targets,
      model: order.model,
      range,
      aims: [],
    };
    const aim = { label: aimWords(battle, order.targets[0], order.picks?.[0]), target: order.targets[0], order };
    deed.aims.push(aim);
    deeds.set(key, deed);
  }
  return [...deeds.values()];
};

/** Several aims of one deed as one order. */
export const joinAims = <T extends CastOrder | UseOrder>(aims: readonly Aim<T>[]): T => {
  const [{ order }] = aims;
  return {
    ...order,
    targets: aims.flatMap((aim) => aim.order.targets),
    ...(order.picks ? { picks: aims.flatMap((aim) => aim.order.picks ?? []) } : {}),
  };
};

/** Whether a spell may be cast so. */
export const isCastable = (battle: Battle, unit: number, order: CastOrder): boolean => !checkCast(battle, unit, order);

/** Whether a rule may be used so. */
export const isUsable = (battle: Battle, unit: number, order: UseOrder): boolean => !checkUse(battle, unit, order);
