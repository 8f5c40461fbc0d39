import type { Approval } from '@muster/campaign';
import { CommandError } from '../findings.ts';
import { readName } from './naming.ts';

/** Options that give the organiser's approval. */
export interface ApprovalOptions {
  approvedBy?: string;
  reason?: string;
}

/** Returns the organiser's approval (a name and a reason), or nothing if the options give none. */
export const approvalOf = ({ approvedBy, reason }: ApprovalOptions): Approval | undefined => {
  if (approvedBy === undefined && reason === undefined) return undefined;
  if (approvedBy === undefined || reason === undefined)
    throw new CommandError('An approval needs both --approved-by (the name of the organiser) and --reason.');
  return { by: readName(approvedBy, 'The name'), reason: readName(reason, 'The reason') };
};
