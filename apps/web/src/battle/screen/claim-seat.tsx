import { gameName } from '@muster/rules';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/http.ts';
import { useRequest } from '../../api/use-request.ts';
import { Button, buttonLook } from '../../parts/button.tsx';
import { Frame } from '../../parts/frame.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { TableMap } from '../../parts/table-map.tsx';
import { SHARED_TEXTS } from '../../parts/texts.ts';
import { Loading } from '../../parts/loading.tsx';
import { CopyLink } from '../../parts/copy-link.tsx';
import { invitationTitle, welcomeOf } from './invitation.ts';
import { InvitedSides } from './invited-sides.tsx';
import { TakeSeatForm } from './take-seat-form.tsx';
import { INVITATION_TEXTS } from './texts.ts';
import styles from './claim-seat.module.css';

/** The page of a link to a seat: the offered side, and the way into the battle. */
export const ClaimSeat = ({
  battle,
  token,
  onDone,
}: {
  battle: string;
  token: string;
  onDone: () => void;
}): ReactElement => {
  const { value: invitation, sentence } = useRequest(() => api.invitation(battle, token), battle, token);
  const welcome = invitation && welcomeOf(invitation);
  useEffect(() => {
    if (welcome === 'back') onDone();
  }, [welcome]);
  if (sentence !== undefined)
    return (
      <Frame title={INVITATION_TEXTS.brokenTitle}>
        <ProblemLine sentence={sentence} />
        <p>
          <Link href="/" className={buttonLook()}>
            {INVITATION_TEXTS.toStart}
          </Link>
        </p>
      </Frame>
    );
  if (!invitation || !welcome || welcome === 'back') return <Loading text={SHARED_TEXTS.loadingBattle} />;
  const { side, sides, system, table, title } = invitation;
  const { army } = sides[side];
  return (
    <Frame title={invitationTitle(welcome, invitation)}>
      <div className={styles.invitation}>
        <div className={styles.words}>
          <p className={styles.what}>{INVITATION_TEXTS.what(gameName(system), sides[side].points, title)}</p>
          <InvitedSides sides={sides} side={side} />
          {welcome === 'free' ? <TakeSeatForm battle={battle} token={token} army={army} onDone={onDone} /> : undefined}
          {welcome === 'taken' ? (
            <>
              <p>{INVITATION_TEXTS.taken}</p>
              <p>
                <Link href="/new" className={buttonLook('main')}>
                  {INVITATION_TEXTS.newBattle}
                </Link>
              </p>
            </>
          ) : undefined}
          {welcome === 'own' ? (
            <>
              <p>{INVITATION_TEXTS.own(army)}</p>
              <CopyLink label={INVITATION_TEXTS.linkFor(army)} link={window.location.href} />
              <p className={styles.buttons}>
                <Button loud="main" onClick={onDone}>
                  {INVITATION_TEXTS.toBattle}
                </Button>
                <Button onClick={() => void api.claim(battle, token).then(onDone)}>
                  {INVITATION_TEXTS.playMyself(army)}
                </Button>
              </p>
            </>
          ) : undefined}
        </div>
        <div className={styles.map}>
          <TableMap table={table} label={INVITATION_TEXTS.table} />
        </div>
      </div>
    </Frame>
  );
};
