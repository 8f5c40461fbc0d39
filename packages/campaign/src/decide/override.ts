import type { Approval } from '../state/campaign.ts';
import type { Override } from '../state/change.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { demandArmyName } from './found.ts';
import { demandUnitName } from './new-unit.ts';
import { refuse } from './refusal.ts';

/** The organiser's word: any number, any unit, with a name and a reason. */
export const override = (desk: Desk, { by, reason, override: word }: Extract<Command, { type: 'override' }>): void => {
  const approval = demandApproval('override', { by, reason });
  demandThere(desk, word);
  desk.change({ type: 'overridden', ...approval, override: word });
};

/** The organiser's word must have a name and a reason. */
export const demandApproval = (what: 'override' | 'approval', { by, reason }: Approval): Approval => {
  if (by.trim() === '' || reason.trim() === '') refuse('no-name', { what });
  return { by: by.trim(), reason: reason.trim() };
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
