import type { ReactElement } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Invites } from './invites.tsx';
import { MY_BATTLES_TEXTS } from './texts.ts';

/** The links to a battle in a dialog. */
export const InviteDialog = ({ id, onClose }: { id: string; onClose: () => void }): ReactElement => (
  <Dialog title={MY_BATTLES_TEXTS.links} onClose={onClose}>
    <Invites id={id} />
  </Dialog>
);
