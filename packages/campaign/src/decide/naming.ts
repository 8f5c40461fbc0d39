import type { CampaignArmy } from '../state/campaign.ts';
import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { demandArmyName } from './found.ts';
import { demandUnitName } from './new-unit.ts';
import { refuse } from '../contract/refusal.ts';

/** Something that has a name and notes: an army, or a unit on a sheet. */
type Named = { of: 'army' | 'unit'; id: string };

/** Returns the army of a name or a note; for a unit, the army that has it. */
const ownerOf = (desk: CommandState, { of, id }: Named): CampaignArmy =>
  of === 'army' ? desk.army(id) : desk.owner(id);

/** Renames an army or a unit. Its id stays the same, and so do all dice with keys that contain it (campaign:C12). */
export const rename = (desk: CommandState, { of, id, name }: Extract<Command, { type: 'rename' }>): void => {
  const army = ownerOf(desk, { of, id });
  if (of === 'army') demandArmyName(desk, name, id);
  else demandUnitName(army, id, name);
  desk.change({ type: 'renamed', of, id, name: name.trim() });
};

/** Sets all notes about an army or a unit. */
export const replaceNotes = (desk: CommandState, { of, id, notes }: Extract<Command, { type: 'note' }>): void => {
  ownerOf(desk, { of, id });
  if (notes.some((note) => note.trim() === '')) refuse('no-name', { what: id });
  desk.change({ type: 'noted', of, id, notes: notes.map((note) => note.trim()) });
};
