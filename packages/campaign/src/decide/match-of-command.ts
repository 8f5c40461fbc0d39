import type { Campaign } from '../state/campaign.ts';
import { openMatchOf, ownerOf } from '../state/find.ts';
import type { Command } from '../contract/command.ts';

/** Returns the match of a command: its own, or the open match of its army. */
export const matchOfCommand = (campaign: Campaign, command: Command): string | undefined => {
  if ('match' in command) return command.match;
  const army = 'army' in command && typeof command.army === 'string' ? command.army : ownerOfCommand(campaign, command);
  return army === undefined ? undefined : openMatchOf(campaign, army)?.id;
};

const ownerOfCommand = (campaign: Campaign, command: Command): string | undefined =>
  'unit' in command && typeof command.unit === 'string' ? ownerOf(campaign, command.unit)?.id : undefined;
