import type { ArmyUnit } from '@muster/engine';
import { type Finding, ok, type Result } from '@muster/kernel';
import { type PreparedList, prepareList, unitsOfSelections } from '../book/roster.ts';
import { modelId } from '../unit.ts';
import type { ChosenList } from './list.ts';

/** Makes a list chosen from books ready for the table: units keep their ids from the list, and casters get their spells. */
export const prepareChosenList = (chosen: ChosenList): Result<PreparedList, Finding[]> => {
  const made = prepareList(chosen);
  if (!made.ok) return made;
  const { list, notes } = made.value;
  const ids = new Map(unitsOfSelections(chosen.selections).map(([{ id }], i) => [list.army.units[i].id, id]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  const { veterans, ...rest } = list;
  return ok({
    list: {
      ...rest,
      army: {
        ...list.army,
        units: list.army.units.map((unit) => renamed(unit, idOf(unit.id))),
        spells: chosen.spells,
      },
      combined: list.combined.map(idOf),
      suggestions: {
        joins: list.suggestions.joins.map(({ hero, unit }) => ({ hero: idOf(hero), unit: idOf(unit) })),
        transports: transportsOf(chosen),
      },
      ...(veterans ? { veterans: veterans.map((one) => ({ ...one, unit: idOf(one.unit) })) } : {}),
    },
    notes,
  });
};

const renamed = (unit: ArmyUnit, id: string): ArmyUnit => ({
  ...unit,
  id,
  models: unit.models.map((model, i) => ({ ...model, id: modelId(id, i) })),
});

const transportsOf = ({ rides }: ChosenList): { transport: string; units: string[] }[] =>
  [...new Set(rides.map(({ transport }) => transport))].map((transport) => ({
    transport,
    units: rides.filter((ride) => ride.transport === transport).map(({ unit }) => unit),
  }));
