import type { HostOrder } from '@muster/protocol';
import { UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { PlayerName } from '../parts/player-name.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import styles from './battle-people.module.css';
import { PEOPLE_TEXTS } from './texts.ts';
import { unnamedWords, type Spectating } from './watching.ts';

/** The spectators, for the host. */
export const Spectators = ({
  watching = { spectators: [], unnamed: 0 },
  busy,
  onHost,
}: {
  watching: Spectating | undefined;
  busy: boolean;
  onHost: (order: HostOrder) => void;
}): ReactElement => {
  const words = unnamedWords(watching);
  return (
    <>
      {watching.spectators.length > 0 ? (
        <ul className={styles.list}>
          {watching.spectators.map(({ id, name, account }) => (
            <li key={id}>
              <p className={styles.names}>
                <PlayerName name={name} account={account} />
              </p>
              <ConfirmButton
                icon={<UserX size={16} aria-hidden="true" />}
                words={PEOPLE_TEXTS.remove}
                question={PEOPLE_TEXTS.removeSpectator(name)}
                act={PEOPLE_TEXTS.remove}
                disabled={busy}
                onAct={() => onHost({ type: 'remove-spectator', spectator: id })}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
      {words === '' ? undefined : <p className={styles.player}>{words}</p>}
    </>
  );
};
