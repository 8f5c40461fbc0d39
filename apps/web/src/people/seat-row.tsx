import type { SeatInfo } from '@muster/protocol';
import { RefreshCw, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { PlayerName } from '../parts/player-name.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { Sure } from '../parts/sure.tsx';
import type { PeopleAt } from './battle-people.tsx';
import styles from './battle-people.module.css';

/** The seat of a side: who plays it, or the link to it; the host can free it. */
export const SeatRow = ({ side, people }: { side: number; people: PeopleAt }): ReactElement => {
  const { armies, seats, invites, busy, onHost } = people;
  const seat = seats[side];
  const army = armies[side];
  const token = invites.find((invite) => invite.side === side)?.token;
  return (
    <li>
      <SideMark side={side} />
      <p className={styles.names}>
        <bdi className={styles.army}>{army}</bdi>
        <span className={styles.player}>
          <PlayerName name={seat.name} account={seat.account} />
          {presenceOf(seat, people.mine.includes(side))}
        </span>
      </p>
      {canBeFreed(people, side) ? (
        <Sure
          icon={<UserX size={16} aria-hidden="true" />}
          words="Free seat"
          question={`Take this seat from ${seat.name}? They leave the battle, and you get a new link for another player.`}
          act="Free seat"
          disabled={busy}
          onAct={() => onHost({ type: 'free-seat', side })}
        />
      ) : undefined}
      {token === undefined ? undefined : (
        <div className={styles.link}>
          <CopyLink
            label={`Link to play ${army}`}
            link={`${window.location.origin}/battles/${people.id}?seat=${token}`}
          >
            <Sure
              icon={<RefreshCw size={16} aria-hidden="true" />}
              words="New link"
              question={`Make a new link to play ${army}? The old link stops working.`}
              act="Make a new link"
              disabled={busy}
              onAct={() => onHost({ type: 'new-seat-link', side })}
            />
          </CopyLink>
        </div>
      )}
    </li>
  );
};

const canBeFreed = ({ host, seats, mine, settled }: PeopleAt, side: number): boolean =>
  host && seats[side].kind === 'person' && !mine.includes(side) && !settled.includes(side);

/** Whether a player is there, in words; nothing for computers and free seats. */
const presenceOf = ({ kind, online }: SeatInfo, isMine: boolean): string => {
  if (kind !== 'person') return '';
  return isMine ? ' (you)' : online ? '' : ' (away)';
};
