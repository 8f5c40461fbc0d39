import { type ReactElement, useState } from 'react';
import { G } from '@muster/engine';
import { Menu, Scale, Trash2 } from 'lucide-react';
import { Link, useLocation, useRoute } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useWatch } from '../desk/use-watch.ts';
import { HabitList } from '../questions/habit-list.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { Sure } from '../../parts/sure.tsx';
import { RemoveBattle } from '../../my-battles/remove-battle.tsx';
import { BattlePeople } from '../../people/battle-people.tsx';
import { isAloneAt } from '../../people/alone.ts';
import { RulingsDialog } from '../rulings/rulings-dialog.tsx';
import { NotifyButton } from './notify-button.tsx';
import styles from './battle-menu.module.css';

/** Everything about the battle that is not a move: people, links, habits, conceding, removing. */
export const BattleMenu = (): ReactElement => {
  const [open, setOpen] = useState<'menu' | 'rulings' | 'remove'>();
  const { info, state, battle } = useReady();
  const [, navigate] = useLocation();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button loud="quiet" className={styles.button} aria-label="Menu" onClick={() => setOpen('menu')}>
        <Menu size={20} aria-hidden />
      </Button>
      {open === 'menu' ? (
        <Dialog title="Battle" onClose={close}>
          <MenuContent onClose={close} onRulings={() => setOpen('rulings')} onRemove={() => setOpen('remove')} />
        </Dialog>
      ) : undefined}
      {open === 'rulings' ? <RulingsDialog onClose={close} /> : undefined}
      {open === 'remove' ? (
        <RemoveBattle
          id={info.id}
          battle={{ title: info.title, round: battle.game[G.round], over: state.over }}
          onRemoved={() => navigate('/battles')}
          onClose={close}
        />
      ) : undefined}
    </>
  );
};

const MenuContent = ({
  onClose,
  onRulings,
  onRemove,
}: {
  onClose: () => void;
  onRulings: () => void;
  onRemove: () => void;
}): ReactElement => {
  const { store } = useHere();
  const { info, state, plan, watching, busy, problem } = useReady();
  const names = namesFor(plan).sides;
  const standing = state.over ? [] : info.mine.filter((side) => !state.conceded.includes(side));
  const playsOn = names.length - state.conceded.length > 2;
  const removable = info.host && isAloneAt(state.seats, info.mine);
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
      {info.changes ? (
        <section className={styles.changes}>
          <h3>Changed rules</h3>
          {info.changes.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ) : undefined}
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
      {standing.length > 0 || removable ? (
        <div className={styles.ending}>
          {standing.map((side) => (
            <Sure
              key={side}
              words={standing.length > 1 ? `Concede as ${names[side]}` : 'Concede'}
              question={`Give the battle up as ${names[side]}?${playsOn ? ' The computer continues for it.' : ''}`}
              act="Concede"
              danger
              onAct={() => {
                void store.concede(side);
                onClose();
              }}
            />
          ))}
          {removable ? (
            <Button loud="danger" onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
              Remove this battle…
            </Button>
          ) : undefined}
        </div>
      ) : undefined}
    </div>
  );
};
