import { type ArmyList, costOfList } from '@muster/army';
import { shipped } from '@muster/host/disk';

/** A list that can be played at once. */
interface ReadyList {
  id: string;
  name: string;
  system: string;
  points: number;
  kind: 'book' | 'sample';
  units: string[];
}

interface KnownList {
  list: ArmyList;
  ready: ReadyList;
}

const known = (id: string, kind: ReadyList['kind']): [string, KnownList][] => {
  const list = shipped.list(id);
  if (!list) return [];
  const { army, system } = list;
  const units = army.units.map((unit) => unit.name);
  return [[id, { list, ready: { id, name: army.name, system, points: costOfList(list), kind, units } }]];
};

/** All ready lists, by name. */
export const readyLists: ReadonlyMap<string, KnownList> = new Map([
  ...shipped.names('lists').flatMap((id) => known(id, 'book')),
  ...shipped.names('samples').flatMap((id) => known(id, 'sample')),
]);
