import { isSameWish, type Wish, wishSentence } from '@muster/engine';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { decisionText, type DisputeView, disputeOf, rollWords } from './dispute-words.ts';
import styles from './rulings.module.css';
import { WishForm } from './wish-form.tsx';

/** The most important rule: invoke it, agree or roll, and see what is in force. */
export const RulingsDialog = ({ onClose }: { onClose: () => void }): ReactElement => {
  const { state, info, plan, problem } = useReady();
  const sides = namesFor(plan).sides;
  const dispute = disputeOf(state, info.mine, sides);
  const standing = info.mine.filter((side) => !state.conceded.includes(side));
  return (
    <Dialog title="The most important rule" onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.soft}>
          Is a rule unclear? All players agree on a reading, or a die decides. The decision applies from the next step
          to the end of the battle.
        </p>
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

/** Nothing is disputed: a side may say what it wants. */
const Invoke = ({ standing, sides }: { standing: readonly number[]; sides: readonly string[] }): ReactElement => {
  const { store } = useHere();
  const [side, setSide] = useState(standing[0]);
  return (
    <>
      {standing.length > 1 ? (
        <Segments
          legend="Who asks?"
          choices={standing.map((other) => ({ value: String(other), words: sides[other] }))}
          value={String(side)}
          onChoose={(other) => setSide(Number(other))}
        />
      ) : undefined}
      <WishForm words="Propose" onWish={(wish) => void store.wish(side, wish)} />
    </>
  );
};

/** A dispute that is not decided: what each side wants, and what one may say to it. */
const Open = ({ dispute, standing }: { dispute: DisputeView; standing: readonly number[] }): ReactElement => {
  const { store } = useHere();
  const { state, busy } = useReady();
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
            <dd>{wish ? wishSentence(wish) : 'Has not answered yet'}</dd>
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
          <p>{rollWords(wishes.map(({ name }) => name))}</p>
          <Button loud="main" disabled={busy} onClick={() => void store.roll(standing[0])}>
            Roll
          </Button>
        </div>
      ) : undefined}
      {standing.includes(invoker) && state.dispute?.roll !== true ? (
        <div className={styles.buttons}>
          {counters.map(({ side, name, wish }) => (
            <Button key={side} disabled={busy} onClick={() => wish && void store.wish(invoker, wish)}>
              Agree with {name}
            </Button>
          ))}
          <Button loud="quiet" disabled={busy} onClick={() => void store.withdraw(invoker)}>
            Withdraw the proposal
          </Button>
        </div>
      ) : undefined}
    </>
  );
};

/** What one side says to a proposal. */
const Reply = ({ side, dispute, named }: { side: number; dispute: DisputeView; named: boolean }): ReactElement => {
  const { store } = useHere();
  const { busy } = useReady();
  const [differs, setDiffers] = useState(false);
  const { asked, wishes } = dispute;
  const own = wishes.find((one) => one.side === side);
  const says = (wish: Wish): void => {
    setDiffers(false);
    void store.wish(side, wish);
  };
  const isSaid = (wish: Wish): boolean => own?.wish !== undefined && isSameWish(own.wish, wish);
  return (
    <section className={styles.reply} aria-label={`Answer of ${own?.name ?? 'this side'}`}>
      {named ? <h3>{own?.name}</h3> : undefined}
      <div className={styles.buttons}>
        <Button loud="main" disabled={busy || isSaid(asked)} onClick={() => says(asked)}>
          Agree
        </Button>
        <Button disabled={busy || isSaid('as-it-is')} onClick={() => says('as-it-is')}>
          Leave it as it is
        </Button>
        <Button aria-expanded={differs} onClick={() => setDiffers(!differs)}>
          Propose something else
        </Button>
      </div>
      {differs ? <WishForm words="Propose this instead" onWish={says} /> : undefined}
    </section>
  );
};

/** What was decided for the rest of the battle. */
const InForce = (): ReactElement => {
  const { state, plan } = useReady();
  const sides = namesFor(plan).sides;
  return (
    <section aria-label="Decisions in force" className={styles.force}>
      <h3>Decisions in force</h3>
      {state.decisions.length === 0 ? (
        <p className={styles.soft}>None.</p>
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
