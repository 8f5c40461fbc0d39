import { plainName } from '../state/find.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { demandArmyName } from './found.ts';
import { refuse } from './refusal.ts';

/** The organiser's word: any number, any unit, with a name and a reason. */
export const override = (desk: Desk, { by, reason, override: word }: Extract<Command, { type: 'override' }>): void => {
  if (by.trim() === '' || reason.trim() === '') refuse('no-name', { what: 'override' });
  if (word.of === 'unit') desk.unit(word.id);
  if (word.of === 'army') desk.army(word.id);
  if (word.of === 'match') desk.match(word.id);
  if (word.of === 'army' && word.set.name !== undefined) demandArmyName(desk, word.set.name, word.id);
  if (word.of === 'unit' && word.set.name !== undefined) demandUnitName(desk, word.id, word.set.name);
  desk.change({ type: 'overridden', by: by.trim(), reason: reason.trim(), override: word });
};

/** The name of a unit must be free on its sheet (campaign:C12). */
const demandUnitName = (desk: Desk, id: string, name: string): void => {
  if (name.trim() === '') refuse('no-name', { what: id });
  const taken = desk.owner(id).units.some((unit) => unit.id !== id && plainName(unit.name) === plainName(name));
  if (taken) refuse('name-taken', { what: name });
};
