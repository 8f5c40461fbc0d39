import type { SeatInfo } from '@muster/protocol';
import { RefreshCw, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { PlayerName } from '../parts/player-name.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import type { PeopleAt } from './battle-people.tsx';
import styles from './battle-people.module.css';
import { PEOPLE_TEXTS } from './texts.ts';

/** The seat of a side: its player, or the link to it. The host can free it. */
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
        <ConfirmButton
          icon={<UserX size={16} aria-hidden="true" />}
          words={PEOPLE_TEXTS.freeSeat}
          question={PEOPLE_TEXTS.freeSeatOf(seat.name)}
          act={PEOPLE_TEXTS.freeSeat}
          disabled={busy}
          onAct={() => onHost({ type: 'free-seat', side })}
        />
      ) : undefined}
      {token === undefined ? undefined : (
        <div className={styles.link}>
          <CopyLink
            label={PEOPLE_TEXTS.playLink(army)}
            link={`${window.location.origin}/battles/${people.id}?seat=${token}`}
          >
            <ConfirmButton
              icon={<RefreshCw size={16} aria-hidden="true" />}
              words={PEOPLE_TEXTS.newLink}
              question={PEOPLE_TEXTS.newPlayLink(army)}
              act={PEOPLE_TEXTS.makeLink}
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

/** Returns an aside on whether a player is connected; empty for computers and free seats. */
const presenceOf = ({ kind, online }: SeatInfo, isMine: boolean): string => {
  if (kind !== 'person') return '';
  if (isMine) return PEOPLE_TEXTS.you;
  return online ? '' : PEOPLE_TEXTS.away;
};
