import type { BattleLinks, HostOrder, SeatInfo } from '@muster/protocol';
import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { Sure } from '../parts/sure.tsx';
import styles from './battle-people.module.css';
import { SeatRow } from './seat-row.tsx';
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
  const { id, seats, watch, host, busy, onHost } = people;
  return (
    <>
      <section className={styles.part} aria-label="Players">
        <h3>Players</h3>
        <ul className={styles.list}>
          {seats.map((_, side) => (
            <SeatRow key={side} side={side} people={people} />
          ))}
        </ul>
      </section>
      {watch === undefined ? undefined : (
        <section className={styles.part} aria-label="Spectators">
          <h3>Spectators</h3>
          <CopyLink label="Link for watching" link={`${window.location.origin}/battles/${id}?watch=${watch}`}>
            {host ? (
              <Sure
                icon={<RefreshCw size={16} aria-hidden="true" />}
                words="New link"
                question="Make a new link for watching? The old link stops working, and everyone who watches leaves."
                act="Make a new link"
                disabled={busy}
                onAct={() => onHost({ type: 'new-watch-link' })}
              />
            ) : undefined}
          </CopyLink>
          {host ? <Spectators watching={people.watching} busy={busy} onHost={onHost} /> : undefined}
        </section>
      )}
    </>
  );
};
