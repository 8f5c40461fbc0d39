import { checkAction, type Refusal, refusalSentence } from '@muster/engine';
import { chargeMoves, spotOf } from '@muster/guide';
import { X } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { activationOf } from '../moves/move-tasks.ts';
import { chance, shotWords } from '../odds/figures.ts';
import { chargeOdds } from '../odds/melee.ts';
import { allAt, declarationOdds, shotTargets } from '../odds/shots.ts';
import { Bubble } from '../table/bubble.tsx';
import styles from './bubbles.module.css';
import { whyNoShot } from './why-no-shot.ts';
import { BUBBLE_TEXTS } from './texts.ts';

/** What the chosen unit can do to an enemy from where it is: shoot or charge, with odds, or why not. */
export const EnemyBubble = ({
  side,
  unit,
  enemy,
  onClose,
}: {
  side: number;
  unit: number;
  enemy: number;
  onClose: () => void;
}): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const say = (refusal: Refusal): string => refusalSentence(plan, refusal);
  const shot = useMemo(() => {
    const refusal = checkAction(battle, { type: 'activate', unit, action: 'hold' });
    if (refusal) return { reason: say(refusal) };
    const found = shotTargets(battle, unit).find(({ target }) => target === enemy);
    if (!found) return { reason: whyNoShot(battle, unit, enemy) };
    const orders = allAt(found);
    const [odds] = declarationOdds(battle, unit, orders).targets;
    return { orders, words: odds ? shotWords(battle, odds) : '' };
  }, [battle, unit, enemy]);
  const charge = useMemo(() => {
    const moves = chargeMoves(battle, unit, enemy) ?? [];
    const refusal = checkAction(battle, activationOf({ unit, action: 'charge', target: enemy }, moves));
    if (refusal) return { reason: say(refusal) };
    const odds = chargeOdds(battle, unit, enemy, moves);
    return { moves, words: BUBBLE_TEXTS.youWin(chance(odds.charger.pWins + odds.defender.pDestroyed)) };
  }, [battle, unit, enemy]);
  return (
    <Bubble {...spotOf(battle, enemy)} label={namesFor(plan).units[enemy]}>
      <span className={styles.head}>
        <strong>{namesFor(plan).units[enemy]}</strong>
        <Button loud="quiet" className={styles.close} aria-label={BUBBLE_TEXTS.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </span>
      <Choice
        label={BUBBLE_TEXTS.shoot}
        words={shot.words}
        reason={shot.reason}
        busy={busy}
        onAct={() => void store.act(side, { type: 'activate', unit, action: 'hold', shoot: shot.orders ?? [] })}
      />
      <Choice
        label={BUBBLE_TEXTS.charge}
        words={charge.words}
        reason={charge.reason}
        busy={busy}
        onAct={() => void store.act(side, activationOf({ unit, action: 'charge', target: enemy }, charge.moves ?? []))}
      />
    </Bubble>
  );
};

const Choice = ({
  label,
  words = '',
  reason,
  busy,
  onAct,
}: {
  label: string;
  words?: string | undefined;
  reason?: string | undefined;
  busy: boolean;
  onAct: () => void;
}): ReactElement =>
  reason === undefined ? (
    <Button className={styles.shot} disabled={busy} onClick={onAct}>
      <span>{label}</span>
      <span className={styles.odds}>{words}</span>
    </Button>
  ) : (
    <p className={styles.reason}>{BUBBLE_TEXTS.notPossible(label, reason)}</p>
  );
