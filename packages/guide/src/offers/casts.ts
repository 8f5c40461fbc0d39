import {
  type Battle,
  type CastOrder,
  checkCast,
  remoteCasters,
  isCaster,
  isOnTable,
  modelsOf,
  sideOf,
} from '@muster/engine';

/** Returns every spell that a unit could cast now, at one target each, from each model that it may be cast through. */
export const castOrders = (battle: Battle, unit: number): CastOrder[] =>
  modelsOf(battle, unit)
    .filter((model) => isCaster(battle, model))
    .flatMap((model) => {
      const places = [undefined, ...remoteCasters(battle, model)];
      return battle.plan.sides[sideOf(battle, unit)].spells.flatMap(({ index: spell, single }) =>
        battle.plan.units
          .filter(({ index }) => isOnTable(battle, index))
          .flatMap(({ index }) =>
            single
              ? modelsOf(battle, index).map((pick) => ({ targets: [index], picks: [pick] }))
              : [{ targets: [index] }],
          )
          .flatMap((aim) =>
            places.map((through): CastOrder => ({
              model,
              spell,
              ...aim,
              ...(through === undefined ? {} : { through }),
            })),
          ),
      );
    })
    .filter((order) => !checkCast(battle, unit, order));
