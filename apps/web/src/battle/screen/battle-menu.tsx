import { type ReactElement, useState } from 'react';
import { Menu, Scale } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useWatch } from '../desk/use-watch.ts';
import { HabitList } from '../questions/habit-list.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { BattlePeople } from '../../people/battle-people.tsx';
import { RulingsDialog } from '../rulings/rulings-dialog.tsx';
import { NotifyButton } from './notify-button.tsx';
import styles from './battle-menu.module.css';

/** Everything about the battle that is not a move: links, text, habits, conceding. */
export const BattleMenu = (): ReactElement => {
  const [open, setOpen] = useState<'menu' | 'rulings'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button loud="quiet" className={styles.button} aria-label="Menu" onClick={() => setOpen('menu')}>
        <Menu size={20} aria-hidden />
      </Button>
      {open === 'menu' ? (
        <Dialog title="Battle" onClose={close}>
          <MenuContent onClose={close} onRulings={() => setOpen('rulings')} />
        </Dialog>
      ) : undefined}
      {open === 'rulings' ? <RulingsDialog onClose={close} /> : undefined}
    </>
  );
};

const MenuContent = ({ onClose, onRulings }: { onClose: () => void; onRulings: () => void }): ReactElement => {
  const { store } = useHere();
  const { info, state, plan, watching, busy, problem } = useReady();
  const [conceding, setConceding] = useState<number>();
  const names = namesFor(plan).sides;
  const standing = info.mine.filter((side) => !state.conceded.includes(side));
  const watch = useWatch();
  const [inWords] = useRoute('/battles/:id/text');
  return (
    <div className={styles.content}>
      <p className={styles.title}>{info.title}</p>
      <ul className={styles.links}>
        <li>
          {inWords ? (
            <Link href={`/battles/${info.id}${watch}`}>Show the map</Link>
          ) : (
            <Link href={`/battles/${info.id}/text${watch}`}>
              {info.mine.length > 0 ? 'Play in words, without the map' : 'Follow in words, without the map'}
            </Link>
          )}
        </li>
        <li>
          <Link href="/rules">Rules</Link>
        </li>
        <li>
          <Link href="/battles">My battles</Link>
        </li>
        {state.over ? (
          <li>
            <Link href={`/replays/${info.id}${watch}`}>Replay</Link>
          </li>
        ) : undefined}
      </ul>
      <BattlePeople
        {...info}
        armies={names}
        seats={state.seats}
        settled={state.over ? names.map((_, side) => side) : state.conceded}
        watching={watching}
        busy={busy}
        onHost={(order) => void store.host(order)}
      />
      <ProblemLine sentence={problem?.sentence} />
      {info.mine.length > 0 || state.decisions.length > 0 ? (
        <Button className={styles.rulings} onClick={onRulings}>
          <Scale size={18} aria-hidden />
          The most important rule…
        </Button>
      ) : undefined}
      {info.mine.length > 0 && !state.over ? <NotifyButton /> : undefined}
      <HabitList />
      <p className={styles.seed}>
        Promise of the dice (SHA-256 of the seed): <code>{info.seedHash}</code>
        {state.seed ? (
          <>
            {' '}
            The seed was <code>{state.seed}</code>.
          </>
        ) : undefined}
      </p>
      {state.over ? undefined : (
        <div className={styles.concede}>
          {standing.map((side) =>
            conceding === side ? (
              <p key={side}>
                Give the battle up as {names[side]}?
                {names.length - state.conceded.length > 2 ? ' The computer plays on for it. ' : ' '}
                <Button
                  loud="danger"
                  onClick={() => {
                    void store.concede(side);
                    onClose();
                  }}
                >
                  Concede
                </Button>{' '}
                <Button onClick={() => setConceding(undefined)}>Fight on</Button>
              </p>
            ) : (
              <Button key={side} loud="danger" onClick={() => setConceding(side)}>
                Concede{standing.length > 1 ? ` as ${names[side]}` : ''}…
              </Button>
            ),
          )}
        </div>
      )}
    </div>
  );
};
