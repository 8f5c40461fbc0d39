import type { BattleLinks, HostOrder, SeatInfo } from '@muster/protocol';
import type { ReactElement } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { PlayerName } from '../parts/player-name.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { Sure } from '../parts/sure.tsx';
import styles from './battle-people.module.css';
import { Spectators } from './spectators.tsx';
import type { Watching } from './watching.ts';

/** A battle and the people at it, as one of them sees it. */
export interface PeopleAt extends BattleLinks {
  id: string;
  /** What the armies are called, by side. */
  armies: readonly string[];
  seats: readonly SeatInfo[];
  mine: readonly number[];
  host: boolean;
  /** Sides whose seats stay as they are: they have conceded, or the battle is over. */
  settled: readonly number[];
  watching: Watching | undefined;
  busy: boolean;
  onHost: (order: HostOrder) => void;
}

/** Who plays and who watches, with the links to send; the host can make new ones, free seats and remove spectators. */
export const BattlePeople = (people: PeopleAt): ReactElement => {
  const { id, armies, seats, invites, watch, host, busy, onHost } = people;
  const { origin } = window.location;
  return (
    <>
      <section className={styles.part}>
        <h3>Players</h3>
        <ul className={styles.seats}>
          {seats.map((seat, side) => {
            const token = invites.find((invite) => invite.side === side)?.token;
            return (
              <li key={side}>
                <SideMark side={side} />
                <div className={styles.seat}>
                  <p>
                    <bdi className={styles.army}>{armies[side]}</bdi>
                    <span className={styles.player}>
                      <PlayerName name={seat.name} account={seat.account} />
                      {presenceOf(seat, people.mine.includes(side))}
                    </span>
                  </p>
                  {token === undefined ? undefined : (
                    <CopyLink label={`Link to play ${armies[side]}`} link={`${origin}/battles/${id}?seat=${token}`} />
                  )}
                  {token === undefined || !host ? undefined : (
                    <Sure
                      words="New link"
                      question={`Make a new link to play ${armies[side]}? The old link stops working.`}
                      act="Make a new link"
                      disabled={busy}
                      onAct={() => onHost({ type: 'new-seat-link', side })}
                    />
                  )}
                  {canBeFreed(people, side) ? (
                    <Sure
                      words="Free seat"
                      question={`Take this seat from ${seat.name}? They leave the battle, and you get a new link for another player.`}
                      act="Free seat"
                      disabled={busy}
                      onAct={() => onHost({ type: 'free-seat', side })}
                    />
                  ) : undefined}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      {watch === undefined ? undefined : (
        <section className={styles.part}>
          <h3>Spectators</h3>
          <CopyLink label="Link for watching" link={`${origin}/battles/${id}?watch=${watch}`} />
          {host ? (
            <>
              <Sure
                words="New link for watching"
                question="Make a new link for watching? The old link stops working, and everyone who watches leaves."
                act="Make a new link"
                disabled={busy}
                onAct={() => onHost({ type: 'new-watch-link' })}
              />
              <Spectators watching={people.watching} busy={busy} onHost={onHost} />
            </>
          ) : undefined}
        </section>
      )}
    </>
  );
};

const canBeFreed = ({ host, seats, mine, settled }: PeopleAt, side: number): boolean =>
  host && seats[side].kind === 'person' && !mine.includes(side) && !settled.includes(side);

/** Whether a player is there, in words; nothing for computers and free seats. */
const presenceOf = ({ kind, online }: SeatInfo, isMine: boolean): string => {
  if (kind !== 'person') return '';
  return isMine ? ' (you)' : online ? '' : ' (away)';
};
