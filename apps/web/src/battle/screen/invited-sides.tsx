import type { Invitation } from '@muster/protocol';
import type { ReactElement } from 'react';
import { PlayerName } from '../../parts/player-name.tsx';
import { SideMark } from '../../parts/side-mark.tsx';
import { INVITATION_TEXTS } from './texts.ts';
import styles from './invited-sides.module.css';

/** The sides of a battle, for a visitor who may take a seat. */
export const InvitedSides = ({ sides, side }: Pick<Invitation, 'sides' | 'side'>): ReactElement => (
  <ul className={styles.sides}>
    {sides.map(({ army, units, player, account }, index) => (
      <li key={index} className={index === side ? styles.offered : undefined}>
        <SideMark side={index} />
        <div>
          <h2>{army}</h2>
          <p className={styles.player}>
            {player === '' ? INVITATION_TEXTS.freeSeat : <PlayerName name={player} account={account} />}
          </p>
          <p className={styles.units}>{units.join(', ')}</p>
        </div>
      </li>
    ))}
  </ul>
);
