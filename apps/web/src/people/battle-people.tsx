import type { BattleLinks, HostOrder, SeatInfo } from '@muster/protocol';
import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import styles from './battle-people.module.css';
import { SeatRow } from './seat-row.tsx';
import { Spectators } from './spectators.tsx';
import { PEOPLE_TEXTS } from './texts.ts';
import type { Spectating } from './watching.ts';

/** A battle with its players and spectators, as one of them sees it. */
export interface PeopleAt extends BattleLinks {
  id: string;
  /** The names of the armies, by side. */
  armies: readonly string[];
  seats: readonly SeatInfo[];
  mine: readonly number[];
  host: boolean;
  /** Sides whose seats cannot change: they have conceded, or the battle is over. */
  settled: readonly number[];
  watching: Spectating | undefined;
  busy: boolean;
  onHost: (order: HostOrder) => void;
}

/** The players and spectators, with the links to send. The host can make new links, free seats and remove spectators. */
export const BattlePeople = (people: PeopleAt): ReactElement => {
  const { id, seats, watch, host, busy, onHost } = people;
  return (
    <>
      <section className={styles.part} aria-label={PEOPLE_TEXTS.players}>
        <h3>{PEOPLE_TEXTS.players}</h3>
        <ul className={styles.list}>
          {seats.map((_, side) => (
            <SeatRow key={side} side={side} people={people} />
          ))}
        </ul>
      </section>
      {watch === undefined ? undefined : (
        <section className={styles.part} aria-label={PEOPLE_TEXTS.spectators}>
          <h3>{PEOPLE_TEXTS.spectators}</h3>
          <CopyLink label={PEOPLE_TEXTS.watchLink} link={`${window.location.origin}/battles/${id}?watch=${watch}`}>
            {host ? (
              <ConfirmButton
                icon={<RefreshCw size={16} aria-hidden="true" />}
                words={PEOPLE_TEXTS.newLink}
                question={PEOPLE_TEXTS.newWatchLink}
                act={PEOPLE_TEXTS.makeLink}
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
