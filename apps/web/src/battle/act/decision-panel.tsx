import { type ReactElement, useEffect, useRef } from 'react';
import { useScreenState, useLoadedBattle } from '../desk/battle-context.ts';
import { EndPanel } from '../end/end-panel.tsx';
import { currentDecision } from '../phases/deciding.ts';
import { QuestionPanel } from '../questions/question-panel.tsx';
import { UnitCard } from '../units/unit-card.tsx';
import { SecretCover } from '../screen/curtain.tsx';
import { WhoseTurn } from '../screen/whose-turn.tsx';
import { WatchPanel } from '../beat/watch-panel.tsx';
import { ActPanel } from './act-panel.tsx';
import { WaitPanel } from './wait-panel.tsx';
import styles from './decision-panel.module.css';

/** The panel with the current decision, and the card of the selected unit. */
export const DecisionPanel = (): ReactElement => {
  const { battle, state, info, beat } = useLoadedBattle();
  const unit = useScreenState((desk) => desk.unit);
  const deciding = currentDecision(battle, state, info.mine);
  const panel = useRef<HTMLDivElement>(null);
  const moment = `${deciding.kind} ${state.seq}`;
  useEffect(() => {
    // The button that was pressed is gone by now: keyboard users continue from here.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [moment]);
  if (beat) return <WatchPanel />;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <WhoseTurn />
      {deciding.kind === 'over' ? <EndPanel /> : undefined}
      {deciding.kind === 'question' ? (
        <SecretCover>
          <QuestionPanel key={`${state.seq} ${deciding.side}`} question={deciding.question} />
        </SecretCover>
      ) : undefined}
      {deciding.kind === 'act' ? (
        <ActPanel key={`${state.steps} ${deciding.side}`} side={deciding.side} phase={deciding.phase} />
      ) : undefined}
      {deciding.kind === 'wait' ? <WaitPanel /> : undefined}
      {unit === undefined ? undefined : <UnitCard unit={unit} />}
    </div>
  );
};
