import { type ReactElement, useState } from 'react';
import { GAME } from '@muster/engine';
import { Menu, Scale, Trash2 } from 'lucide-react';
import { Link, useLocation, useRoute } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useWatch } from '../desk/use-watch.ts';
import { PaceChoices } from '../beat/pace-choices.tsx';
import { HabitList } from '../questions/habit-list.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { RemoveBattle } from '../../my-battles/remove-battle.tsx';
import { BattlePeople } from '../../people/battle-people.tsx';
import { hasNoOtherPlayer } from '../../people/alone.ts';
import { RulingsDialog } from '../rulings/rulings-dialog.tsx';
import { NotifyButton } from './notify-button.tsx';
import { MENU_TEXTS } from './texts.ts';
import styles from './battle-menu.module.css';

/** The menu of the battle: people, links, automatic answers, conceding and removing. */
export const BattleMenu = (): ReactElement => {
  const [open, setOpen] = useState<'menu' | 'rulings' | 'remove'>();
  const { info, state, battle } = useLoadedBattle();
  const [, navigate] = useLocation();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button loud="quiet" className={styles.button} aria-label={MENU_TEXTS.button} onClick={() => setOpen('menu')}>
        <Menu size={20} aria-hidden />
      </Button>
      {open === 'menu' ? (
        <Dialog title={MENU_TEXTS.title} onClose={close}>
          <MenuContent onClose={close} onRulings={() => setOpen('rulings')} onRemove={() => setOpen('remove')} />
        </Dialog>
      ) : undefined}
      {open === 'rulings' ? <RulingsDialog onClose={close} /> : undefined}
      {open === 'remove' ? (
        <RemoveBattle
          id={info.id}
          battle={{ title: info.title, round: battle.game[GAME.round], over: state.over }}
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
  const { store } = useBattleContext();
  const { info, state, plan, watching, busy, problem } = useLoadedBattle();
  const names = namesFor(plan).sides;
  const standing = state.over ? [] : info.mine.filter((side) => !state.conceded.includes(side));
  const isContinued = names.length - state.conceded.length > 2;
  const removable = info.host && hasNoOtherPlayer(state.seats, info.mine);
  const watch = useWatch();
  const [isText] = useRoute('/battles/:id/text');
  return (
    <div className={styles.content}>
      <p className={styles.title}>{info.title}</p>
      <ul className={styles.links}>
        <li>
          {isText ? (
            <Link href={`/battles/${info.id}${watch}`}>{MENU_TEXTS.showMap}</Link>
          ) : (
            <Link href={`/battles/${info.id}/text${watch}`}>
              {info.mine.length > 0 ? MENU_TEXTS.playAsText : MENU_TEXTS.followAsText}
            </Link>
          )}
        </li>
        <li>
          <Link href="/rules">{MENU_TEXTS.rules}</Link>
        </li>
        <li>
          <Link href="/battles">{MENU_TEXTS.myBattles}</Link>
        </li>
        {state.over ? (
          <li>
            <Link href={`/replays/${info.id}${watch}`}>{MENU_TEXTS.replay}</Link>
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
          <h3>{MENU_TEXTS.changes}</h3>
          {info.changes.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ) : undefined}
      {info.mine.length > 0 || state.decisions.length > 0 ? (
        <Button className={styles.rulings} onClick={onRulings}>
          <Scale size={18} aria-hidden />
          {MENU_TEXTS.rulings}
        </Button>
      ) : undefined}
      {info.mine.length > 0 && !state.over ? <NotifyButton /> : undefined}
      <PaceChoices />
      <HabitList />
      <p className={styles.seed}>
        {MENU_TEXTS.commitment} <code>{info.seedHash}</code>
        {state.seed ? (
          <>
            {' '}
            {MENU_TEXTS.seed} <code>{state.seed}</code>
          </>
        ) : undefined}
      </p>
      {standing.length > 0 || removable ? (
        <div className={styles.ending}>
          {standing.map((side) => (
            <ConfirmButton
              key={side}
              words={standing.length > 1 ? MENU_TEXTS.concedeAs(names[side]) : MENU_TEXTS.concede}
              question={MENU_TEXTS.concedeQuestion(names[side], isContinued)}
              act={MENU_TEXTS.concede}
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
              {MENU_TEXTS.remove}
            </Button>
          ) : undefined}
        </div>
      ) : undefined}
    </div>
  );
};
