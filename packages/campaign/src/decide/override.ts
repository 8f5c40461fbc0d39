import type { Override } from '../state/change.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { demandArmyName } from './found.ts';
import { demandUnitName } from './new-unit.ts';
import { refuse } from './refusal.ts';

/** The organiser's word: any number, any unit, with a name and a reason. */
export const override = (desk: Desk, { by, reason, override: word }: Extract<Command, { type: 'override' }>): void => {
  if (by.trim() === '' || reason.trim() === '') refuse('no-name', { what: 'override' });
  demandThere(desk, word);
  desk.change({ type: 'overridden', by: by.trim(), reason: reason.trim(), override: word });
};

/** Whoever it is about must be there, and a new name must be free (campaign:C12). */
const demandThere = (desk: Desk, word: Override): void => {
  if (word.of === 'match') desk.match(word.id);
  if (word.of === 'army') {
    desk.army(word.id);
    if (word.set.name !== undefined) demandArmyName(desk, word.set.name, word.id);
  }
  if (word.of === 'unit') {
    const army = desk.owner(word.id);
    if (word.set.name !== undefined) demandUnitName(army, word.id, word.set.name);
  }
};
