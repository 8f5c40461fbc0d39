import type { Approval } from '@muster/campaign';
import { Stop } from '../findings.ts';
import { readName } from './naming.ts';

/** Options that give the organiser's approval. */
export interface ApprovalOptions {
  approvedBy?: string;
  reason?: string;
}

/** The organiser's approval, if it was given: a name and a reason. */
export const approvalOf = ({ approvedBy, reason }: ApprovalOptions): Approval | undefined => {
  if (approvedBy === undefined && reason === undefined) return undefined;
  if (approvedBy === undefined || reason === undefined)
    throw new Stop('An approval needs both: --approved-by with the name of the organiser, and --reason.');
  return { by: readName(approvedBy, 'The name'), reason: readName(reason, 'The reason') };
};
