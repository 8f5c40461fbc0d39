import { isSameWish, type Wish, wishSentence } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { decisionText, type DisputeView, disputeOf, disputeRollText } from './disputes.ts';
import styles from './rulings.module.css';
import { WishForm } from './wish-form.tsx';
import { RULINGS_TEXTS } from './texts.ts';

/** The dialog about the most important rule: propose a reading, agree or roll, and see the decisions in force. */
export const RulingsDialog = ({ onClose }: { onClose: () => void }): ReactElement => {
  const { state, info, plan, problem } = useLoadedBattle();
  const sides = namesFor(plan).sides;
  const dispute = disputeOf(state, info.mine, sides);
  const standing = info.mine.filter((side) => !state.conceded.includes(side));
  return (
    <Dialog title={RULINGS_TEXTS.title} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.soft}>{RULINGS_TEXTS.text}</p>
        {problem ? <ProblemLine sentence={problem.sentence} /> : undefined}
        {dispute ? (
          <Open dispute={dispute} standing={standing} />
        ) : standing.length > 0 && !state.over ? (
          <Invoke standing={standing} sides={sides} />
        ) : undefined}
        <InForce />
      </div>
    </Dialog>
  );
};

/** The form of a new proposal. */
const Invoke = ({ standing, sides }: { standing: readonly number[]; sides: readonly string[] }): ReactElement => {
  const { store } = useBattleContext();
  const [side, setSide] = useState(standing[0]);
  return (
    <>
      {standing.length > 1 ? (
        <Segments
          legend={RULINGS_TEXTS.whoAsks}
          choices={standing.map((other) => ({ value: String(other), words: sides[other] }))}
          value={String(side)}
          onChoose={(other) => setSide(Number(other))}
        />
      ) : undefined}
      <WishForm words={RULINGS_TEXTS.propose} onWish={(wish) => void store.wish(side, wish)} />
    </>
  );
};

/** An open dispute: what each side wants, and the possible answers. */
const Open = ({ dispute, standing }: { dispute: DisputeView; standing: readonly number[] }): ReactElement => {
  const { store } = useBattleContext();
  const { state, busy } = useLoadedBattle();
  const { wishes, canRoll } = dispute;
  const invoker = state.dispute?.side ?? -1;
  // What others proposed instead.
  const counters = wishes.filter(({ wish }) => wish && wish !== 'as-it-is' && !isSameWish(wish, dispute.asked));
  return (
    <>
      <p>{dispute.sentence}</p>
      <dl className={styles.wishes}>
        {wishes.map(({ side, name, wish }) => (
          <div key={side}>
            <dt>{name}</dt>
            <dd>{wish ? wishSentence(wish) : RULINGS_TEXTS.notAnswered}</dd>
          </div>
        ))}
      </dl>
      {standing
        .filter((side) => side !== invoker && state.dispute?.roll !== true)
        .map((side) => (
          <Reply key={side} side={side} dispute={dispute} named={standing.length > 1} />
        ))}
      {canRoll && standing.length > 0 ? (
        <div className={styles.roll}>
          <p>{disputeRollText(wishes.map(({ name }) => name))}</p>
          <Button loud="main" disabled={busy} onClick={() => void store.roll(standing[0])}>
            {RULINGS_TEXTS.roll}
          </Button>
        </div>
      ) : undefined}
      {standing.includes(invoker) && state.dispute?.roll !== true ? (
        <div className={styles.buttons}>
          {counters.map(({ side, name, wish }) => (
            <Button key={side} disabled={busy} onClick={() => wish && void store.wish(invoker, wish)}>
              {RULINGS_TEXTS.agreeWith(name)}
            </Button>
          ))}
          <Button loud="quiet" disabled={busy} onClick={() => void store.withdraw(invoker)}>
            {RULINGS_TEXTS.withdraw}
          </Button>
        </div>
      ) : undefined}
    </>
  );
};

/** The answer of one side to a proposal. */
const Reply = ({ side, dispute, named }: { side: number; dispute: DisputeView; named: boolean }): ReactElement => {
  const { store } = useBattleContext();
  const { busy } = useLoadedBattle();
  const [differs, setDiffers] = useState(false);
  const { asked, wishes } = dispute;
  const own = wishes.find((one) => one.side === side);
  const says = (wish: Wish): void => {
    setDiffers(false);
    void store.wish(side, wish);
  };
  const isSaid = (wish: Wish): boolean => own?.wish !== undefined && isSameWish(own.wish, wish);
  return (
    <section className={styles.reply} aria-label={RULINGS_TEXTS.answerOf(own?.name ?? RULINGS_TEXTS.thisSide)}>
      {named ? <h3>{own?.name}</h3> : undefined}
      <div className={styles.buttons}>
        <Button loud="main" disabled={busy || isSaid(asked)} onClick={() => says(asked)}>
          {RULINGS_TEXTS.agree}
        </Button>
        <Button disabled={busy || isSaid('as-it-is')} onClick={() => says('as-it-is')}>
          {RULINGS_TEXTS.leave}
        </Button>
        <Button aria-expanded={differs} onClick={() => setDiffers(!differs)}>
          {RULINGS_TEXTS.proposeOther}
        </Button>
      </div>
      {differs ? <WishForm words={RULINGS_TEXTS.proposeThis} onWish={says} /> : undefined}
    </section>
  );
};

/** The decisions for the rest of the battle. */
const InForce = (): ReactElement => {
  const { state, plan } = useLoadedBattle();
  const sides = namesFor(plan).sides;
  return (
    <section aria-label={RULINGS_TEXTS.inForce} className={styles.force}>
      <h3>{RULINGS_TEXTS.inForce}</h3>
      {state.decisions.length === 0 ? (
        <p className={styles.soft}>{RULINGS_TEXTS.none}</p>
      ) : (
        <ul>
          {state.decisions.map((decision, i) => (
            <li key={i}>{decisionText(decision, state, sides)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
