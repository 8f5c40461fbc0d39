import { type ReactElement, type ReactNode, useState } from 'react';
import { BookOpenCheck, CloudOff, Scale, TriangleAlert, Undo2, X } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { disputeOf } from '../rulings/disputes.ts';
import { RulingsDialog } from '../rulings/rulings-dialog.tsx';
import { noteRead, unreadChange } from './seen-changes.ts';
import { takeBackRequest } from './taking-back.ts';
import { useLasting } from './use-lasting.ts';
import { NOTICE_TEXTS } from './texts.ts';
import styles from './notices.module.css';

/** Urgent messages: a lost connection, a refusal, changed rules, a request to take back a step, a disputed rule. */
export const Notices = ({ inline = false }: { inline?: boolean }): ReactElement => {
  const { store } = useBattleContext();
  const { line, problem, note, state, info, plan, bye, busy } = useLoadedBattle();
  const ask = takeBackRequest(state, info.mine, namesFor(plan).sides);
  const dispute = disputeOf(state, info.mine, namesFor(plan).sides);
  const [shown, setShown] = useState(false);
  const { changes = [] } = info;
  const [read, setRead] = useState(0);
  const change = changes.length > read ? unreadChange(window.localStorage, info.id, changes) : undefined;
  const voice = info.mine.find((side) => !state.conceded.includes(side)) ?? -1;
  const isLost = useLasting(line === 'lost' || line === 'connecting', 500);
  const close = (
    <Button loud="quiet" className={styles.close} aria-label={NOTICE_TEXTS.close} onClick={() => store.forgive()}>
      <X size={18} aria-hidden />
    </Button>
  );
  return (
    <>
      <div className={inline ? styles.inline : styles.notices} aria-live="assertive">
        {isLost ? (
          <Notice icon={<CloudOff size={20} aria-hidden />}>
            <p>{busy ? NOTICE_TEXTS.lostBusy : NOTICE_TEXTS.lost}</p>
          </Notice>
        ) : undefined}
        {line === 'ended' && bye ? (
          <Notice icon={<CloudOff size={20} aria-hidden />}>
            <p>{bye.sentence}</p>
            <Button onClick={() => window.location.reload()}>{NOTICE_TEXTS.reload}</Button>
          </Notice>
        ) : undefined}
        {change === undefined ? undefined : (
          <Notice icon={<BookOpenCheck size={20} aria-hidden />}>
            <p>{change}</p>
            <Button
              loud="quiet"
              className={styles.close}
              aria-label={NOTICE_TEXTS.close}
              onClick={() => {
                noteRead(window.localStorage, info.id, changes);
                setRead(changes.length);
              }}
            >
              <X size={18} aria-hidden />
            </Button>
          </Notice>
        )}
        {problem && !inline ? (
          <Notice bad icon={<TriangleAlert size={20} aria-hidden />}>
            <p>{problem.sentence}</p>
            {close}
          </Notice>
        ) : undefined}
        {note ? (
          <Notice icon={<Undo2 size={20} aria-hidden />}>
            <p>{note}</p>
            {close}
          </Notice>
        ) : undefined}
        {ask ? (
          <Notice icon={<Undo2 size={20} aria-hidden />}>
            <p>{ask.sentence}</p>
            {ask.mine ? (
              <div className={styles.buttons}>
                <Button loud="main" disabled={busy} onClick={() => void store.allow(voice, true)}>
                  {NOTICE_TEXTS.allow}
                </Button>
                <Button disabled={busy} onClick={() => void store.allow(voice, false)}>
                  {NOTICE_TEXTS.doNotAllow}
                </Button>
              </div>
            ) : undefined}
          </Notice>
        ) : undefined}
        {dispute ? (
          <Notice icon={<Scale size={20} aria-hidden />}>
            <p>{dispute.sentence}</p>
            <div className={styles.buttons}>
              {dispute.open.length === 1 ? (
                <Button loud="main" disabled={busy} onClick={() => void store.wish(dispute.open[0], dispute.asked)}>
                  {NOTICE_TEXTS.agree}
                </Button>
              ) : undefined}
              <Button onClick={() => setShown(true)}>
                {dispute.open.length > 0 ? NOTICE_TEXTS.answer : NOTICE_TEXTS.show}
              </Button>
            </div>
          </Notice>
        ) : undefined}
      </div>
      {shown ? <RulingsDialog onClose={() => setShown(false)} /> : undefined}
    </>
  );
};

const Notice = ({
  icon,
  bad = false,
  children,
}: {
  icon: ReactNode;
  bad?: boolean;
  children: ReactNode;
}): ReactElement => (
  <div className={`${styles.notice} ${bad ? styles.problem : ''}`}>
    {icon}
    {children}
  </div>
);
