import type { ReactElement } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Invites } from './invites.tsx';

/** The links to a battle, above everything else. */
export const InviteDialog = ({ id, onClose }: { id: string; onClose: () => void }): ReactElement => (
  <Dialog title="Links to this battle" onClose={onClose}>
    <Invites id={id} />
  </Dialog>
);
